import { inquiryFilesField } from "#domain/inquiries/files/inquiry-file.ts";
import { type Challenge, proofHeader, proofOffer } from "#domain/inquiries/proof/proof-of-work.ts";
import type { Locale } from "#domain/locale.ts";
import { ApiError, callApi } from "../../api-client.ts";

/**
 * Timeout of a submission, ms; longer with files. A retry is safe, since the server stores an inquiry once.
 */
const timeoutMs = 30_000;
const filesTimeoutMs = 3 * 60 * 1000;

interface Sending {
  files: readonly File[];
  /** Idempotency key, the same for all attempts of a submission. */
  key: string;
  locale: Locale;
  /** Upload progress, per cent; only with files. */
  onProgress: (percent: number) => void;
  /** Called when a proof of work, which takes some seconds, starts and ends. */
  onProving: (isProving: boolean) => void;
}

/**
 * Sends an inquiry, with its files if it has any.
 * @param inquiry as the API takes it
 * @throws ApiError if it is rejected; any error if there is no response
 */
export async function sendInquiry(
  inquiry: object,
  sending: Sending,
): Promise<{ reference: string; isConfirmationMailed: boolean }> {
  try {
    return await sendOnce(inquiry, sending, { [proofHeader]: proofOffer });
  } catch (failure) {
    const challenge = challengeIn(failure);
    if (!challenge) throw failure;
    sending.onProving(true);
    // If the chunk fails to load, the inquiry is sent without a proof and quarantined.
    const module = await import("../proof/prove.ts").catch(() => undefined);
    const proof = module ? { [proofHeader]: await module.prove(challenge) } : {};
    sending.onProving(false);
    return sendOnce(inquiry, sending, proof);
  }
}

function challengeIn(failure: unknown): Challenge | undefined {
  if (!(failure instanceof ApiError) || failure.status !== 428) return undefined;
  return failure.json.challenge as Challenge | undefined;
}

async function sendOnce(
  inquiry: object,
  { files, key, locale, onProgress }: Sending,
  proof: Readonly<Record<string, string>>,
): Promise<{ reference: string; isConfirmationMailed: boolean }> {
  const headers = { "Idempotency-Key": key, ...proof };
  if (files.length === 0)
    return parseSubmissionResult(
      await callApi("POST", "/api/contact", { body: inquiry, locale, headers, timeoutMs }),
    );
  const form = new FormData();
  form.append("inquiry", JSON.stringify(inquiry));
  for (const file of files) form.append(inquiryFilesField, file);
  const { sendForm } = await import("../../send-form.ts");
  return sendForm("POST", "/api/contact/files", form, {
    parse: parseSubmissionResult,
    headers: { ...headers, "Accept-Language": locale },
    onProgress,
    signal: AbortSignal.timeout(filesTimeoutMs),
  });
}

/**
 * Validated by hand: a schema library would double the size of the form's script.
 * @throws TypeError for a response without a number: the inquiry may not have reached the server
 */
function parseSubmissionResult(response: unknown): { reference: string; isConfirmationMailed: boolean } {
  const { reference, isCopied }: { reference?: unknown; isCopied?: unknown } = {
    ...(response as object | null),
  };
  if (typeof reference !== "string" || reference === "") throw new TypeError("No reference number.");
  return { reference, isConfirmationMailed: isCopied === true };
}
