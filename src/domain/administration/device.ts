/** From where and with what somebody signed in, short enough to be recognised and no more. */

/** Browsers by what their `User-Agent` says, the more particular first: most also call themselves Chrome or Safari. */
const browsers: readonly [RegExp, string][] = [
  [/Whale\//, "Whale"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/Windows/, "Windows"],
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** Longest name of a device that is none of the known ones. */
const longestUnknown = 40;

/** @example deviceName("Mozilla/5.0 (Windows NT 10.0; …) Chrome/126.0 Safari/537.36") // "Chrome · Windows" */
export function deviceName(userAgent: string | undefined): string {
  const agent = userAgent ?? "";
  const names = [nameIn(browsers, agent), nameIn(systems, agent)].filter((name) => name !== undefined);
  return names.join(" · ") || agent.slice(0, longestUnknown);
}

/**
 * The network of an address, without the place in it.
 * @example shortAddress("203.0.113.7") // "203.0.113.*"
 * @example shortAddress("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2::*"
 */
export function shortAddress(address: string): string {
  const network = networkOf(address);
  return network.includes(":") ? network.replace("::/64", "::*") : network.replace(/\.\d+$/, ".*");
}

/**
 * What counts as one client: an IPv4 address, or the /64 that an IPv6 client may choose its addresses from.
 * @example networkOf("::ffff:203.0.113.7") // "203.0.113.7"
 * @example networkOf("2001:db8::1") // "2001:db8:0:0::/64"
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  return `${groupsOf(address).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => "0");
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
}

function nameIn(names: readonly [RegExp, string][], agent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(agent))?.[1];
}
