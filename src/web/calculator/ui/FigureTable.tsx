import { Fragment, type ReactNode } from "react";

export interface FigureColumn {
  head: string;
  headLook?: string;
  look?: string;
}

export interface FigureTableRow {
  key: string;
  label: string;
  cells: readonly ReactNode[];
  text?: string;
}

interface FigureTableProps {
  caption: string;
  columns: readonly FigureColumn[];
  rows: readonly FigureTableRow[];
  look: { table?: string; head?: string; headCell?: string; row: string; cell: string };
}

export function FigureTable({ caption, columns, rows, look }: FigureTableProps) {
  const alignment = (column: number) => (column === 0 ? "text-left" : "text-right");
  return (
    <table className={`w-full border-ink border-t-2 text-compact ${look.table ?? ""}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={look.head}>
        <tr className="border-line border-b">
          {columns.map(({ head, headLook }, at) => (
            <th
              key={head}
              scope="col"
              className={`${alignment(at)} ${look.headCell ?? ""} ${headLook ?? ""}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells, text }) => (
          <Fragment key={key}>
            <tr className={look.row}>
              <th scope="row" className={`text-left ${look.cell} ${columns[0]?.look ?? ""}`}>
                {label}
              </th>
              {columns.slice(1).map(({ head, look: own }, at) => (
                <td key={head} className={`text-right ${look.cell} ${own ?? ""}`}>
                  {cells[at]}
                </td>
              ))}
            </tr>
            {text && (
              <tr className="border-line border-b">
                <td colSpan={columns.length} className="pt-1 pb-3 text-muted leading-normal">
                  {text}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
