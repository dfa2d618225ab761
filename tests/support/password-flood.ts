import { setTimeout as pause } from "node:timers/promises";
import { isPassword } from "#data/admin/passwords.ts";

/** More than may wait at once, of strangers or of those who come before them. */
const many = 20;

/** Takes a sixth of what a real one takes, so that a test need not last. */
const hash = `$scrypt$ln=14,r=8,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Has as many passwords checked as may wait, again and again.
 * @param isUrgent as those of known devices are, which come before strangers'
 * @returns what ends it
 */
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
