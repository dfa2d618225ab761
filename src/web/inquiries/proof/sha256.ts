/**
 * First 32 bits of the SHA-256 (FIPS 180-4) of a one-block text, at most 55 ASCII characters. `crypto.subtle`
 * is asynchronous, a hundred times slower for such short texts, and absent without https.
 */
export function hashBeginning(text: string): number {
  words.fill(0);
  for (let at = 0; at < text.length; at += 1) {
    const index = at >> 2;
    words[index] = (words[index] ?? 0) | (text.charCodeAt(at) << (24 - 8 * (at & 3)));
  }
  const end = text.length >> 2;
  words[end] = (words[end] ?? 0) | (0x80 << (24 - 8 * (text.length & 3)));
  words[15] = 8 * text.length;
  for (let at = 16; at < 64; at += 1) words[at] = extended(at);
  let [a, b, c, d, e, f, g, h] = start;
  for (let at = 0; at < 64; at += 1) {
    const sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + sum1 + ((e & f) ^ (~e & g)) + (rounds[at] ?? 0) + (words[at] ?? 0)) | 0;
    const sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const other = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  return (a + start[0]) | 0;
}

const words = new Int32Array(64);

function extended(at: number): number {
  const [before15 = 0, before2 = 0] = [words[at - 15], words[at - 2]];
  const sigma0 = rotateRight(before15, 7) ^ rotateRight(before15, 18) ^ (before15 >>> 3);
  const sigma1 = rotateRight(before2, 17) ^ rotateRight(before2, 19) ^ (before2 >>> 10);
  return ((words[at - 16] ?? 0) + sigma0 + (words[at - 7] ?? 0) + sigma1) | 0;
}

function rotateRight(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** First 32 bits of the fractional parts of roots of the first primes. */
function fractions<Count extends number>(
  count: Count,
  root: (prime: number) => number,
): number[] & { length: Count } {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0) as number[] & { length: Count };
}

const rounds = Int32Array.from(fractions(64, Math.cbrt));
const start = fractions(8, Math.sqrt) as unknown as Readonly<
  [number, number, number, number, number, number, number, number]
>;
