import type { Contract } from "#domain/contract.ts";
import { callAddress, sendFormForAccount } from "../call-api.ts";

interface SentFile {
  field: string;
  file: File;
  params?: Readonly<Record<string, string>>;
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Uploads a file by the contract of its call and reports the progress.
 * @throws ApiError when the server refuses; TypeError, as `fetch`, without a response; the schema's error for an
 * invalid response; the reason of `signal` once it is aborted
 */
export async function upload<Result>(
  { method, path, response: responseSchema }: Contract<Result>,
  { field, file, params, onProgress, signal }: SentFile,
): Promise<Result> {
  const body = new FormData();
  body.append(field, file);
  return sendFormForAccount(method, callAddress(path, params), body, {
    parse: (response) => responseSchema.parse(response),
    onProgress,
    signal,
  });
}
