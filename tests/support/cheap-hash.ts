import { scryptSync } from "node:crypto";
import type { HashPassword } from "#data/admin/passwords.ts";

/**
 * A hash that `isPassword` reads. Hashing is slow on purpose, and a hash says itself what it cost: this one costs a
 * test nothing.
 */
export function cheapHash(password: string): string {
  const [logN, r, p] = [1, 8, 1];
  const salt = Buffer.from("salt");
  const key = scryptSync(password.normalize("NFKC"), salt, 32, { N: 2 ** logN, r, p });
  return `$scrypt$ln=${logN},r=${r},p=${p}$${encode(salt)}$${encode(key)}`;
}

/** The same as a function of services. */
export const hashCheaply: HashPassword = async (password) => cheapHash(password);

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
