/** `code` of an error caused by an unavailable database: it cannot be reached, or cannot write at present. */
export const unavailableCode = "DATABASE_UNAVAILABLE";

/** `Retry-After` without a database and under overload, s. */
export const retryAfterS = 5;

/** Returns true when a failure comes from an unavailable database; a retry may help then. */
export function isUnavailable(failure: unknown): boolean {
  return failure instanceof Error && "code" in failure && failure.code === unavailableCode;
}
