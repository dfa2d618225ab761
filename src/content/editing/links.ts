import * as z from "zod/mini";
import { documentAt } from "#domain/files/published-document.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { newsPath } from "#domain/own-pages/own-page.ts";
import { pages, productPages } from "../site.ts";

export type LinkProblem = "noLink" | "noPage";

const email = z.email();

/** Pages of the site that are missing in `pages`, besides those of the company's own: the form without script, projects, series. */
const unlisted = new RegExp(
  `^(/inquiry|/projects/[1-9]\\d{0,9}|(${productPages.map((page) => pages[page].path).join("|")})/[a-z0-9-]+)$`,
);

/**
 * Checks the target of a link: a page of the site in any language, an uploaded document, another site, an email address or a telephone
 * number.
 * A series or project may be missing: it can be added or removed later.
 * @param ownPaths Korean paths of the company's own pages and news
 * @example linkProblem("/company/intro#team") // undefined
 * @example linkProblem("javascript:alert(1)") // "noLink"
 */
export function linkProblem(
  href: string,
  ownPaths: ReadonlySet<string> = new Set(),
): LinkProblem | undefined {
  if (/^\/(?!\/)\S*$/.test(href)) return isPage(href.replace(/[?#].*$/, ""), ownPaths) ? undefined : "noPage";
  const { scheme, rest } = /^(?<scheme>https?:\/\/|mailto:|tel:)(?<rest>\S+)$/.exec(href)?.groups ?? {};
  switch (scheme) {
    case "mailto:":
      return email.safeParse(rest?.replace(/\?.*$/, "")).success ? undefined : "noLink";
    case "tel:":
      return /^\+?\d[\d-]{2,19}$/.test(rest ?? "") ? undefined : "noLink";
    case undefined:
      return "noLink";
    default:
      return isElsewhere(href) ? undefined : "noLink";
  }
}

/** Returns the links that lead to a page of the site that does not exist. @param ownPaths Korean paths of the company's own pages and news */
export function missingPages(links: readonly string[], ownPaths: ReadonlySet<string>): string[] {
  return [...new Set(links)].filter((href) => linkProblem(href, ownPaths) === "noPage");
}

/** A host name has a dot; a link with a password is rejected. */
function isElsewhere(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  return /[^.]\.[^.]/.test(hostname) && username + password === "";
}

function isPage(pathname: string, ownPaths: ReadonlySet<string>): boolean {
  const path = pathIn(defaultLocale, pathname);
  return (
    Object.values(pages).some((page) => page.path === path) ||
    unlisted.test(path) ||
    path === newsPath ||
    ownPaths.has(path) ||
    documentAt(pathname) !== undefined
  );
}
