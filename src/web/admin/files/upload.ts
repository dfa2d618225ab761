import type { Contract } from "#domain/contract.ts";
import { ApiError } from "../../api-client.ts";

interface SentFile {
  /** Of the form, under which the file is sent. */
  field: string;
  file: File;
  params?: Readonly<Record<string, string>>;
  /** Percent. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a file by the contract of its call, telling how far it has come. `fetch` cannot tell that, so this is an XMLHttpRequest.
 * @throws ApiError when the server refuses; TypeError, as `fetch`, when there is no answer; the schema's error when the answer
 * is another one; the reason of `signal` once it is aborted
 */
export function upload<Answer>(
  { method, path, answer }: Contract<Answer>,
  { field, file, params = {}, onProgress, signal }: SentFile,
): Promise<Answer> {
  const body = new FormData();
  body.append(field, file);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((100 * loaded) / total));
    request.onerror = () => reject(new TypeError("There was no answer."));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort());
    request.onload = () => {
      const failure = new ApiError(request.status, request.responseText);
      if (request.status < 200 || request.status >= 300) return reject(failure);
      const read = answer.safeParse(failure.json);
      if (read.success) resolve(read.data);
      else reject(read.error);
    };
    request.open(
      method,
      `/api${path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""))}`,
    );
    request.setRequestHeader("Accept-Language", "ko");
    request.send(body);
  });
}
