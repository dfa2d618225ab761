import ipaddr from "ipaddr.js";

/** Bits of an IPv6 address that a subscriber does not choose: a whole /64 belongs to whoever has one address of it. */
const subscriberGroups = 4;

/** The longest text of an address: an IPv6 one that ends as IPv4, with the name of an interface. */
const longestAddress = 64;

/**
 * What counts as one client: an IPv4 address, or the /64 that an IPv6 client may choose its addresses from. What is no
 * address, which only a proxy could have written, counts as it stands, as far as an address could go.
 * @example networkOf("::ffff:203.0.113.7") // "203.0.113.7"
 * @example networkOf("2001:db8::1") // "2001:db8:0:0::/64"
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, longestAddress);
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, subscriberGroups).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
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
