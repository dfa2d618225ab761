import { editor } from "#content/admin/editor.ts";
import { fileProblemText } from "#content/problems/file-problems.ts";
import { type FileView, fileCalls } from "#domain/files/file-calls.ts";
import { type FileKind, fileKinds } from "#domain/files/stored-file.ts";
import { ApiError } from "../../api-client.ts";
import { isSessionEnded } from "../query-client.ts";
import { upload } from "./upload.ts";

interface SendFileOptions {
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file for the pages: a picture, the logo, a document.
 * @throws Error whose message can be shown; the reason of `signal` once it is aborted
 */
export async function sendFile(kind: FileKind, file: File, options: SendFileOptions = {}): Promise<FileView> {
  // A proxy would close the connection without a response.
  if (file.size > fileKinds[kind].maxBytes) throw new Error(fileProblemText("ko", kind, "tooLarge"));
  if (file.size === 0) throw new Error(fileProblemText("ko", kind, "empty"));
  try {
    return await upload(fileCalls.upload, { field: "file", file, params: { kind }, ...options });
  } catch (failure) {
    if (options.signal?.aborted) throw failure;
    throw new Error(refusalOf(kind, failure));
  }
}

/** A proxy's own error text is not shown. */
function refusalOf(kind: FileKind, failure: unknown): string {
  if (!(failure instanceof ApiError)) return editor.upload.failed;
  const sentence = failure.json.error;
  if (isSessionEnded(failure)) return editor.upload.signedOut;
  if (typeof sentence === "string" && sentence !== "") return sentence;
  return failure.status === 413 ? fileProblemText("ko", kind, "tooLarge") : editor.upload.failed;
}
