import { addresses } from "../addresses.ts";

/**
 * What the login page is told of where somebody was turned away. It stands in the history entry and not in the
 * address, so that no link from outside can say where a login leads.
 */
export function returnAddress(address: string): { from: string } {
  return { from: address };
}

/** Where somebody was turned away; `undefined` for who came to the login page by themselves. */
export function afterLogin(state: unknown): string | undefined {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return typeof from === "string" && from.startsWith(`${addresses.home}/`) ? from : undefined;
}
