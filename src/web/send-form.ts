import { ApiError } from "./api-client.ts";

interface SendingForm {
  headers?: Readonly<Record<string, string>>;
  /** Progress of the upload, per cent. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a form with files to this site's API, telling how far it has come. `fetch` cannot tell that, so this is an XMLHttpRequest.
 * @returns the answer's JSON
 * @throws ApiError when the server refuses; TypeError, as `fetch`, when there is no answer; the reason of `signal` once it is aborted
 */
export function sendForm(
  method: string,
  path: string,
  body: FormData,
  { headers = {}, onProgress, signal }: SendingForm = {},
): Promise<unknown> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((100 * loaded) / total));
    request.onerror = () => reject(new TypeError("There was no answer."));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort());
    request.onload = () => {
      const answer = new ApiError(request.status, request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(answer.json);
      else reject(answer);
    };
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
