import { defaultLocale, pathIn } from "#domain/locale.ts";
import { newsPath, type PageKind } from "#domain/own-pages/own-page.ts";
import { addressProblem } from "#domain/own-pages/page-address.ts";

/** Kind and address of a page made by the company. */
export interface OwnPageAddress {
  kind: PageKind;
  address: string;
}

/**
 * Parses the path of a page or news item made by the company, in any language. The database decides whether it exists.
 * @example parseOwnPagePath("/en/certificates") // { kind: "page", address: "certificates" }
 * @example parseOwnPagePath("/news/holiday") // { kind: "news", address: "holiday" }
 */
export function parseOwnPagePath(pathname: string): OwnPageAddress | undefined {
  const path = pathIn(defaultLocale, pathname);
  const kind = path.startsWith(`${newsPath}/`) ? "news" : "page";
  const address = path.slice(kind === "news" ? newsPath.length + 1 : 1);
  return addressProblem(address) === undefined ? { kind, address } : undefined;
}
