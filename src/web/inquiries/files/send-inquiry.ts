import { inquiryFilesField } from "#domain/inquiries/files/inquiry-file.ts";
import type { Locale } from "#domain/locale.ts";
import { callApi } from "../../api-client.ts";

/** After this a sending counts as failed, ms; longer where files go along. To send again is safe: the server stores it once. */
const patienceMs = 30_000;
const patienceForFilesMs = 3 * 60 * 1000;

interface Sending {
  files: readonly File[];
  /** Names this sending, however often it is tried. */
  key: string;
  locale: Locale;
  /** Progress of the upload, per cent; only with files. */
  onProgress: (percent: number) => void;
}

/**
 * Sends an inquiry, with its files where it has some.
 * @param inquiry as the API takes it
 * @throws ApiError when it is refused; any error when there is no answer
 */
export async function sendInquiry(
  inquiry: object,
  { files, key, locale, onProgress }: Sending,
): Promise<{ reference: string; isCopied: boolean }> {
  const headers = { "Idempotency-Key": key };
  if (files.length === 0)
    return receiptIn(await callApi("POST", "/api/contact", { body: inquiry, locale, headers, patienceMs }));
  const form = new FormData();
  form.append("inquiry", JSON.stringify(inquiry));
  for (const file of files) form.append(inquiryFilesField, file);
  const { sendForm } = await import("../../send-form.ts");
  return receiptIn(
    await sendForm("POST", "/api/contact/files", form, {
      headers: { ...headers, "Accept-Language": locale },
      onProgress,
      signal: AbortSignal.timeout(patienceForFilesMs),
    }),
  );
}

/** Checked by hand: a schema library would be the larger half of what the form loads. */
function receiptIn(answer: unknown): { reference: string; isCopied: boolean } {
  const { reference, isCopied } = { reference: "", isCopied: false, ...(answer as object | null) };
  return { reference: String(reference), isCopied: isCopied === true };
}
