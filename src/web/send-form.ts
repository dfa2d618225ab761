import { ApiError } from "./api-client.ts";

export interface SendingForm {
  headers?: Readonly<Record<string, string>>;
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a form with files to this site's API, with upload progress, for which `fetch` has no event: hence
 * XMLHttpRequest.
 * @returns the response's JSON
 * @throws ApiError if the server rejects it; TypeError, as `fetch`, if there is no response; the reason of
 * `signal` after an abort
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
      const response = new ApiError(request.status, request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(response.json);
      else reject(response);
    };
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
