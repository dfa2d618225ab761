import { colors } from "#content/colors.ts";
import type { DesignSheet } from "#documents/sheet/design-sheet.ts";
import { sheetPagesOf } from "#documents/sheet/paper.ts";
import type { SheetPage } from "#documents/sheet/paper-parts.ts";
import type { Locale } from "#domain/locale.ts";
import { fittedPage, pagesThatFit, sheetRoom } from "./page-fit.ts";
import { bytesOf, openPdf } from "./pdf-file.ts";
import { type PdfContext, printablePart } from "./pdf-paper.ts";
import type { OnMissingGlyphs } from "./sheet-fonts.ts";

/** The pages of a PDF, and its metadata. */
export interface PagesFile {
  locale: Locale;
  title: string;
  author: string;
  pages: readonly SheetPage[];
}

type Branding = Pick<PdfContext, "palette" | "logo">;

/**
 * The sheet as a tagged PDF of one or more A4 pages. The same sheet and time result in the same bytes.
 * @param onMissingGlyphs called with characters without a glyph in any font; □ stands in their place
 */
export async function sheetPdf(
  sheet: DesignSheet,
  now: Date,
  onMissingGlyphs: OnMissingGlyphs,
  branding: Branding = { palette: colors },
): Promise<Buffer> {
  const pages = sheetPagesOf({ ...sheet, company: printedCompany(sheet.company, branding) });
  const file = { locale: sheet.locale, title: sheet.documentTitle, author: sheet.company.name };
  return pagesPdf({ ...file, pages }, now, onMissingGlyphs, branding);
}

/** Leaves the logo out if its image was not loaded. */
export function printedCompany(
  { logo, ...company }: DesignSheet["company"],
  branding: Branding,
): DesignSheet["company"] {
  return { ...company, ...(logo && branding.logo && { logo }) };
}

/** A tagged PDF of the pages of a sheet, each of A4. @see sheetPdf */
export async function pagesPdf(
  file: PagesFile,
  now: Date,
  onMissingGlyphs: OnMissingGlyphs,
  branding: Branding = { palette: colors },
): Promise<Buffer> {
  const { locale, title, author } = file;
  const { left, top, height } = sheetRoom;
  const margins = { top, left, right: left, bottom: 20 };
  const doc = openPdf({ locale, title, author, made: now, margins });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const printable = file.pages.map((page) => ({
    ...page,
    body: printablePart(page.body, onMissingGlyphs),
    foot: printablePart(page.foot, onMissingGlyphs),
  }));
  const context = { doc, ...branding };
  for (const [index, page] of pagesThatFit(context, printable).entries()) {
    if (index > 0) doc.addPage();
    const { body, foot, scale } = fittedPage(context, page);
    doc.save().scale(scale, scale, { origin: [left, top] });
    body.draw(root, left, top);
    foot.draw(root, left, top + height / scale - foot.height);
    doc.restore();
  }
  root.end();
  return bytesOf(doc);
}
