import { resetLinkMs } from "./admin/credentials.ts";
import { networkOf, widerNetworkOf } from "./network.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Limits of one network (`max`), and of all networks of one IPv6 subscriber together (`maxPerSubscriber`): enough for neighbours who
 * share a /48, but not enough to use up a limit that all clients share. They count events in `windowMs`; `connections` counts open ones.
 * Reasons: docs/decisions/018-accounts.md.
 */
export const clientLimits = {
  inquiry: { max: 10, maxPerSubscriber: 30, windowMs: 10 * minuteMs },
  /** When all other quotas are full, one inquiry of each network and hour is still stored, in quarantine. */
  "first inquiry": { max: 1, maxPerSubscriber: 3, windowMs: hourMs },
  /** Inquiries with files, counted before their form is read. */
  "inquiry files": { max: 20, maxPerSubscriber: 60, windowMs: hourMs },
  /** The same over a day: at most 300 MB of the 5 GiB that the files of all inquiries may take. */
  "daily inquiry files": { max: 30, maxPerSubscriber: 90, windowMs: 24 * hourMs },
  /** Refused forms, of pages and of the API. Each refused form of a page is answered by a page that is rendered for it alone. */
  form: { max: 30, maxPerSubscriber: 90, windowMs: 10 * minuteMs },
  /** Sheets and reports as PDF: each takes some fifty times the work of a calculation. */
  sheet: { max: 30, maxPerSubscriber: 90, windowMs: 10 * minuteMs },
  /** Calculations of a year with weather data that the visitor brings: up to three times the classes of a station's data, and none can be cached. */
  "own weather": { max: 60, maxPerSubscriber: 180, windowMs: 10 * minuteMs },
  /** Towers for a duty, asked of the API: each takes some hundred times the work of a calculation; pages find them by themselves. */
  "find towers": { max: 120, maxPerSubscriber: 360, windowMs: 10 * minuteMs },
  /** Failed sign-ins, whatever the account. */
  login: { max: 30, maxPerSubscriber: 60, windowMs: 15 * minuteMs },
  /** Failed sign-ins to one account; the key of the limit starts with its name. */
  "account login": { max: 10, maxPerSubscriber: 20, windowMs: 15 * minuteMs },
  "daily login": { max: 60, maxPerSubscriber: 120, windowMs: 24 * hourMs },
  /** Single codes of the second factor beyond the limits above. */
  "account code": { max: 5, maxPerSubscriber: 10, windowMs: 15 * minuteMs },
  "daily code": { max: 20, maxPerSubscriber: 40, windowMs: 24 * hourMs },
  /** Requests for a mail that resets a password. When one is refused, an earlier link is in the mailbox and still valid. */
  reset: { max: 5, maxPerSubscriber: 10, windowMs: resetLinkMs },
  "account reset": { max: 3, maxPerSubscriber: 6, windowMs: resetLinkMs },
  /**
   * Connections open at the same time, where no proxy stands in front. A browser opens six, and a company's office with seventy people behind one
   * address is a visitor like others.
   */
  connections: { max: 400, maxPerSubscriber: 800 },
} as const;

type Kind = keyof typeof clientLimits;

/**
 * The limits of an address for events that are counted by network.
 * @param keyPrefix start of the keys, for events that are counted separately for each account
 */
export function networkLimits(
  kind: Exclude<Kind, "connections">,
  address: string,
  keyPrefix = "",
): { key: string; max: number; windowMs: number }[] {
  const { windowMs } = clientLimits[kind];
  return maxPerNetwork(kind, address).map(({ network, max }) => ({
    key: `${keyPrefix}${kind} from ${network}`,
    max,
    windowMs,
  }));
}

/** The network of an address and, if it is another one, the wider network of its subscriber, each with its maximum. */
export function maxPerNetwork(kind: Kind, address: string): { network: string; max: number }[] {
  const { max, maxPerSubscriber } = clientLimits[kind];
  const [network, wider] = [networkOf(address), widerNetworkOf(address)];
  const own = { network, max };
  return wider === network ? [own] : [own, { network: wider, max: maxPerSubscriber }];
}
