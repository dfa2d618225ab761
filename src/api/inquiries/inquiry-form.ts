import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { fileKindOf, fileNameOf, missingFileName } from "#domain/inquiries/files/file-type.ts";
import {
  type InquiryFileProblem,
  inquiryFileLimits,
  type SentFile,
  totalBytes,
} from "#domain/inquiries/files/inquiry-file.ts";
import { multipartOverheadBytes, readJsonPart } from "#http/form-file.ts";

/** Name of the part of the form that holds the inquiry itself, as JSON. */
export const inquiryPart = "inquiry";

/** Longest inquiry as JSON, bytes; the same as without files. */
const maxInquiryBytes = 64 * 1024;

/** Longest form, bytes. */
export const maxInquiryFormBytes = inquiryFileLimits.maxBytes + maxInquiryBytes + multipartOverheadBytes;

const limits = {
  fileSize: inquiryFileLimits.maxBytes,
  // The inquiry itself may come as a file.
  files: inquiryFileLimits.maxFiles + 1,
  fields: 2,
  fieldSize: maxInquiryBytes,
  parts: inquiryFileLimits.maxFiles + 2,
  headerPairs: 20,
};

/** Problem of the attached files, and the name of the file that has it, where a single one does. */
export interface FileRefusal {
  problem: InquiryFileProblem;
  name?: string;
}

/**
 * Reads a form with an inquiry and its files, within the limits.
 * @returns the unvalidated inquiry; `undefined` if it is not JSON
 * @throws Error with a status (400) for a form that is broken or ends early
 */
export async function readInquiryForm(
  request: FastifyRequest,
): Promise<FileRefusal | { inquiry: unknown; files: SentFile[] }> {
  let inquiry: unknown;
  const files: SentFile[] = [];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.fieldname === inquiryPart) inquiry = await readJsonPart(part, maxInquiryBytes);
      else if (part.type === "file") {
        const refusal = await addFile(files, part);
        if (refusal) return refusal;
      }
    }
    return { inquiry, files };
  } catch (failure) {
    const problem = problemOf(failure);
    if (problem === undefined)
      throw Object.assign(new Error("A broken form."), { statusCode: 400, cause: failure });
    return { problem };
  }
}

/** Adds a file to those of the inquiry; returns the refusal if it may not be attached. */
async function addFile(files: SentFile[], part: MultipartFile): Promise<FileRefusal | undefined> {
  if (files.length === inquiryFileLimits.maxFiles) return { problem: "too-many" };
  const file = parseFile(part.filename ?? "", await part.toBuffer());
  if ("problem" in file) return file;
  files.push(file);
  return totalBytes(files) > inquiryFileLimits.maxBytes ? { problem: "too-large" } : undefined;
}

function parseFile(sentName: string, bytes: Uint8Array): SentFile | FileRefusal {
  const kind = fileKindOf(bytes, sentName);
  if (kind) return { name: fileNameOf(sentName, kind.extensions), contentType: kind.contentType, bytes };
  return { problem: bytes.length === 0 ? "empty" : "type", name: missingFileName(sentName) };
}

function problemOf(failure: unknown): InquiryFileProblem | undefined {
  const code = failure instanceof Error && "code" in failure ? failure.code : undefined;
  if (code === "FST_REQ_FILE_TOO_LARGE") return "too-large";
  return code === "FST_FILES_LIMIT" || code === "FST_PARTS_LIMIT" ? "too-many" : undefined;
}
