import { colors } from "#content/colors.ts";
import type { DesignSheet } from "#documents/sheet/design-sheet.ts";
import { papersOf } from "#documents/sheet/paper.ts";
import { plainLetters } from "#documents/sheet/paper-look.ts";
import type { Group, Paper, SheetTable } from "#documents/sheet/paper-parts.ts";
import type { AddressedPlan } from "#documents/sheet/plan/plan-tables.ts";
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
export interface PaperFile {
  locale: Locale;
  title: string;
  author: string;
  papers: readonly Paper[];
}

type Branding = Pick<PdfContext, "palette" | "logo">;

/**
 * The sheet as a tagged PDF of one or more A4 pages. The same sheet and time result in the same bytes.
 * @param report called with letters of entered texts that the fonts lack
 * @throws Error on a letter of our own texts that the font lacks
 */
export async function sheetPdf(
  sheet: DesignSheet,
  now: Date,
  report: PdfContext["report"],
  branding: Branding = { palette: colors },
): Promise<Buffer> {
  const { plan } = sheet;
  const printable = {
    ...sheet,
    ...printableHead(sheet, report, branding),
    ...(sheet.towers !== undefined && { towers: replaceMissingGlyphs(sheet.towers, report) }),
    ...(plan && { plan: printablePlan(plan, report) }),
  };
  const file = { locale: sheet.locale, title: sheet.documentTitle, author: sheet.company.name };
  return paperPdf({ ...file, papers: papersOf(printable) }, now, report, branding);
}

function printablePlan(plan: AddressedPlan, report: PdfContext["report"]): AddressedPlan {
  const { towerRecord, tables, towersTable } = plan;
  return {
    ...plan,
    tables: tables.map((each) => printableTable(each, report)),
    towersTable: towersTable && printableTable(towersTable, report),
    towerRecord: towerRecord && printableTower(towerRecord, report),
  };
}

function printableTower(tower: TowerSheet, report: PdfContext["report"]): TowerSheet {
  const { title, lead, results, beside, columns } = tower;
  return {
    ...tower,
    title: replaceMissingGlyphs(title, report),
    lead: replaceMissingGlyphs(lead, report),
    results: results.map(({ label, figure }) => ({ label, figure: replaceMissingGlyphs(figure, report) })),
    beside: beside.map((each) => printableTable(each, report)),
    columns: columns.map((tables) => tables.map((each) => printableTable(each, report))),
  };
}

/** Names of models and places can be entered. */
function printableTable(table: SheetTable, report: PdfContext["report"]): SheetTable {
  return {
    ...table,
    rows: table.rows.map(({ label, figures }) => ({
      label,
      figures: figures.map((each) => replaceMissingGlyphs(each, report)),
    })),
  };
}

export function printableHead(
  { company, job }: Pick<DesignSheet, "company" | "job">,
  report: PdfContext["report"],
  branding: Branding,
): Pick<DesignSheet, "company" | "job"> {
  const { name, lines, logo } = company;
  return {
    company: {
      name: replaceMissingGlyphs(name, report),
      lines: lines.map((line) => replaceMissingGlyphs(line, report)),
      ...(logo && branding.logo && { logo }),
    },
    job: job.map(({ label, text }) => ({ label, text: replaceMissingGlyphs(text, report) })),
  };
}

/** A tagged PDF with a page of A4 for each paper. @see sheetPdf */
export async function paperPdf(
  file: PaperFile,
  now: Date,
  report: PdfContext["report"],
  branding: Branding = { palette: colors },
): Promise<Buffer> {
  const { locale, title, author } = file;
  const margins = { top, left, right: left, bottom: 20 };
  const doc = openPdf({ locale, title, author, made: now, margins });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const context = { doc, report, ...branding };
  for (const [index, { body, foot }] of file.papers.entries()) {
    if (index > 0) doc.addPage();
    const { above, below, scale } = fitToPage(context, body, foot);
    doc.save().scale(scale, scale, { origin: [left, top] });
    above.draw(root, left, top);
    below.draw(root, left, top + (bottom - top) / scale - below.height);
    doc.restore();
  }
  root.end();
  return bytesOf(doc);
}

/** Height between body and foot, points. */
const gap = 8;

/** Scales the parts of a paper down until they fit the page. */
function fitToPage(context: PdfContext, body: Group, foot: Group) {
  const layOutAt = (scale: number) => {
    const around = { letters: plainLetters, width: width / scale };
    return { above: layOut(context, body, around), below: layOut(context, foot, around), scale };
  };
  for (const scale of [1, 0.97, 0.94, 0.91, 0.88]) {
    const attempt = layOutAt(scale);
    if (attempt.above.height + gap + attempt.below.height <= (bottom - top) / scale) return attempt;
  }
  return layOutAt(0.85);
}
