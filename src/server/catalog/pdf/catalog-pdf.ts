import { bytesOf, openPdf } from "#api/pdf/pdf-file.ts";
import type { Block, Catalog, Section } from "../catalog.ts";
import { blockStrips, titleStrip } from "./block-strips.ts";
import { type CoverLogo, drawCover } from "./cover.ts";
import { columnWidth, linesIn, type Pen, rule, sheet, styles, write } from "./ink.ts";
import { fillOf, type Placed, paginate, type Strip, withWholeTables } from "./strip.ts";

/** Most pages of a catalogue. */
const maxPages = 6;

export interface DrawnCatalog {
  pdf: Buffer;
  pages: number;
}

/** A catalogue as a tagged PDF with bookmarks. The same edition gives the same bytes. */
export async function catalogPdf(
  catalog: Catalog,
  pictures: { picture?: Buffer | undefined; logo?: CoverLogo | undefined },
  dress: Pick<Pen, "palette" | "report">,
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
  const pen: Pen = { doc, measured: new Map(), picture, ...dress };
  const chosen = chosenPages(pen, catalog);
  const root = doc.struct("Document");
  doc.addStructure(root);
  addBookmark(doc, catalog.name, 0);
  drawCover(pen, root, catalog, pictures.logo);
  for (const [index, page] of chosen.entries()) {
    doc.addPage();
    for (const { strip, y, extra } of page) strip.draw({ y, extra, parent: root });
    drawFoot(pen, catalog, { page: index + 2, pages: chosen.length + 1 });
  }
  root.end();
  return { pdf: await bytesOf(doc), pages: chosen.length + 1 };
}

function chosenPages(pen: Pen, { sections, shorter, closing }: Catalog): Placed[][] {
  for (const each of [sections, ...shorter]) {
    const pages = pagesOf(pen, { sections: each, closing });
    if (pages) return pages;
  }
  return layOut(stripsOf(pen, { sections: shorter.at(-1) ?? sections, closing }, 1), 1);
}

/** Above and below the rows of tables, points. */
const paddings = [4, 3, 2, 1.2] as const;
/** Shares of a page that are filled before what is on it grows: the lowest spreads the strips evenly. */
const shares = [1, 0.94, 0.88, 0.82, 0.76, 0.7] as const;
/** Share of a page that looks full. */
const fullPage = 0.88;

/** The least share of a page for which a table stays whole. */
const pageOfWholeTables = 0.7;
/** Highest table that stays whole, as a share of a page. */
const maxWholeTable = 0.6;

/**
 * The pages below the cover with whole tables; where that leaves a page half empty, with only the first table, that of
 * models, whole; else with tables that continue on the next page.
 */
function pagesOf(pen: Pen, catalog: CatalogParts): Placed[][] | undefined {
  for (const wholeTables of [Number.POSITIVE_INFINITY, 1]) {
    const pages = fullestPages(pen, catalog, wholeTables);
    if (pages?.every(fits) && emptiest(pages) >= pageOfWholeTables) return pages;
  }
  return fullestPages(pen, catalog, 0);
}

/** False for a table that stands whole below more than a page has room for. */
function fits(page: readonly Placed[]): boolean {
  return fillOf(page, room.top) <= room.bottom - room.top;
}

/** The loosest of the pages that leave none half empty. */
function fullestPages(pen: Pen, catalog: CatalogParts, wholeTables: number): Placed[][] | undefined {
  let best: Placed[][] | undefined;
  for (const padding of paddings) {
    const loose = stripsOf(pen, catalog, padding);
    const maxHeight = maxWholeTable * (room.bottom - room.top);
    const strips = { ...loose, sections: withWholeTables(loose.sections, wholeTables, maxHeight) };
    for (const share of shares) {
      const pages = layOut(strips, share);
      if (pages.length >= maxPages) continue;
      if (emptiest(pages) >= fullPage) return pages;
      if (!best || emptiest(pages) > emptiest(best)) best = pages;
    }
  }
  return best;
}

const room = { top: sheet.top, bottom: sheet.bottom };

type CatalogParts = Pick<Catalog, "sections" | "closing">;

interface CatalogStrips {
  sections: readonly Strip[];
  closing: readonly Strip[];
}

function stripsOf(pen: Pen, { sections, closing }: CatalogParts, padding: number): CatalogStrips {
  return {
    sections: sections.flatMap((section) => sectionStrips(pen, section, padding)),
    closing: closing.flatMap((section) => sectionStrips(pen, section, padding)),
  };
}

/** The closing sections have a page of their own, unless they have room on the page before. */
function layOut({ sections, closing }: CatalogStrips, share: number): Placed[][] {
  const before = paginate(sections, room, share);
  const together = paginate([...sections, ...keptTogether(closing)], room, share);
  return together.length === before.length ? together : [...before, ...paginate(closing, room, 1)];
}

function emptiest(pages: readonly Placed[][]): number {
  return Math.min(...pages.map((page) => fillOf(page, room.top) / (room.bottom - room.top)));
}

function keptTogether(strips: readonly Strip[]): Strip[] {
  return strips.map((strip, index) => ({ ...strip, isKept: index < strips.length - 1 }));
}

function sectionStrips(
  pen: Pen,
  { title, blocks, beginsPage, isOptional }: Section,
  padding: number,
): Strip[] {
  const head = titleStrip(pen, title, (y) => addBookmark(pen.doc, title, y));
  const strips = blocks.flatMap((block, index) => {
    const made = blockStrips(pen, block, padding);
    return leadsToNext(block, blocks[index + 1]) ? made.map((strip) => ({ ...strip, isKept: true })) : made;
  });
  return [{ ...head, begins: beginsPage }, ...strips].map((strip) => ({ ...strip, isOptional }));
}

/** A text or a few facts above a table or a figure stand on its page. */
function leadsToNext({ kind }: Block, next: Block | undefined): boolean {
  return (
    (kind === "text" || kind === "pairs") &&
    next !== undefined &&
    /^(table|drawing|form|pairs)$/.test(next.kind)
  );
}

/** Leads to a place of the page; the types of PDFKit do not name places, and it counts `left` from the right edge. */
function addBookmark(doc: PDFKit.PDFDocument, title: string, top: number): void {
  const place: { expanded?: boolean } & Record<string, unknown> = { top, left: sheet.width };
  doc.outline.addItem(title, place);
}

function drawFoot(
  pen: Pen,
  { company, name }: Catalog,
  { page, pages }: { page: number; pages: number },
): void {
  rule(pen, { x: sheet.left, y: 800, width: columnWidth }, "line");
  const foot = linesIn(pen, `${company} · ${name}`, styles.note, columnWidth - 80);
  write(pen, foot, { x: sheet.left, y: 806 });
  write(pen, linesIn(pen, `${page} / ${pages}`, styles.note, columnWidth), {
    x: sheet.left,
    y: 806,
    align: "right",
  });
}
