import { defaultLocale, pathIn } from "#domain/locale.ts";
import { addressProblem } from "#domain/page-records/page-address.ts";
import { newsPath, type PageKind } from "#domain/page-records/page-record.ts";

/** A page of the company's own by its kind and address. */
export interface OwnPageAddress {
  kind: PageKind;
  address: string;
}

/**
 * The page of the company's own, or the news, that an address in any language may name; the database knows whether it exists.
 * @example ownPageIn("/en/certificates") // { kind: "page", address: "certificates" }
 * @example ownPageIn("/news/holiday") // { kind: "news", address: "holiday" }
 */
export function ownPageIn(pathname: string): OwnPageAddress | undefined {
  const path = pathIn(defaultLocale, pathname);
  const kind = path.startsWith(`${newsPath}/`) ? "news" : "page";
  const address = path.slice(kind === "news" ? newsPath.length + 1 : 1);
  return addressProblem(address) === undefined ? { kind, address } : undefined;
}
