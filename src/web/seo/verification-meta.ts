import type { MetaDescriptor } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import { searchEngines } from "#domain/start/search-code.ts";
import type { SearchEngines } from "../context.ts";

/**
 * Verification meta tags of Naver and Google, on the home page. A code entered by the company overrides that
 * of the server's settings.
 */
export function verificationMeta(
  { naverSiteVerification = "", googleSiteVerification = "" }: Omit<SearchEngines, "pages" | "builtAt">,
  entered: Content["company"]["searchEngines"],
): MetaDescriptor[] {
  return [
    { name: searchEngines.naver, content: entered.naver || naverSiteVerification },
    { name: searchEngines.google, content: entered.google || googleSiteVerification },
  ].filter(({ content }) => content !== "");
}
