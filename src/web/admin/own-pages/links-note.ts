import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import { type EditablePage, pagePath } from "#domain/own-pages/own-page.ts";

type PublicPage = Pick<EditablePage, "kind" | "publicAddress">;

/** Returns the path that ends when a page is withdrawn or removed; pages of the program stay without their blocks. */
export function pathThatEnds({ kind, publicAddress }: PublicPage): string | undefined {
  return kind === "builtIn" || publicAddress === null ? undefined : pagePath(kind, publicAddress);
}

/** Returns the warning that links to a page would lead nowhere; `undefined` if visitors do not have it or keep it. */
export function linksNote(page: PublicPage): string | undefined {
  const path = pathThatEnds(page);
  return path && fill(pageFormWords.withdraw.question.links, { path });
}
