import { resetLinkMs } from "./admin/credentials.ts";
import { networkOf, widerNetworkOf } from "./network.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Limits of one network, and of all networks of one IPv6 subscriber together: enough for neighbours who share a
 * /48, too little to use up what is for all. In a window, ms, or at once; record 018 has the reasons.
 */
export const clientLimits = {
  inquiry: { most: 10, ofSubscriber: 30, windowMs: 10 * minuteMs },
  /** An hour in which all inquiries are quarantined. */
  "first inquiry": { most: 1, ofSubscriber: 3, windowMs: hourMs },
  /** With files, counted before anything of a form is read. */
  "inquiry files": { most: 20, ofSubscriber: 60, windowMs: hourMs },
  /** … of a day: 300 MB of the 5 GiB that the files of all inquiries may have. */
  "daily inquiry files": { most: 30, ofSubscriber: 90, windowMs: 24 * hourMs },
  /** Forms of pages that were sent and not accepted: each is answered by a page that is made for it alone. */
  form: { most: 30, ofSubscriber: 90, windowMs: 10 * minuteMs },
  /** Sheets and reports as PDF: each takes some fifty times the work of a calculation. */
  sheet: { most: 30, ofSubscriber: 90, windowMs: 10 * minuteMs },
  /** Years in weather of one's own, which may have three times the classes of a station's, and no two alike. */
  "own weather": { most: 60, ofSubscriber: 180, windowMs: 10 * minuteMs },
  /** Towers for a duty, asked of the API: each takes some hundred times the work of a calculation; pages find them by themselves. */
  "find towers": { most: 120, ofSubscriber: 360, windowMs: 10 * minuteMs },
  /** Failed sign-ins, whatever the account. */
  login: { most: 30, ofSubscriber: 60, windowMs: 15 * minuteMs },
  /** … with the name of one account, whose keys its own name begins. */
  "account login": { most: 10, ofSubscriber: 20, windowMs: 15 * minuteMs },
  "daily login": { most: 60, ofSubscriber: 120, windowMs: 24 * hourMs },
  /** Single codes of the second factor beyond the limits above. */
  "account code": { most: 5, ofSubscriber: 10, windowMs: 15 * minuteMs },
  "daily code": { most: 20, ofSubscriber: 40, windowMs: 24 * hourMs },
  /** Requests for a mail that resets a password; who is refused has a link in the mailbox that is still good. */
  reset: { most: 5, ofSubscriber: 10, windowMs: resetLinkMs },
  "account reset": { most: 3, ofSubscriber: 6, windowMs: resetLinkMs },
  /**
   * Open at once, where clients come to us themselves. A browser opens six, and a company's office with seventy people behind one
   * address is a visitor like others.
   */
  connections: { most: 400, ofSubscriber: 800 },
} as const;

type Kind = keyof typeof clientLimits;

/**
 * The limits of an address for events that are counted by network.
 * @param owner how the keys begin, where it is counted for each of several owners
 */
export function networkLimits(
  kind: Exclude<Kind, "connections">,
  address: string,
  owner = "",
): { key: string; most: number; windowMs: number }[] {
  const { windowMs } = clientLimits[kind];
  return sharesOf(kind, address).map(({ network, most }) => ({
    key: `${owner}${kind} from ${network}`,
    most,
    windowMs,
  }));
}

/** The network of an address and the subscriber's around it, with what each may have. */
export function sharesOf(kind: Kind, address: string): { network: string; most: number }[] {
  const { most, ofSubscriber } = clientLimits[kind];
  const [network, wider] = [networkOf(address), widerNetworkOf(address)];
  const own = { network, most };
  return wider === network ? [own] : [own, { network: wider, most: ofSubscriber }];
}
