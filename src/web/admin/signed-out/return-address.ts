import { addresses } from "../addresses.ts";

/**
 * Returns the navigation state for the login page: the address that required a sign-in. It is not part of the URL, so
 * that an external link cannot set the target of a login.
 */
export function returnAddress(address: string): { from: string } {
  return { from: address };
}

/** Returns the address that required the sign-in; `undefined` if the login page was opened directly. */
export function afterLogin(state: unknown): string | undefined {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && from.startsWith(`${addresses.home}/`) ? from : undefined;
}
