import ipaddr from "ipaddr.js";

/** Why an address cannot be called. */
export type AddressProblem = "no-address" | "not-https" | "has-login" | "not-public";

/**
 * Problem of the address of a webhook, as far as it shows without a name server.
 * @param isOpen whether http and addresses of private networks are allowed
 */
export function addressProblem(address: string, isOpen: boolean): AddressProblem | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !["https:", "http:"].includes(url.protocol) || url.hostname === "") return "no-address";
  if (url.username !== "" || url.password !== "") return "has-login";
  if (isOpen) return undefined;
  if (url.protocol !== "https:") return "not-https";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isNumber = ipaddr.isValid(host);
  if (
    isNumber ? !isPublicAddress(host) : !host.includes(".") || /\.(local|internal|localhost)\.?$/i.test(host)
  )
    return "not-public";
  return undefined;
}

/**
 * True for an IP address that anybody on the internet can have. Those of private networks, of this machine, of links, of carriers
 * and of documentation, and those that embed another address, are not among them.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}
