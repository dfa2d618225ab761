import type { calculator } from "#content/calculator/calculator.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { type Calculation, isCalculation } from "#engine/method/calculation.ts";
import { ApiError, callApi } from "#web/api-client.ts";

export interface Failure {
  kind: "failure";
  message: string;
  raw: string;
}
export type FailureWords = (typeof calculator)[Locale]["failure"];

/** Timeout of the response, ms. */
const timeoutMs = 30_000;

/**
 * Fetches a duty's capacity from the server. A failed request is a returned value, too; there are no retries.
 */
export async function requestCalculation(
  duty: Duty,
  locale: Locale,
  words: FailureWords,
): Promise<{ kind: "result"; calculation: Calculation } | Failure> {
  try {
    const response = await callApi("POST", "/api/calculate-capacity", { body: duty, locale, timeoutMs });
    if (!isCalculation(response)) throw new SyntaxError("The response is not a calculation.");
    return { kind: "result", calculation: response };
  } catch (error) {
    return { kind: "failure", message: messageOf(error, words), raw: (error as Error).message };
  }
}

function messageOf(error: unknown, words: FailureWords): string {
  if (error instanceof ApiError)
    return reasonIn(error) ?? fill(words.withoutReason, { status: error.status });
  // A SyntaxError is an unreadable response; any other error means that no response came, or none in time.
  return error instanceof SyntaxError ? words.unreadable : words.unreachable;
}

function reasonIn(error: ApiError): string | undefined {
  const reason = error.json.error;
  return typeof reason === "string" && reason !== "" ? reason : undefined;
}
