import type { Limit } from "#data/rate-limits.ts";
import { resetLinkMs } from "#domain/admin/credentials.ts";
import { networkLimits } from "#domain/client-limits.ts";

const tenMinutesMs = 10 * 60 * 1000;
const fifteenMinutesMs = 15 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Source of an attempt: its address, and the opaque id of its browser where that is a known device of the account. */
interface Source {
  address: string;
  knownDeviceId: string | undefined;
}

/**
 * Failed attempts to sign in. A known device counts for itself, so that no stranger can use up its tries. All others
 * count by account and network, by network whatever the account, and by account whatever the network: guessing from
 * many networks is slow, too. docs/decisions/018-accounts.md has the figures. The network comes first: a burst of many names that it
 * refuses is then not counted under any of them.
 */
export function loginLimits(username: string, { address, knownDeviceId }: Source): Limit[] {
  const login = `${accountKeyPrefix(username)}login`;
  if (knownDeviceId !== undefined)
    return [{ key: `${login} on ${knownDeviceId}`, max: 10, windowMs: fifteenMinutesMs }];
  return [
    ...networkLimits("login", address),
    ...networkLimits("account login", address, accountKeyPrefix(username)),
    ...networkLimits("daily login", address, accountKeyPrefix(username)),
    // "quarter" is a quarter of an hour. Keys are stored: under another key the counts would begin again.
    { key: `${login} in a quarter`, max: 30, windowMs: fifteenMinutesMs },
    { key: `${login} in a day`, max: 300, windowMs: dayMs },
  ];
}

/**
 * Limits for codes of an app that are checked after the login limits are exhausted. A random guess is right once in 330,000 tries,
 * because three of 10^6 codes are valid at a time.
 */
export function codeLimits(username: string, address: string): Limit[] {
  return [
    ...networkLimits("account code", address, accountKeyPrefix(username)),
    ...networkLimits("daily code", address, accountKeyPrefix(username)),
    { key: `${accountKeyPrefix(username)}code in a day`, max: 100, windowMs: dayMs },
  ];
}

/**
 * Limit of wrong passwords sent with one valid code: only the holder of the code can exhaust it.
 * @param codeId not the code itself: keys are stored
 */
export function codeHolderLimit(username: string, codeId: string): Limit {
  return { key: `${accountKeyPrefix(username)}with ${codeId}`, max: 30, windowMs: dayMs };
}

/** Prefix of the keys of all limits of an account: a new password lifts them. Names hold no tab. */
export function accountKeyPrefix(username: string): string {
  return `account ${username}\t`;
}

/**
 * Limit of wrong passwords and codes in an open session; attempts of strangers do not count. The key is stored, so it keeps its
 * original word `question`.
 */
export function reauthenticationLimit(sessionId: string): Limit {
  return { key: `question ${sessionId}`, max: 10, windowMs: fifteenMinutesMs };
}

/**
 * Limits of mails with a reset link. Too many requests (`requestLimits`) are refused; a known device has a limit of its own. `mailLimits` prevents
 * strangers from filling the mailbox, and never locks an account out: while it holds mails back, the link of an earlier one is still valid.
 */
export function resetLimits(
  username: string,
  { address, knownDeviceId }: Source,
): { requestLimits: Limit[]; mailLimits: Limit[] } {
  const reset = `${accountKeyPrefix(username)}reset`;
  if (knownDeviceId !== undefined)
    return {
      requestLimits: [{ key: `${reset} on ${knownDeviceId}`, max: 5, windowMs: hourMs }],
      mailLimits: [],
    };
  return {
    requestLimits: [
      ...networkLimits("reset", address),
      ...networkLimits("account reset", address, accountKeyPrefix(username)),
    ],
    mailLimits: [{ key: reset, max: 5, windowMs: resetLinkMs }],
  };
}

export function uploadLimit(sessionId: string): Limit {
  return { key: `upload ${sessionId}`, max: 60, windowMs: hourMs };
}

/** Pictures of a list of projects: each of its rows may bring one, a few lists a day. */
export function importUploadLimit(sessionId: string): Limit {
  return { key: `import upload ${sessionId}`, max: 4_000, windowMs: dayMs };
}

/** Mails by which an administrator tries the mail server. */
export function testMailLimit(accountId: number): Limit {
  return { key: `test mail ${accountId}`, max: 5, windowMs: tenMinutesMs };
}

export function testWebhookLimit(accountId: number): Limit {
  return { key: `test webhook ${accountId}`, max: 10, windowMs: tenMinutesMs };
}

export function failedFormLimits(address: string): Limit[] {
  return networkLimits("form", address);
}

export function inquiryFilesLimits(address: string): Limit[] {
  return [...networkLimits("inquiry files", address), ...networkLimits("daily inquiry files", address)];
}
