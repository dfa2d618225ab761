import { bytesOf, openPdf } from "#api/pdf/pdf-file.ts";
import type { Block, Catalog, Section } from "../catalog.ts";
import { blockStrips, titleStrip } from "./block-strips.ts";
import { type CoverLogo, drawCover } from "./cover.ts";
import { type CatalogContext, columnWidth, linesIn, rule, sheet, styles, write } from "./drawing-context.ts";
import { fillOf, type PlacedStrip, paginate, type Strip, withWholeTables } from "./strip.ts";

const maxPages = 6;

export interface DrawnCatalog {
  pdf: Buffer;
  pages: number;
}

/** A catalogue as a tagged PDF with bookmarks. The same edition gives the same bytes. */
export async function catalogPdf(
  catalog: Catalog,
  pictures: { picture?: Buffer | undefined; logo?: CoverLogo | undefined },
  options: Pick<CatalogContext, "palette" | "onMissingGlyphs">,
): Promise<DrawnCatalog> {
  const { locale, title, company, edition } = catalog;
  const margins = { top: 0, left: 0, right: 0, bottom: 0 };
  const doc = openPdf({
    locale,
    title,
    author: company,
    made: edition === null ? new Date() : new Date(edition),
    margins,
  });
  // One object, so that the file holds the picture once.
  const picture = pictures.picture && doc.openImage(pictures.picture);
  const context: CatalogContext = { doc, measured: new Map(), picture, ...options };
  const pages = choosePages(context, catalog);
  const root = doc.struct("Document");
  doc.addStructure(root);
  addBookmark(doc, catalog.name, 0);
  drawCover(context, root, catalog, pictures.logo);
  for (const [index, page] of pages.entries()) {
    doc.addPage();
    for (const { strip, y, extra } of page) strip.draw({ y, extra, parent: root });
    drawFooter(context, catalog, { page: index + 2, pages: pages.length + 1 });
  }
  root.end();
  return { pdf: await bytesOf(doc), pages: pages.length + 1 };
}

function choosePages(context: CatalogContext, { sections, shorter, closing }: Catalog): PlacedStrip[][] {
  for (const each of [sections, ...shorter]) {
    const pages = layOutSections(context, { sections: each, closing });
    if (pages) return pages;
  }
  return layOut(stripsOf(context, { sections: shorter.at(-1) ?? sections, closing }, 1), 1);
}

/** Above and below the rows of tables, points; the largest that fits is used. */
const paddings = [4, 3, 2, 1.2] as const;
/** Share of a page that is filled before its strips grow; lower limits distribute the strips more evenly. */
const fillLimits = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
const targetFill = 0.88;

const minFillWithWholeTables = 0.7;
/** Share of a page. */
const maxWholeTableHeight = 0.6;

/**
 * The pages after the cover: with all tables whole, or, if that leaves a page half empty, only the first (that of models),
 * or none.
 */
function layOutSections(context: CatalogContext, catalog: CatalogParts): PlacedStrip[][] | undefined {
  for (const wholeTables of [Number.POSITIVE_INFINITY, 1]) {
    const pages = bestLayout(context, catalog, wholeTables);
    if (pages?.every(fits) && lowestFill(pages) >= minFillWithWholeTables) return pages;
  }
  return bestLayout(context, catalog, 0);
}

/** A whole table may be higher than the page. */
function fits(page: readonly PlacedStrip[]): boolean {
  return fillOf(page, contentArea.top) <= contentArea.bottom - contentArea.top;
}

/** The layout with the largest padding that fills every page to `targetFill`; otherwise the one with the highest lowest fill. */
function bestLayout(
  context: CatalogContext,
  catalog: CatalogParts,
  wholeTables: number,
): PlacedStrip[][] | undefined {
  let best: PlacedStrip[][] | undefined;
  for (const padding of paddings) {
    const loose = stripsOf(context, catalog, padding);
    const maxHeight = maxWholeTableHeight * (contentArea.bottom - contentArea.top);
    const strips = { ...loose, sections: withWholeTables(loose.sections, wholeTables, maxHeight) };
    for (const fillLimit of fillLimits) {
      const pages = layOut(strips, fillLimit);
      if (pages.length >= maxPages) continue;
      if (lowestFill(pages) >= targetFill) return pages;
      if (!best || lowestFill(pages) > lowestFill(best)) best = pages;
    }
  }
  return best;
}

const contentArea = { top: sheet.top, bottom: sheet.bottom };

type CatalogParts = Pick<Catalog, "sections" | "closing">;

interface CatalogStrips {
  sections: readonly Strip[];
  closing: readonly Strip[];
}

function stripsOf(
  context: CatalogContext,
  { sections, closing }: CatalogParts,
  padding: number,
): CatalogStrips {
  return {
    sections: sections.flatMap((section) => sectionStrips(context, section, padding)),
    closing: closing.flatMap((section) => sectionStrips(context, section, padding)),
  };
}

/** The closing sections are on a page of their own, unless the page before has room for all. */
function layOut({ sections, closing }: CatalogStrips, fillLimit: number): PlacedStrip[][] {
  const before = paginate(sections, contentArea, fillLimit);
  const together = paginate([...sections, ...withoutPageBreaks(closing)], contentArea, fillLimit);
  return together.length === before.length ? together : [...before, ...paginate(closing, contentArea, 1)];
}

function lowestFill(pages: readonly PlacedStrip[][]): number {
  return Math.min(
    ...pages.map((page) => fillOf(page, contentArea.top) / (contentArea.bottom - contentArea.top)),
  );
}

function withoutPageBreaks(strips: readonly Strip[]): Strip[] {
  return strips.map(
    (strip, index): Strip => ({
      ...strip,
      startsPage: false,
      keepWithNext: index < strips.length - 1,
    }),
  );
}

function sectionStrips(
  context: CatalogContext,
  { title, blocks, beginsPage, isOptional }: Section,
  padding: number,
): Strip[] {
  const head = titleStrip(context, title, (y) => addBookmark(context.doc, title, y));
  const strips = blocks.flatMap((block, index) => {
    const made = blockStrips(context, block, padding);
    return leadsToNext(block, blocks[index + 1])
      ? made.map((strip): Strip => ({ ...strip, keepWithNext: true }))
      : made;
  });
  const opening: Strip = { ...head, startsPage: beginsPage };
  return [opening, ...strips].map((strip): Strip => ({ ...strip, isOptional }));
}

/** A text or a few facts above a table or a figure are kept on the page of that table or figure. */
function leadsToNext({ kind }: Block, next: Block | undefined): boolean {
  return (
    (kind === "text" || kind === "pairs") &&
    next !== undefined &&
    /^(table|drawing|form|pairs)$/.test(next.kind)
  );
}

/** The types of PDFKit lack positions, and it counts `left` from the right edge. */
function addBookmark(doc: PDFKit.PDFDocument, title: string, top: number): void {
  const destination: { expanded?: boolean } & Record<string, unknown> = { top, left: sheet.width };
  doc.outline.addItem(title, destination);
}

function drawFooter(
  context: CatalogContext,
  { company, name }: Catalog,
  { page, pages }: { page: number; pages: number },
): void {
  rule(context, { x: sheet.left, y: 800, width: columnWidth }, "line");
  const foot = linesIn(context, `${company} · ${name}`, styles.note, columnWidth - 80);
  write(context, foot, { x: sheet.left, y: 806 });
  write(context, linesIn(context, `${page} / ${pages}`, styles.note, columnWidth), {
    x: sheet.left,
    y: 806,
    align: "right",
  });
}
