import { type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Overloaded } from "#domain/overloaded.ts";
import { type ConcurrencyLimiter, createConcurrencyLimiter } from "../concurrency-limiter.ts";

/** scrypt: 2^logN blocks of 128·r bytes, p times. */
interface Cost {
  logN: number;
  r: number;
  p: number;
}

/**
 * OWASP Password Storage Cheat Sheet, scrypt: N = 2^15 (32 MiB), r = 8, p = 3. It is as strong as the sheet's first
 * choice (N = 2^17, p = 1), and a few simultaneous sign-ins do not exhaust the memory of a small machine.
 */
const cost: Cost = { logN: 15, r: 8, p: 3 };

const saltBytes = 16;
const keyBytes = 32;

/**
 * A hash occupies one of libuv's four threads, which also read files, for about 200 ms. If hashes took all four, no
 * file would be served. Requests that would wait for more than about two seconds are rejected at once.
 */
const maxConcurrentHashes = 2;
/** Hashes that are computed or wait, of urgent and of other requests each. */
const maxHashes = 16;
const queue = createConcurrencyLimiter(maxHashes, maxConcurrentHashes);

export const passwordQueue: Pick<ConcurrencyLimiter, "waiting"> = queue;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Compared for unknown names, so that they take as long as a wrong password. */
export const dummyHash = phcString(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes));

export type HashPassword = (password: string, randomBytes: (size: number) => Buffer) => Promise<string>;

/**
 * Hashes a password into `$scrypt$ln=15,r=8,p=3$salt$key`. Takes precedence over strangers' attempts: setting a
 * password requires a valid link, an open session or access to the machine.
 * @param randomBytes source of the salt
 * @throws Overloaded when too many hashes are being computed
 */
export const hashPassword: HashPassword = async (password, randomBytes) => {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, { salt, size: keyBytes, cost, hasPriority: true });
  return phcString(salt, key);
};

/**
 * Returns true when a password matches a hash.
 * @param hasPriority hashed before the attempts of strangers
 * @throws Error when the hash has another format. @throws Overloaded when too many hashes are being computed
 */
export async function isPassword(password: string, hash: string, hasPriority = false): Promise<boolean> {
  const parts = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!parts) throw new Error("A stored password hash is unreadable. Set the password again.");
  const [, logN, r, p, salt = "", key = ""] = parts;
  const expected = Buffer.from(key, "base64");
  const hashedAt: Cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const wanted = { salt: Buffer.from(salt, "base64"), size: expected.length, cost: hashedAt, hasPriority };
  const actual = await keyOf(password, wanted);
  return timingSafeEqual(actual, expected);
}

/** NFKC makes a password equal on all keyboards and systems. */
async function keyOf(
  password: string,
  {
    salt,
    size,
    cost: { logN, r, p },
    hasPriority,
  }: { salt: Buffer; size: number; cost: Cost; hasPriority: boolean },
): Promise<Buffer> {
  const maxmem = 128 * r * (2 ** logN + p + 2);
  const key = queue.run(
    () => derive(password.normalize("NFKC"), salt, size, { N: 2 ** logN, r, p, maxmem }),
    hasPriority,
  );
  if (key === undefined) throw new Overloaded();
  return key;
}

function phcString(salt: Buffer, key: Buffer): string {
  return `$scrypt$ln=${cost.logN},r=${cost.r},p=${cost.p}$${encode(salt)}$${encode(key)}`;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}
