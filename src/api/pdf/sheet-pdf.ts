import { colors } from "#content/colors.ts";
import type { DesignSheet } from "#documents/sheet/design-sheet.ts";
import { papersOf } from "#documents/sheet/paper.ts";
import { plainLetters } from "#documents/sheet/paper-look.ts";
import type { Group, Paper, SheetTable } from "#documents/sheet/paper-parts.ts";
import type { AddressedPlan } from "#documents/sheet/plan/plan-tables.ts";
import type { TowerSheet } from "#documents/sheet/tower/tower-sheet.ts";
import type { Locale } from "#domain/locale.ts";
import { bytesOf, openPdf } from "./pdf-file.ts";
import { lay, type Pen } from "./pdf-paper.ts";
import { writable } from "./sheet-fonts.ts";

/** A4 with margins of 12 mm at the sides and 11 mm above and below, points. */
const [left, top] = [34, 31];
const width = 595.28 - 2 * left;
const bottom = 841.89 - top;

/** Papers that become one file, and what it says of itself. */
export interface PaperFile {
  locale: Locale;
  title: string;
  author: string;
  papers: readonly Paper[];
}

type Dress = Pick<Pen, "palette" | "logo">;

/**
 * The sheet as a tagged PDF, with its fonts in it: a page of A4, and a second one where the sheet has a plan. The same
 * sheet and time give the same bytes.
 * @param now when it was made, for the document's properties
 * @param report called with letters from outside our words that no font has
 * @param dress colours, and the logo as a PNG; the shipped colours and no logo without it
 * @throws Error on a letter of our words that the font lacks
 */
export async function sheetPdf(
  sheet: DesignSheet,
  now: Date,
  report: Pen["report"],
  dress: Dress = { palette: colors },
): Promise<Buffer> {
  const { plan } = sheet;
  const written = {
    ...sheet,
    ...writableHead(sheet, report, dress),
    ...(sheet.towers !== undefined && { towers: writable(sheet.towers, report) }),
    ...(plan && { plan: writablePlan(plan, report) }),
  };
  const file = { locale: sheet.locale, title: sheet.documentTitle, author: sheet.company.name };
  return paperPdf({ ...file, papers: papersOf(written) }, now, report, dress);
}

function writablePlan(plan: AddressedPlan, report: Pen["report"]): AddressedPlan {
  const { towerRecord, tables } = plan;
  return {
    ...plan,
    tables: tables.map((each) => writableTable(each, report)),
    towerRecord: towerRecord && writableTower(towerRecord, report),
  };
}

function writableTower(tower: TowerSheet, report: Pen["report"]): TowerSheet {
  const { title, lead, answers, beside, columns } = tower;
  return {
    ...tower,
    title: writable(title, report),
    lead: writable(lead, report),
    answers: answers.map(({ label, figure }) => ({ label, figure: writable(figure, report) })),
    beside: beside.map((each) => writableTable(each, report)),
    columns: columns.map((tables) => tables.map((each) => writableTable(each, report))),
  };
}

/** Names of models and of places are not ours alone. */
function writableTable(table: SheetTable, report: Pen["report"]): SheetTable {
  return {
    ...table,
    rows: table.rows.map(({ label, figures }) => ({
      label,
      figures: figures.map((each) => writable(each, report)),
    })),
  };
}

/** The words of a paper's head that are none of ours, so that they can be written. */
export function writableHead(
  { company, job }: Pick<DesignSheet, "company" | "job">,
  report: Pen["report"],
  dress: Dress,
): Pick<DesignSheet, "company" | "job"> {
  const { name, lines, logo } = company;
  return {
    company: {
      name: writable(name, report),
      lines: lines.map((line) => writable(line, report)),
      ...(logo && dress.logo && { logo }),
    },
    job: job.map(({ label, text }) => ({ label, text: writable(text, report) })),
  };
}

/** Papers as a tagged PDF, each on a page of A4; for the rest as `sheetPdf`. */
export async function paperPdf(
  file: PaperFile,
  now: Date,
  report: Pen["report"],
  dress: Dress = { palette: colors },
): Promise<Buffer> {
  const { locale, title, author } = file;
  const margins = { top, left, right: left, bottom: 20 };
  const doc = openPdf({ locale, title, author, made: now, margins });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const pen = { doc, report, ...dress };
  for (const [index, { body, foot }] of file.papers.entries()) {
    if (index > 0) doc.addPage();
    const { above, below, scale } = fitted(pen, body, foot);
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

/** The parts of a paper, all smaller where they would reach beyond the page: figures in two systems of units take more room. */
function fitted(pen: Pen, body: Group, foot: Group) {
  const laid = (scale: number) => {
    const around = { letters: plainLetters, width: width / scale };
    return { above: lay(pen, body, around), below: lay(pen, foot, around), scale };
  };
  for (const scale of [1, 0.97, 0.94, 0.91, 0.88]) {
    const tried = laid(scale);
    if (tried.above.height + gap + tried.below.height <= (bottom - top) / scale) return tried;
  }
  return laid(0.85);
}
