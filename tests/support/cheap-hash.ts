import { scryptSync } from "node:crypto";
import type { HashPassword } from "#data/admin/passwords.ts";

/** Returns a valid hash at the lowest cost: hashes contain their cost, and the real one is slow on purpose. */
export function cheapHash(password: string): string {
  const [logN, r, p] = [1, 8, 1];
  const salt = Buffer.from("salt");
  const key = scryptSync(password.normalize("NFKC"), salt, 32, { N: 2 ** logN, r, p });
  return `$scrypt$ln=${logN},r=${r},p=${p}$${encode(salt)}$${encode(key)}`;
}

export const hashCheaply: HashPassword = async (password) => cheapHash(password);

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
