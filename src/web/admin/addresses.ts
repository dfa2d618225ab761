import type { Area } from "#domain/admin/roles.ts";
import type { PageKind } from "#domain/own-pages/own-page.ts";

export const addresses = {
  login: "/sd_admin/login",
  home: "/sd_admin",
  projects: "/sd_admin/projects",
  projectImport: "/sd_admin/projects/import",
  products: "/sd_admin/products",
  pages: "/sd_admin/pages",
  newsImport: "/sd_admin/pages/import",
  inquiries: "/sd_admin/inquiries",
  inquiryFigures: "/sd_admin/inquiries/figures",
  webhooks: "/sd_admin/inquiries/webhooks",
  replyTemplates: "/sd_admin/inquiries/templates",
  administrators: "/sd_admin/administrators",
  account: "/sd_admin/account",
  mail: "/sd_admin/mail",
  start: "/sd_admin/start",
  editing: "/sd_admin/edit/",
  passwordReset: "/sd_admin/password-reset",
} as const;

/** Returns the address of the list of pages, of news or of built-in pages. */
export function pageListAddress(kind: PageKind): string {
  return kind === "page" ? addresses.pages : `${addresses.pages}?kind=${kind}`;
}

/** Area by address prefix, longer prefixes first. */
const areaByAddress: readonly [string, Area][] = [
  [addresses.webhooks, "siteManagement"],
  [addresses.inquiries, "inquiries"],
  [addresses.administrators, "siteManagement"],
  [addresses.start, "siteManagement"],
  [addresses.mail, "siteManagement"],
  [addresses.account, "ownAccount"],
  [addresses.home, "content"],
];

export function areaOf(pathname: string): Area {
  return areaByAddress.find(([address]) => pathname.startsWith(address))?.[1] ?? "siteManagement";
}
