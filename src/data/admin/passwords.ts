import { type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Overloaded } from "#domain/overloaded.ts";
import { type ConcurrencyLimiter, createConcurrencyLimiter } from "../concurrency-limiter.ts";

/** Cost of a hash: 2^logN blocks of 128·r bytes, p times over. */
interface Cost {
  logN: number;
  r: number;
  p: number;
}

/**
 * OWASP Password Storage Cheat Sheet, scrypt: N = 2^15 (32 MiB), r = 8, p = 3; as strong as its first choice
 * (N = 2^17, p = 1), and a few sign-ins at once do not fill the memory of a small machine.
 */
const cost: Cost = { logN: 15, r: 8, p: 3 };

const saltBytes = 16;
const keyBytes = 32;

/**
 * A hash keeps one of the four threads busy that files are read with, too, for some 200 ms: were they all busy
 * with hashes, no file would be served. Who would have to wait for more than some two seconds is sent away at once.
 */
const hashesAtOnce = 2;
const maxQueueLength = 16;
const queue = createConcurrencyLimiter(maxQueueLength, hashesAtOnce);

/** Hashes that wait to be made or compared. */
export const passwordQueue: Pick<ConcurrencyLimiter, "waiting"> = queue;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A hash that no password has, to spend the same time on an unknown name as on a wrong password. */
export const dummyHash = written(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes));

export type HashPassword = (password: string, randomBytes: (size: number) => Buffer) => Promise<string>;

/**
 * Hash of a password, with all that is needed to check one later: `$scrypt$ln=15,r=8,p=3$salt$key`. It comes before the tries
 * of strangers: who sets a password has a good link, an open session or the machine itself.
 * @param randomBytes source of the salt
 * @throws Overloaded when too many are being made already
 */
export const hashPassword: HashPassword = async (password, randomBytes) => {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, { salt, size: keyBytes, cost, isUrgent: true });
  return written(salt, key);
};

/**
 * Returns true when a password matches a hash.
 * @param isUrgent before the attempts of strangers
 * @throws Error when the hash is not one of ours. @throws Overloaded when too many are being made already
 */
export async function isPassword(password: string, hash: string, isUrgent = false): Promise<boolean> {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) throw new Error("A stored password hash is unreadable. Set the password anew.");
  const [, logN, r, p, salt = "", key = ""] = parts;
  const expected = Buffer.from(key, "base64");
  const hashedAt: Cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const wanted = { salt: Buffer.from(salt, "base64"), size: expected.length, cost: hashedAt, isUrgent };
  const actual = await keyOf(password, wanted);
  return timingSafeEqual(actual, expected);
}

/** NFKC, so that a password typed on another keyboard or system is the same password. */
async function keyOf(
  password: string,
  {
    salt,
    size,
    cost: { logN, r, p },
    isUrgent,
  }: { salt: Buffer; size: number; cost: Cost; isUrgent: boolean },
): Promise<Buffer> {
  const maxmem = 128 * r * (2 ** logN + p + 2);
  const key = queue.run(
    () => derive(password.normalize("NFKC"), salt, size, { N: 2 ** logN, r, p, maxmem }),
    isUrgent,
  );
  if (key === undefined) throw new Overloaded();
  return key;
}

function written(salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${cost.logN},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(key)}`;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
