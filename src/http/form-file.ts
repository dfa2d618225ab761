import type { Multipart, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";

export type ReceivedFile = { name: string; bytes: Buffer } | { problem: "missing" | "several" | "tooLarge" };

/** Bytes of a form around its file. */
export const multipartOverheadBytes = 64 * 1024;

/** Limits of a form with one file, for `@fastify/multipart`. @param maxBytes of the file */
export function formLimits(maxBytes: number) {
  return { fileSize: maxBytes, files: 1, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 };
}

/** Reads a form to its end, and stops at the limits. @param field name of the form field that holds the file */
export async function receiveFile(
  request: FastifyRequest,
  field: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  try {
    let received: ReceivedFile = { problem: "missing" };
    for await (const part of request.files({ limits: formLimits(maxBytes) })) {
      if (part.fieldname === field) received = { name: part.filename ?? "", bytes: await part.toBuffer() };
      else part.file.resume();
    }
    return received;
  } catch (failure) {
    return { problem: problemOf(failure) };
  }
}

/**
 * Reads a form to its end, and hands its file over as it comes, so that memory never holds the whole file.
 * @param consume receives the bytes, whose iteration fails where the form ends early or the file is too large
 */
export async function receiveFileInChunks<T>(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
  consume: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<{ name: string; result: T } | Extract<ReceivedFile, { problem: unknown }>> {
  let received: { name: string; result: T } | undefined;
  let consumeError: unknown;
  try {
    for await (const part of request.files({ limits: formLimits(maxBytes) })) {
      if (part.fieldname !== field) part.file.resume();
      else {
        const bytes = chunksFrom(part.file);
        const result = await consume(bytes).catch((failure: unknown) => {
          if (!part.file.errored && !part.file.truncated) consumeError = failure;
          throw failure;
        });
        // A body that is refused early is read to its end: a client that is cut off receives no response.
        part.file.resume();
        received = { name: part.filename ?? "", result };
      }
    }
    return received ?? { problem: "missing" };
  } catch (failure) {
    if (consumeError !== undefined) throw consumeError;
    return { problem: problemOf(failure) };
  }
}

/**
 * Reads a part that holds JSON. Clients send it as text; with the type `application/json`, which is OpenAPI's
 * default for an object and which the plugin parses; or as a Blob, by which alone FormData sets a type, and which
 * arrives as a file.
 * @returns `undefined` if it is not JSON, or longer than `maxBytes`
 */
export async function readJsonPart(part: Multipart, maxBytes: number): Promise<unknown> {
  if (part.type === "field" && part.mimetype === "application/json") return part.value;
  const text = part.type === "field" ? String(part.value) : await part.toBuffer();
  if (text.length > maxBytes) return undefined;
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

async function* chunksFrom(file: MultipartFile["file"]): AsyncGenerator<Uint8Array, void> {
  yield* file.iterator({ destroyOnReturn: false });
  if (file.truncated) throw Object.assign(new Error("The file is too large."), { code: tooLarge });
}

const tooLarge = "FST_REQ_FILE_TOO_LARGE";

function problemOf(failure: unknown): "missing" | "several" | "tooLarge" {
  const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
  if (code === tooLarge) return "tooLarge";
  return code === "FST_FILES_LIMIT" ? "several" : "missing";
}
