import ipaddr from "ipaddr.js";

/** Leading groups of 16 bits of an IPv6 address that identify a client: a client with one address may use the whole /64. */
const clientGroups = 4;

/** Leading groups that identify a subscriber with several networks: providers assign a /48 at most (RFC 6177). */
const subscriberGroups = 3;

/** The longest text of an address: an IPv6 one that ends as IPv4, with the name of an interface. */
const maxAddressLength = 64;

/**
 * Network that counts as one client: an IPv4 address, or the /64 that an IPv6 client may choose its addresses
 * from. A text that is no address, which only a proxy could have written, counts as it stands, up to the length
 * of an address.
 * @example networkOf("::ffff:203.0.113.7") // "203.0.113.7"
 * @example networkOf("2001:db8::1") // "2001:db8:0:0::/64"
 */
export function networkOf(address: string): string {
  return beginningOf(address, clientGroups);
}

/**
 * All that may be in the hands of one subscriber: the /48 of an IPv6 address, which holds 65,536 networks; otherwise the
 * network itself.
 * @example widerNetworkOf("203.0.113.7") // "203.0.113.7"
 * @example widerNetworkOf("2001:db8:1:2::3") // "2001:db8:1::/48"
 */
export function widerNetworkOf(address: string): string {
  return beginningOf(address, subscriberGroups);
}

/**
 * The network of an address, with the host part masked.
 * @example shortAddress("203.0.113.7") // "203.0.113.*"
 * @example shortAddress("2001:db8:1:2:3:4:5:6") // "2001:db8:1:2::*"
 */
export function shortAddress(address: string): string {
  const network = networkOf(address);
  return network.includes(":") ? network.replace("::/64", "::*") : network.replace(/\.\d+$/, ".*");
}

/**
 * True for a host that may be on the internet, as far as can be told without a name server: a public address, or a name that is not
 * one of a private network.
 * @param host also in the brackets of an address in a URL
 */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(bare)) return isPublicAddress(bare);
  return bare.includes(".") && !/\.(local|internal|localhost)\.?$/i.test(bare);
}

/**
 * True for an IP address that anybody on the internet can have. Those of private networks, of this machine, of links, of carriers
 * and of documentation, and those that embed another address, are not among them.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === "unicast" && !embedsAddress(parsed);
}

/** True for ::/96 (RFC 4291, section 2.5.5.1), which ipaddr.js does not list. */
function embedsAddress(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address instanceof ipaddr.IPv6 && address.parts.slice(0, 6).every((group) => group === 0);
}

function beginningOf(address: string, groups: number): string {
  if (!ipaddr.isValid(address)) return address.slice(0, maxAddressLength);
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, groups).map((group) => group.toString(16));
  return `${network.join(":")}::/${16 * groups}`;
}
