import { editor } from "#content/admin/editor.ts";
import { fileProblemText } from "#content/problems/file-problems.ts";
import { fileCalls, type ShownFile } from "#domain/files/file-calls.ts";
import { type FileKind, fileKinds } from "#domain/files/stored-file.ts";
import { ApiError } from "../../api-client.ts";

const { method, path, answer } = fileCalls.upload;

export interface SendFileOptions {
  /** How much of it has gone out, in percent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Brings a file for the pages. `fetch` cannot tell how far it has come, so this is an XMLHttpRequest.
 * @throws Error whose message is a sentence for people; the reason of `signal` once it is aborted
 */
export function sendFile(
  kind: FileKind,
  file: File,
  { onProgress, signal }: SendFileOptions,
): Promise<ShownFile> {
  // A server in between would cut the line without a word.
  if (file.size > fileKinds[kind].most)
    return Promise.reject(new Error(fileProblemText("ko", kind, "tooLarge")));
  if (file.size === 0) return Promise.reject(new Error(fileProblemText("ko", kind, "empty")));
  const body = new FormData();
  body.append("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(editor.document.failed));
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
    request.onerror = fail;
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.onload = () => {
      const { json } = new ApiError(request.status, request.responseText);
      const stored = answer.safeParse(json);
      if (stored.success) resolve(stored.data);
      else reject(new Error(refusalOf(kind, request.status, json.error)));
    };
    request.open(method, `/api${path.replace(":kind", kind)}`);
    request.setRequestHeader("Accept-Language", "ko");
    request.send(body);
  });
}

/** A proxy in front says it in its own way, which is not for people. */
function refusalOf(kind: FileKind, status: number, said: unknown): string {
  if (status === 401) return editor.document.signedOut;
  if (typeof said === "string" && said !== "") return said;
  return status === 413 ? fileProblemText("ko", kind, "tooLarge") : editor.document.failed;
}
