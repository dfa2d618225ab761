import { createHmac, timingSafeEqual } from "node:crypto";

/** One-time codes as authenticator apps make them: RFC 6238 with its defaults, SHA-1, 30 s, six digits. */

const stepMs = 30_000;
const digits = 6;

/** RFC 4648 section 6. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the number of the 30 s step at a time. */
export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / stepMs);
}

/** Returns the code of a step. RFC 4226 section 5.3, RFC 6238 section 4.2. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * Returns the step of a code: the present one or a neighbor, because clocks differ and typing takes time (RFC 6238
 * section 5.2).
 * @param code six digits, or twelve: the code of the previous step, then that of the step
 */
export function stepOf(code: string, secret: Buffer, now: Date): number | undefined {
  const present = stepAt(now);
  return [present, present - 1, present + 1].find((step) => isSame(codesAt(secret, step, code.length), code));
}

/** Returns true for a text that can be one code or two in succession, but not a recovery code. */
export function looksLikeTotp(text: string): boolean {
  return /^\d{6}(\d{6})?$/.test(text);
}

/** @param bytes length is a multiple of five, so that no padding is needed */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((group) => alphabet[Number.parseInt(group, 2)]).join("");
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Returns the code of a step, preceded by that of the previous step if `length` is that of two. */
function codesAt(secret: Buffer, step: number, length: number): string {
  return length > digits ? codeAt(secret, step - 1) + codeAt(secret, step) : codeAt(secret, step);
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
