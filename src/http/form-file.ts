import type { FastifyRequest } from "fastify";

export type ReceivedFile = { name: string; bytes: Buffer } | { problem: "missing" | "several" | "tooLarge" };

/** Bytes of a form around its file. */
export const formSurroundings = 64 * 1024;

/** Limits of a form with one file, for `@fastify/multipart`. @param largest bytes of the file */
export function formLimits(largest: number) {
  return { fileSize: largest, files: 1, fields: 5, fieldSize: 1024, parts: 6, headerPairs: 20 };
}

/** Reads a form to its end, and stops at the limits. @param field of the file */
export async function receiveFile(
  request: FastifyRequest,
  field: string,
  largest: number,
): Promise<ReceivedFile> {
  try {
    let received: ReceivedFile = { problem: "missing" };
    for await (const part of request.files({ limits: formLimits(largest) })) {
      if (part.fieldname === field) received = { name: part.filename ?? "", bytes: await part.toBuffer() };
      else part.file.resume();
    }
    return received;
  } catch (failure) {
    return { problem: problemOf(failure) };
  }
}

function problemOf(failure: unknown): "missing" | "several" | "tooLarge" {
  const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
  if (code === "FST_REQ_FILE_TOO_LARGE") return "tooLarge";
  return code === "FST_FILES_LIMIT" ? "several" : "missing";
}
