import type { Limit } from "#data/rate-limits.ts";
import { networkOf } from "#domain/network.ts";

const tenMinutesMs = 10 * 60 * 1000;
const quarterMs = 15 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Failed attempts to sign in, by the client's address and by the account that it tries to enter. */
export function loginLimits(address: string, username: string): Limit[] {
  return [
    { key: `login from ${networkOf(address)}`, most: 10, windowMs: quarterMs },
    passwordLimit(username),
  ];
}

/** Wrong passwords for one account, wherever it is asked for. */
export function passwordLimit(username: string): Limit {
  return { key: `login as ${username}`, most: 10, windowMs: quarterMs };
}

/** Mails with a reset link: by address, and by account so that nobody fills the administrator's mailbox. */
export function resetLimits(address: string, username: string): { byAddress: Limit; byAccount: Limit } {
  return {
    byAddress: { key: `reset from ${networkOf(address)}`, most: 5, windowMs: hourMs },
    byAccount: { key: `reset for ${username}`, most: 3, windowMs: hourMs },
  };
}

export function uploadLimit(sessionId: string): Limit {
  return { key: `upload ${sessionId}`, most: 60, windowMs: hourMs };
}

/** Forms of pages that were sent and not accepted: each is answered by a page that is made for it alone. */
export function failedFormLimit(address: string): Limit {
  return { key: `form from ${networkOf(address)}`, most: 30, windowMs: tenMinutesMs };
}
