import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Env } from "./env.ts";

/** 256 random bits. */
const keyBytes = 32;

/**
 * Key that encrypts stored secrets and signs challenges: the setting, otherwise a file in the data folder that is
 * created at the first start and readable by its owner only.
 * @throws Error with code SECRET_KEY_MISSING when there is neither
 */
export function loadOrCreateSecretKey({ secretKey, dataDir }: Pick<Env, "secretKey" | "dataDir">): string {
  if (secretKey !== undefined) return secretKey;
  const file = keyFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeNew(file);
    const key = readFileSync(file, "utf8").trim();
    if (key.length >= keyBytes) return key;
    throw new Error("it holds too little");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `SECRET_KEY is not set, and "${file}" cannot serve instead (${reason}). Set SECRET_KEY to 32 or more random characters.`;
    throw Object.assign(new Error(sentence, { cause }), { code: "SECRET_KEY_MISSING" });
  }
}

/** The file that holds the key where no setting does. */
export function keyFile(dataDir: string): string {
  return resolve(dataDir, "secret.key");
}

/** Never overwrites a key: data encrypted with it would be lost. */
function writeNew(file: string): void {
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString("base64url")}\n`, {
      flag: "wx",
      mode: 0o600,
      flush: true,
    });
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  }
}
