import { fill } from "#content/fill.ts";
import { ApiError } from "../../../api-client.ts";
import { failureText } from "../../failure-text.ts";
import { convertForUpload } from "../../pictures/chosen-picture.ts";
import type { SheetImportBody, SheetImportKind, StoredImport } from "../sheet-import-kind.ts";

export interface NeededPhoto {
  index: number;
  row: string;
  file: File;
}

interface SendOptions {
  kind: SheetImportKind;
  body: SheetImportBody;
  /** Idempotency key: the same for every attempt to store the same rows. */
  key: string;
  photos: readonly NeededPhoto[];
  /** Addresses of photos already sent; extended by later uploads. */
  sent: Map<File, string>;
  onPhoto: (done: number) => void;
  signal: AbortSignal;
}

/**
 * Converts photos to WebP and uploads them one by one, then stores the rows in one call. Until then only unused
 * pictures are stored, which are cleaned up automatically.
 * @throws Error whose message can be shown; the reason of `signal` once it is aborted
 */
export async function sendImport({
  kind,
  body,
  key,
  photos,
  sent,
  onPhoto,
  signal,
}: SendOptions): Promise<StoredImport> {
  const rows = [...body.rows];
  for (const [done, { index, row, file }] of photos.entries()) {
    onPhoto(done);
    const imageUrl = sent.get(file) ?? (await sentPhoto(kind, { file, row, signal }));
    sent.set(file, imageUrl);
    const bodyRow = rows[index];
    if (bodyRow && kind.photos) rows[index] = kind.photos.withPhotoAddress(bodyRow, imageUrl);
  }
  onPhoto(photos.length);
  signal.throwIfAborted();
  try {
    return await kind.calls.store({ ...body, rows, isTrial: false }, { key });
  } catch (failure) {
    const { failed, unsure } = kind.words.store;
    throw new Error(failure instanceof ApiError ? `${failed} ${failureText(failure) ?? ""}` : unsure);
  }
}

async function sentPhoto(
  { photos, words: { store: words } }: SheetImportKind,
  { file, row, signal }: { file: File; row: string; signal: AbortSignal },
): Promise<string> {
  const failed = (problem: string) =>
    new Error(`${words.failed} ${fill(words.photoFailed, { row, name: file.name, problem })}`);
  signal.throwIfAborted();
  const conversion = await convertForUpload(file);
  if (conversion.kind === "failed") throw failed(conversion.sentence);
  try {
    return await withRetries(signal, async () => photos?.send(conversion.file, signal) ?? "");
  } catch (failure) {
    if (signal.aborted) throw failure;
    throw failed(failureText(failure) ?? words.noAnswer);
  }
}

/** Delays before retries, ms. */
const pausesMs = [1_000, 4_000];

/** Retries after a network failure, an overloaded server, or a proxy's rate limit. */
async function withRetries<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (const pauseMs of pausesMs) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (failure) {
      if (!isTransient(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  signal.throwIfAborted();
  return attempt();
}

/** False for a refusal by the site itself, which has a message. */
function isTransient(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.status >= 500) return true;
  return failure.status === 429 && failure.json.error === undefined;
}
