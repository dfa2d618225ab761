import { isPublicHost } from "../network.ts";

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
  if (!isPublicHost(url.hostname)) return "not-public";
  return undefined;
}
