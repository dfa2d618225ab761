import { setTimeout as pause } from "node:timers/promises";
import { isPassword } from "#data/admin/passwords.ts";

/** Exceeds the queue limits of strangers and of known devices. */
const many = 20;

/** A sixth of the real cost keeps the test short. */
const hash = `$scrypt$ln=14,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/** Keeps the password queue full. @param isUrgent with the priority of known devices. @returns stops it */
export function floodPasswords(isUrgent = false): () => Promise<void> {
  let isOver = false;
  const goOn = async () => {
    while (!isOver) await isPassword("guess", hash, isUrgent).catch(() => pause(1));
  };
  const all = Array.from({ length: many }, goOn);
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}
