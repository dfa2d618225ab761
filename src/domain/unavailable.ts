/** The `code` of a failure whose cause is that the database is away: it cannot be reached, or cannot write just now. */
export const unavailableCode = "DATABASE_UNAVAILABLE";

/** Seconds after which it makes sense to ask again when the database is away, or too much was asked. */
export const retryAfterS = 5;

/** Whether something failed because the database is away; then it may help to try again. */
export function isUnavailable(failure: unknown): boolean {
  return failure instanceof Error && "code" in failure && failure.code === unavailableCode;
}
