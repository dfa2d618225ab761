import { isPublicHost } from "../network.ts";

/** Why an address cannot be called. */
export type AddressProblem = "no-address" | "not-https" | "has-login" | "not-public";

/**
 * Problem of the address of a webhook, as far as it shows without a name server.
 * @param allowsPrivateAddresses whether http and addresses of private networks are allowed
 */
export function addressProblem(address: string, allowsPrivateAddresses: boolean): AddressProblem | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !["https:", "http:"].includes(url.protocol) || url.hostname === "") return "no-address";
  if (url.username !== "" || url.password !== "") return "has-login";
  if (allowsPrivateAddresses) return undefined;
  if (url.protocol !== "https:") return "not-https";
  if (!isPublicHost(url.hostname)) return "not-public";
  return undefined;
}
