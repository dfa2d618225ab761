import type { DesignSheet } from "./design-sheet.ts";
import { type Group, group, type SheetPage, textElement } from "./paper-parts.ts";
import { shownAddress } from "./report/shown-address.ts";

/** Foot of the paper: its address, and the company's. */
export function paperFoot({ link, company }: Pick<DesignSheet, "link" | "company">): Group {
  const linkText = shownAddress(link.address);
  // Beside its label where there is room for it in a line.
  const isLong = linkText.length > 110;
  return group("div", "foot", [
    group("p", isLong ? undefined : "line", [
      textElement("span", undefined, `${link.label}: `),
      { ...textElement("a", "link", linkText), href: link.address },
    ]),
    textElement("p", undefined, joined([company.name, ...company.lines])),
  ]);
}

/** Pages with their numbers in the foot, such as "1 / 2"; a single page has none. */
export function numberedPages<Page extends SheetPage>(pages: readonly Page[]): Page[] {
  if (pages.length === 1) return [...pages];
  return pages.map((page, index) => ({
    ...page,
    foot: numberedFoot(page.foot, `${index + 1} / ${pages.length}`),
  }));
}

/** Adds a number to the last line of a foot. */
export function numberedFoot(foot: Group, number: string): Group {
  const parts = foot.parts.map((part, index) =>
    index === foot.parts.length - 1 && "text" in part ? { ...part, text: joined([part.text, number]) } : part,
  );
  return { ...foot, parts };
}

function joined(texts: readonly string[]): string {
  return texts.join("  ·  ");
}
