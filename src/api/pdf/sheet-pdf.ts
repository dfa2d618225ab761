import { colors } from "#content/colors.ts";
import type { DesignSheet } from "#documents/sheet/design-sheet.ts";
import { sheetPagesOf } from "#documents/sheet/paper.ts";
import { defaultTextStyle } from "#documents/sheet/paper-look.ts";
import type { Group, SheetPage, SheetTable } from "#documents/sheet/paper-parts.ts";
import type { PlanWithAddress } from "#documents/sheet/plan/plan-tables.ts";
import type { TowerSheet } from "#documents/sheet/tower/tower-sheet.ts";
import type { Locale } from "#domain/locale.ts";
import { bytesOf, openPdf } from "./pdf-file.ts";
import { layOut, type PdfContext } from "./pdf-paper.ts";
import { replaceMissingGlyphs } from "./sheet-fonts.ts";

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
 * @param onMissingGlyphs called with letters of entered texts that the fonts lack
 * @throws Error on a letter of our own texts that the font lacks
 */
export async function sheetPdf(
  sheet: DesignSheet,
  now: Date,
  onMissingGlyphs: PdfContext["onMissingGlyphs"],
  branding: Branding = { palette: colors },
): Promise<Buffer> {
  const { plan } = sheet;
  const printable = {
    ...sheet,
    ...printableHead(sheet, onMissingGlyphs, branding),
    ...(sheet.towersLine !== undefined && {
      towersLine: replaceMissingGlyphs(sheet.towersLine, onMissingGlyphs),
    }),
    ...(plan && { plan: printablePlan(plan, onMissingGlyphs) }),
  };
  const file = { locale: sheet.locale, title: sheet.documentTitle, author: sheet.company.name };
  return pagesPdf({ ...file, pages: sheetPagesOf(printable) }, now, onMissingGlyphs, branding);
}

function printablePlan(
  plan: PlanWithAddress,
  onMissingGlyphs: PdfContext["onMissingGlyphs"],
): PlanWithAddress {
  const { towerRecord, tables, towersTable } = plan;
  return {
    ...plan,
    tables: tables.map((each) => printableTable(each, onMissingGlyphs)),
    towersTable: towersTable && printableTable(towersTable, onMissingGlyphs),
    towerRecord: towerRecord && printableTower(towerRecord, onMissingGlyphs),
  };
}

function printableTower(tower: TowerSheet, onMissingGlyphs: PdfContext["onMissingGlyphs"]): TowerSheet {
  const { title, lead, results, beside, columns } = tower;
  return {
    ...tower,
    title: replaceMissingGlyphs(title, onMissingGlyphs),
    lead: replaceMissingGlyphs(lead, onMissingGlyphs),
    results: results.map(({ label, figure }) => ({
      label,
      figure: replaceMissingGlyphs(figure, onMissingGlyphs),
    })),
    beside: beside.map((each) => printableTable(each, onMissingGlyphs)),
    columns: columns.map((tables) => tables.map((each) => printableTable(each, onMissingGlyphs))),
  };
}

/** Names of models and places can be entered. */
function printableTable(table: SheetTable, onMissingGlyphs: PdfContext["onMissingGlyphs"]): SheetTable {
  return {
    ...table,
    rows: table.rows.map(({ label, figures }) => ({
      label,
      figures: figures.map((each) => replaceMissingGlyphs(each, onMissingGlyphs)),
    })),
  };
}

export function printableHead(
  { company, job }: Pick<DesignSheet, "company" | "job">,
  onMissingGlyphs: PdfContext["onMissingGlyphs"],
  branding: Branding,
): Pick<DesignSheet, "company" | "job"> {
  const { name, lines, logo } = company;
  return {
    company: {
      name: replaceMissingGlyphs(name, onMissingGlyphs),
      lines: lines.map((line) => replaceMissingGlyphs(line, onMissingGlyphs)),
      ...(logo && branding.logo && { logo }),
    },
    job: job.map(({ label, text }) => ({ label, text: replaceMissingGlyphs(text, onMissingGlyphs) })),
  };
}

/** A tagged PDF of the pages of a sheet, each of A4. @see sheetPdf */
export async function pagesPdf(
  file: PagesFile,
  now: Date,
  onMissingGlyphs: PdfContext["onMissingGlyphs"],
  branding: Branding = { palette: colors },
): Promise<Buffer> {
  const { locale, title, author } = file;
  const margins = { top, left, right: left, bottom: 20 };
  const doc = openPdf({ locale, title, author, made: now, margins });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const context = { doc, onMissingGlyphs, ...branding };
  for (const [index, { body, foot }] of file.pages.entries()) {
    if (index > 0) doc.addPage();
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
    const around = { textStyle: defaultTextStyle, width: width / scale };
    return { laidBody: layOut(context, body, around), laidFoot: layOut(context, foot, around), scale };
  };
  for (const scale of [1, 0.97, 0.94, 0.91, 0.88]) {
    const attempt = layOutAt(scale);
    if (attempt.laidBody.height + gap + attempt.laidFoot.height <= (bottom - top) / scale) return attempt;
  }
  return layOutAt(0.85);
}
