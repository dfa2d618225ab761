/** When a change is made, and the user name of who makes it, where it is known. */
export interface ChangeAuthor {
  now: Date;
  by?: string | undefined;
}

/** @param expectedUpdatedAt the `updatedAt` that the change is based on; without it the last change wins */
export type AuthoredChange = ChangeAuthor & { expectedUpdatedAt?: string | undefined };

/** Returns true if somebody else has changed a record since the version that a change is based on. */
export function isOutdated(
  { updatedAt }: { updatedAt: string },
  expectedUpdatedAt: string | undefined,
): boolean {
  return expectedUpdatedAt !== undefined && Date.parse(expectedUpdatedAt) !== Date.parse(updatedAt);
}
