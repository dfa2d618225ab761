import { ApiError } from "./api-client.ts";

export interface SendingForm<Result> {
  /** Validates the response, and throws if it is invalid: a proxy may answer for the server with a page of its own. */
  parse(response: unknown): Result;
  headers?: Readonly<Record<string, string>>;
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a form with files to this site's API, with upload progress, for which `fetch` has no event: hence
 * XMLHttpRequest.
 * @throws ApiError if the server rejects it; TypeError, as `fetch`, if there is no response; SyntaxError if it is
 * not JSON; the error of `parse` if it is invalid; the reason of `signal` after an abort
 */
export async function sendForm<Result>(
  method: string,
  path: string,
  body: FormData,
  { parse, headers = {}, onProgress, signal }: SendingForm<Result>,
): Promise<Result> {
  const request = new XMLHttpRequest();
  const text = await new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((100 * loaded) / total));
    request.onerror = () => reject(new TypeError("There was no answer."));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort());
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, responseText));
    };
    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
  return parse(JSON.parse(text));
}
