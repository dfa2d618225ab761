import type { ReactNode } from "react";
import type { Table } from "#content/knowledge/article.ts";
import { type Citations, Cited } from "./Cited.tsx";

/** Longer cells count as sentences: on narrow screens they are stacked, each labelled with its column. */
const maxFigureLength = 18;

export function ArticleTable({ table, citations }: { table: Table; citations: Citations }) {
  const { caption, head, rows } = table;
  if (rows.length === 0) return null;
  const isWordy = rows.some(({ cells }) => cells.slice(1).some((cell) => cell.length > maxFigureLength));
  const stacked = isWordy ? "max-sm:block" : "";
  return (
    <table
      className={`mt-7 w-full border-ink border-t-2 text-left text-base leading-relaxed print:break-inside-avoid ${stacked}`}
    >
      <caption className={`pb-3 text-left font-semibold text-compact ${stacked}`}>{caption}</caption>
      <thead className={isWordy ? "max-sm:sr-only" : ""}>
        <tr className="border-line border-b align-bottom text-muted text-small">
          {head.map((name, column) => (
            <th
              key={name}
              scope="col"
              className={`py-2 font-normal ${column === 0 ? "pr-4" : "px-2 sm:px-3"}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={stacked}>
        {rows.map(({ id, cells: [name = "", ...cells] }) => (
          <tr
            key={id}
            className={`border-line border-b align-top ${isWordy ? "max-sm:block max-sm:py-3.5" : ""}`}
          >
            <th
              scope="row"
              className={`py-3 pr-4 font-semibold ${isWordy ? "sm:min-w-28 max-sm:block max-sm:p-0" : ""}`}
            >
              <Cited text={name} citations={citations} />
            </th>
            {cells.map((cell, index) => (
              <Cell key={head[index + 1]} column={head[index + 1] ?? ""} isWordy={isWordy}>
                <Cited text={cell} citations={citations} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  column: string;
  isWordy: boolean;
  children: ReactNode;
}

function Cell({ column, isWordy, children }: CellProps) {
  if (!isWordy) return <td className="figures whitespace-nowrap px-2 py-3 text-slate sm:px-3">{children}</td>;
  return (
    <td className="text-slate max-sm:mt-1.5 max-sm:grid min-[17rem]:max-sm:grid-cols-[6rem_1fr] sm:px-3 sm:py-3">
      <span aria-hidden="true" className="text-muted text-small sm:hidden">
        {column}
      </span>
      <span>{children}</span>
    </td>
  );
}
