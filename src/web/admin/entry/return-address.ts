import { addresses } from "../addresses.ts";

/**
 * State for the login page: the address that required a sign-in. It stands in the history entry and not in the
 * address, so that no link from outside can set the target of a login.
 */
export function returnAddress(address: string): { from: string } {
  return { from: address };
}

/** Address that required the sign-in; `undefined` after opening the login page directly. */
export function afterLogin(state: unknown): string | undefined {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && from.startsWith(`${addresses.home}/`) ? from : undefined;
}
