import { sheetProblems } from "#content/admin/import/sheet-problems.ts";
import { productWords } from "#content/admin/products.ts";
import { fill } from "#content/fill.ts";
import type { Columns } from "#domain/records/column-types.ts";
import { sheetRows } from "#domain/records/sheet.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { readSheetFile } from "../../files/read-sheet-file.ts";
import { nameColumns } from "../conflict/row-conflict.ts";
import type { Pasted } from "./grid-sheet.ts";
import type { Grid } from "./use-grid.ts";

/**
 * Fills a grid by paste or from a file, with a message on the result.
 * @param shown visible columns, which are filled in order without headings
 */
export function useSheetInput<T extends Columns>(
  grid: Grid<T>,
  shown: readonly Extract<keyof T, string>[],
  onTaken: (pasted: Pasted) => void,
) {
  const words = productWords.grid;
  const { labels, maxRows } = grid.kind;
  const showToast = useToast();
  const take = (pasted: Pasted, title: string, notes: readonly string[] = []) => {
    onTaken(pasted);
    const { isCut, unread } = pasted;
    const all = [
      ...(isCut ? [fill(words.tooMany, { most: maxRows })] : []),
      ...(unread.length > 0 ? [fill(words.unread, { list: unread.join(", ") })] : []),
      ...notes,
    ];
    showToast({
      title: fill(title, { count: pasted.pasted }),
      ...(all.length > 0 ? { description: all.join(" ") } : {}),
    });
  };
  const refuse = (title: string) => showToast({ title, destructive: true });
  return {
    paste: (text: string, row: number, column: Extract<keyof T, string>) =>
      take(grid.paste(sheetRows(text), { row, column, shown }), words.pasted),
    async open(file: File) {
      const reading = await readSheetFile(file);
      if (reading.kind === "refused") return refuse(sheetProblems[reading.problem]);
      const [sheet, ...others] = reading.sheets;
      const taken = sheet && grid.takeFile(sheet.rows.map(({ cells }) => cells));
      const names = nameColumns(grid.kind).map((name) => labels[name]);
      if (!taken) return refuse(fill(words.unnamed, { columns: names.join(", ") }));
      take(taken, words.opened, others.length > 0 ? [fill(words.otherSheets, { name: sheet.name })] : []);
    },
  };
}
