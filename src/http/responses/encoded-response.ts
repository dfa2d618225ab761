import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";
import { bestEncoding, type Encoding, encodings } from "./accept-encoding.ts";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A response that is ready to be written to the socket. */
export interface EncodedResponse {
  status: number;
  /**
   * Compressed representations; the uncompressed one only if there are none, because it is six times as long. `representationOf`
   * decompresses for the few clients that need it.
   */
  representations: Partial<Record<Encoding, Representation>>;
  /** Memory it holds, bytes. */
  bytes: number;
}

/** Body in one encoding, and its headers. */
interface Representation {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
}

/**
 * Effort of compression: `best` for pages, of which there is a bounded number, `good` for cached responses with
 * many variants (a list of 1,000 projects takes 17 ms instead of 740 and is 9% longer), `quick` for responses
 * sent once (a gallery of 95 KB is 6% longer). `quick` compression runs on the event loop: handing it to another
 * thread takes longer than the compression itself (1.3 instead of 0.3 ms for a sheet of 43 KB).
 */
export type Effort = "best" | "good" | "quick";
const brotliQuality: Record<Effort, number> = { best: 11, good: 9, quick: 3 };
const gzipLevel: Record<Effort, number> = { best: 9, good: 6, quick: 3 };

const encoders: Record<Encoding, (content: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: async (content, effort) => {
    const options = brotliOptions(content, effort);
    return effort === "quick" ? brotliCompressSync(content, options) : brotli(content, options);
  },
  gzip: async (content, effort) => {
    const options = { level: gzipLevel[effort] };
    return effort === "quick" ? gzipSync(content, options) : gzipAsync(content, options);
  },
  identity: async (content) => content,
};

function brotliOptions(content: Buffer, effort: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
    },
  };
}

/** Compresses a response. The ETag is the hash of content and encoding. @param wanted encodings to keep; without a compressed one, "identity" */
export async function encodeResponse(
  status: number,
  headers: Record<string, string>,
  content: string | Buffer,
  effort: Effort,
  wanted: readonly Encoding[] = encodings,
): Promise<EncodedResponse> {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const hash = contentHash(bytes);
  const represent = async (encoding: Encoding): Promise<Representation> => {
    const body = copyToOwnMemory(await encoders[encoding](bytes, effort));
    const etag = `"${hash}-${encoding}"`;
    return {
      body,
      etag,
      headers: {
        vary: "Accept-Encoding",
        ...headers,
        etag,
        "content-length": String(body.length),
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      },
    };
  };
  const compressed = wanted.filter((encoding) => encoding !== "identity");
  const kept: readonly Encoding[] = compressed.length > 0 ? compressed : ["identity"];
  const entries = await Promise.all(
    kept.map(async (encoding) => [encoding, await represent(encoding)] as const),
  );
  const representations = Object.fromEntries(entries);
  return {
    status,
    representations,
    bytes: Object.values(representations).reduce((sum, { body }) => sum + body.length, 0),
  };
}

export function contentHash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}

/** Small buffers, and results of compressors, are slices of larger ones, which would stay in memory with the response. */
function copyToOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The smallest window that holds the whole text; a larger one only takes memory. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS);
}

export interface Conditions {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** The representation of a response in an encoding; if the response lacks it, the uncompressed one, which is decompressed unless it is stored. */
export function representationOf({ representations }: EncodedResponse, encoding: Encoding): Representation {
  const representation = representations[encoding] ?? representations.identity;
  if (representation) return representation;
  if (representations.gzip) return uncompressed(representations.gzip, gunzipSync);
  if (representations.br) return uncompressed(representations.br, brotliDecompressSync);
  throw new Error("An encoded response has no representation.");
}

function uncompressed(compressed: Representation, decompress: (bytes: Buffer) => Buffer): Representation {
  const { "content-encoding": encoding, ...headers } = compressed.headers;
  const body = decompress(compressed.body);
  const etag = compressed.etag.replace(`-${encoding}"`, '-identity"');
  return { body, etag, headers: { ...headers, etag, "content-length": String(body.length) } };
}

/** Selects the encoding for a request; the body is empty for HEAD and status 304. */
export function negotiateResponse(
  encoded: EncodedResponse,
  conditions: Conditions,
): Representation & { status: number } {
  const representation = representationOf(encoded, bestEncoding(conditions.acceptEncoding));
  if (encoded.status === 200 && isEtagIn(conditions.ifNoneMatch, representation.etag)) {
    const { "content-length": _, ...headers } = representation.headers;
    return { ...representation, status: 304, headers, body: Buffer.alloc(0) };
  }
  return {
    ...representation,
    status: encoded.status,
    body: conditions.method === "HEAD" ? Buffer.alloc(0) : representation.body,
  };
}

/**
 * Returns true when `If-None-Match` names the tag: the client has this version. It compares weakly (RFC 9110 section 13.1.2), since a
 * proxy may have marked our tag as weak.
 */
export function isEtagIn(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
