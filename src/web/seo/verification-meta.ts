import type { MetaDescriptor } from "react-router";
import type { SearchEngines } from "../context.ts";

/** Proves to Naver and Google whose site this is; both look for it on the home page. */
export function verificationMeta({
  naverSiteVerification,
  googleSiteVerification,
}: Omit<SearchEngines, "pages">): MetaDescriptor[] {
  return [
    { name: "naver-site-verification", content: naverSiteVerification },
    { name: "google-site-verification", content: googleSiteVerification },
  ].flatMap(({ name, content }) => (content === undefined ? [] : [{ name, content }]));
}
