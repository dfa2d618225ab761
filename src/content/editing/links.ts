import * as z from "zod/mini";
import type { EditableField } from "#domain/content/content-calls.ts";
import { documentAt } from "#domain/files/published-document.ts";
import { defaultLocale, pathIn } from "#domain/locale.ts";
import { newsPath } from "#domain/own-pages/own-page.ts";
import { pages, productCategoryPages } from "../site.ts";

export type LinkProblem = "noLink" | "noPage";

const email = z.email();

/** Pages of the site that are missing in `pages`, besides those of the company's own: the form without script, projects, series. */
const unlisted = new RegExp(
  `^(/inquiry|/projects/[1-9]\\d{0,9}|(${productCategoryPages.map((page) => pages[page].path).join("|")})/[a-z0-9-]+)$`,
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
  const path = linkedPath(href);
  if (path !== undefined) return isPage(path, ownPaths) || isDocument(href) ? undefined : "noPage";
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

/**
 * Returns the path that a link of the site leads to, in the default language; `undefined` for other links.
 * @example linkedPath("/en/company/intro?a=1#team") // "/company/intro"
 */
export function linkedPath(href: string): string | undefined {
  return /^\/(?!\/)\S*$/.test(href) ? pathIn(defaultLocale, pathnameOf(href)) : undefined;
}

/** Returns the paths of the fields with a link to a page of the site, in any language. */
export function fieldsLinkingTo(fields: readonly EditableField[], path: string): string[] {
  return fields.flatMap((field) =>
    field.kind === "fact" && field.check === "link" && linkedPath(String(field.value)) === path
      ? [field.path]
      : [],
  );
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

function isPage(path: string, ownPaths: ReadonlySet<string>): boolean {
  return (
    Object.values(pages).some((page) => page.path === path) ||
    unlisted.test(path) ||
    path === newsPath ||
    ownPaths.has(path)
  );
}

/** Documents have no language: an address with one leads nowhere. */
function isDocument(href: string): boolean {
  return documentAt(pathnameOf(href)) !== undefined;
}

function pathnameOf(href: string): string {
  return href.replace(/[?#].*$/, "");
}
