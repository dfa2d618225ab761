import type { DatabaseUnavailable } from "#data/database/unavailable.ts";

const code: DatabaseUnavailable["code"] = "DATABASE_UNAVAILABLE";

/** Whether something failed because the database is away; then it may help to try again. */
export function isDatabaseAway(failure: unknown): boolean {
  return failure instanceof Error && "code" in failure && failure.code === code;
}
