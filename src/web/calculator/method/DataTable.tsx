import { Symbols } from "./Symbols.tsx";

interface DataTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  words?: number;
}

/** Table of figures, scrollable where it is wider than the viewport. */
export function DataTable({ caption, head, rows, words = 1 }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
    <section aria-label={caption} tabIndex={0} className="scroll-shadows my-7">
      <table className="w-full whitespace-nowrap border-ink border-t-2 text-right text-compact">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b align-bottom text-muted">
            {head.map((name, column) => (
              <th key={name} scope="col" className={`py-2 font-normal ${side(column, words)}`}>
                <Symbols text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()} className="border-line border-b">
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row" className={`py-2 font-normal ${side(column, words)}`}>
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} className={`py-2 ${side(column, words)}`}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function side(column: number, words: number): string {
  if (column === 0) return "pr-3 text-left";
  return column < words ? "px-3 text-left" : "pl-3";
}
