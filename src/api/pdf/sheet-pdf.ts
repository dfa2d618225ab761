import { colors } from "#content/colors.ts";
import type { DesignSheet } from "#documents/sheet/design-sheet.ts";
import { sheetPagesOf } from "#documents/sheet/paper.ts";
import type { Group, SheetPage } from "#documents/sheet/paper-parts.ts";
import { defaultTextStyle } from "#documents/sheet/paper-style.ts";
import type { Locale } from "#domain/locale.ts";
import { bytesOf, openPdf } from "./pdf-file.ts";
import { layOut, type PdfContext, printablePart } from "./pdf-paper.ts";
import type { OnMissingGlyphs } from "./sheet-fonts.ts";

/** A4 with margins of 12 mm at the sides and 11 mm above and below, points. */
const [left, top] = [34, 31];
const width = 595.28 - 2 * left;
const bottom = 841.89 - top;

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
  const margins = { top, left, right: left, bottom: 20 };
  const doc = openPdf({ locale, title, author, made: now, margins });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const context = { doc, ...branding };
  for (const [index, page] of file.pages.entries()) {
    if (index > 0) doc.addPage();
    const body = printablePart(page.body, onMissingGlyphs);
    const foot = printablePart(page.foot, onMissingGlyphs);
    const { laidBody, laidFoot, scale } = fitToPage(context, body, foot);
    doc.save().scale(scale, scale, { origin: [left, top] });
    laidBody.draw(root, left, top);
    laidFoot.draw(root, left, top + (bottom - top) / scale - laidFoot.height);
    doc.restore();
  }
  root.end();
  return bytesOf(doc);
}

/** Height between body and foot, points. */
const gap = 8;

/** Scales the parts of a sheet's page down until they fit the paper. */
function fitToPage(context: PdfContext, body: Group, foot: Group) {
  const layOutAt = (scale: number) => {
    const inherited = { textStyle: defaultTextStyle, width: width / scale };
    return { laidBody: layOut(context, body, inherited), laidFoot: layOut(context, foot, inherited), scale };
  };
  for (const scale of [1, 0.97, 0.94, 0.91, 0.88]) {
    const attempt = layOutAt(scale);
    if (attempt.laidBody.height + gap + attempt.laidFoot.height <= (bottom - top) / scale) return attempt;
  }
  return layOutAt(0.85);
}
