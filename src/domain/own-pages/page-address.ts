import { locales } from "../locale.ts";

/** Longest address of a page of one's own, in characters. */
export const maxAddressLength = 60;

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** First parts of paths that the program has itself, now or as names of files and areas. */
const reserved: ReadonlySet<string> = new Set([
  ...locales,
  "api",
  "assets",
  "brand",
  "company",
  "files",
  "fonts",
  "healthz",
  "images",
  "inquiry",
  "metrics",
  "news",
  "privacy",
  "products",
  "projects",
  "readyz",
  "resources",
  "search",
  "videos",
]);

export type AddressProblem = "addressMissing" | "addressInvalid" | "addressReserved";

/**
 * The problem of an address such as `certificates`; `undefined` where it may be used.
 * @param isChosenForPage true where the address is chosen for a page: not `home`, since `/en/home` is the home page
 */
export function addressProblem(address: string, isChosenForPage = false): AddressProblem | undefined {
  if (address === "") return "addressMissing";
  if (address.length > maxAddressLength || !pattern.test(address)) return "addressInvalid";
  const isReserved = reserved.has(address) || (isChosenForPage && address === "home");
  return isReserved ? "addressReserved" : undefined;
}

/**
 * The address that a title suggests; "" where it has no Latin letters.
 * @example suggestedAddress("ISO 9001: Certificates & awards") // "iso-9001-certificates-awards"
 */
export function suggestedAddress(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  let address = "";
  for (const word of words) {
    const longer = address === "" ? word : `${address}-${word}`;
    if (longer.length > maxAddressLength) break;
    address = longer;
  }
  return address;
}
