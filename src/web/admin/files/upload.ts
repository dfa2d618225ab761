import type { Contract } from "#domain/contract.ts";
import { sendForm } from "../../send-form.ts";

interface SentFile {
  /** Field of the form under which the file is sent. */
  field: string;
  file: File;
  params?: Readonly<Record<string, string>>;
  /** Percent. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a file by the contract of its call, telling how far it has come.
 * @throws ApiError when the server refuses; TypeError, as `fetch`, when there is no answer; the schema's error when the answer
 * is another one; the reason of `signal` once it is aborted
 */
export async function upload<Answer>(
  { method, path, answer }: Contract<Answer>,
  { field, file, params = {}, onProgress, signal }: SentFile,
): Promise<Answer> {
  const body = new FormData();
  body.append(field, file);
  const address = `/api${path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""))}`;
  const headers = { "Accept-Language": "ko" };
  return answer.parse(await sendForm(method, address, body, { headers, onProgress, signal }));
}
