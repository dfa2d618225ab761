import type { Overloaded } from "#domain/overloaded.ts";
import { type CatalogUnavailable, catalogRetryMs } from "#domain/products/generated-catalogs.ts";
import { isUnavailable, retryAfterS } from "#domain/unavailable.ts";

/** `Retry-After` of the problems that are sent with status 503, s. Their names are the keys of their sentences. */
export const retryAfterOf = {
  overloaded: retryAfterS,
  unavailable: retryAfterS,
  catalogUnavailable: catalogRetryMs / 1000,
} as const;

export type TemporaryProblem = keyof typeof retryAfterOf;

const overloadedCode: Overloaded["code"] = "OVERLOADED";
const catalogUnavailableCode: CatalogUnavailable["code"] = "CATALOG_UNAVAILABLE";

/** The problem of a failure that may be over at a later attempt; `undefined` for any other failure. */
export function temporaryProblemOf(failure: { code?: string }): TemporaryProblem | undefined {
  if (failure.code === overloadedCode) return "overloaded";
  if (failure.code === catalogUnavailableCode) return "catalogUnavailable";
  return isUnavailable(failure) ? "unavailable" : undefined;
}
