import type { SheetRow, SheetTable, SheetText } from "../paper-parts.ts";

/** Estimates of heights on paper, points: they decide how large the outline is, not where parts stand. */
const line = 12;
const row = 14.6;
const tableHead = 17;
const gap = 12.5;
/** Width of a column of three. */
const column = 162;
/** Tables of the duty on the first page. */
const dutyHeight = 130;

/** Room of a page between its margins and above its foot, where it is drawn a little smaller. */
const pageRoom = 785;
/** Head, title and verdict. */
const head = 135;
const caption = 13;
const sound = 71;
const outline = { min: 198, max: 430 };

export interface TowerPage {
  hasSound: boolean;
  columns: readonly (readonly SheetTable[])[];
  notes: readonly SheetText[];
}

/** Height of the outline on a page with all else. */
export function outlineRoom({ hasSound, columns, notes }: TowerPage): number {
  const heights = [
    hasSound ? sound : 0,
    Math.max(0, ...columns.map(stackHeight)),
    Math.max(0, ...notes.map(noteHeight)),
  ];
  return within(heights.reduce((rest, height) => rest - height, pageRoom - head - caption - gap));
}

/** Height of the outline below the duty on the first page, as far as the tables at its right reach. */
export function outlineRoomBelow(beside: readonly SheetTable[]): number {
  return within(stackHeight(beside) - dutyHeight - caption);
}

function within(height: number): number {
  return Math.min(Math.max(height, outline.min), outline.max);
}

/** Tables in columns of about the same height, in their order. */
export function inColumns(tables: readonly SheetTable[], count: number): SheetTable[][] {
  const columns = Array.from({ length: count }, (): SheetTable[] => []);
  for (const table of tables) {
    const heights = columns.map(stackHeight);
    columns[heights.indexOf(Math.min(...heights))]?.push(table);
  }
  return columns.filter((tables) => tables.length > 0);
}

function stackHeight(tables: readonly SheetTable[]): number {
  return tables.reduce(
    (sum, { rows }) => sum + gap + tableHead + rows.reduce((all, each) => all + rowHeight(each), 0),
    0,
  );
}

function rowHeight({ label, figures }: SheetRow): number {
  const [name, figure] = [widthOf(label), widthOf(figures.join("  "))];
  const room = Math.max(column * 0.55, column - name);
  const rest = Math.max(1, column - Math.min(figure, room));
  const lines = Math.max(Math.ceil(figure / room), Math.ceil(name / rest), 1);
  return row + (lines - 1) * line;
}

function noteHeight({ paragraphs }: SheetText): number {
  const lines = paragraphs.reduce((sum, each) => sum + Math.ceil((1.05 * widthOf(each)) / column), 0);
  return 2 * gap + 8 + line * (lines + 1);
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u1100" ? 7.6 : 4.5), 0);
}
