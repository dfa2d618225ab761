import { useId } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";

const words = inquiryWork.figures;

export interface FiguresRow {
  name: string;
  count: number;
  won: number;
}

interface FiguresTableProps {
  title: string;
  hint?: string;
  /** Name and bar on one line, for short names. */
  isDense?: boolean;
  rows: readonly FiguresRow[];
  total: number;
}

export function FiguresTable({ title, hint, isDense = false, rows, total }: FiguresTableProps) {
  const id = useId();
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section
      aria-labelledby={id}
      className="mb-4 min-w-0 break-inside-avoid rounded-card border border-line bg-white p-5"
    >
      <h2 id={id} className="text-compact tracking-normal">
        {title}
      </h2>
      {hint && <p className="mt-0.5 text-muted text-small">{hint}</p>}
      {rows.length === 0 ? (
        <p className="mt-3 text-muted text-note">{words.empty}</p>
      ) : (
        <table aria-labelledby={id} className="figures mt-3 w-full text-note">
          <thead>
            <tr className="text-left text-muted text-small">
              <th scope="col" className="pb-1.5 font-normal">
                {words.columns.name}
              </th>
              {[words.columns.count, words.columns.percent, words.columns.won].map((column) => (
                <th key={column} scope="col" className="w-14 pb-1.5 pl-3 text-right font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, won }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2 text-left font-normal">
                  <span className={isDense ? "flex items-center gap-3" : undefined}>
                    <span className="wrap-anywhere">{name}</span>
                    <span
                      aria-hidden="true"
                      className={`block h-1.5 rounded-full bg-mist ${isDense ? "grow" : "mt-1"}`}
                    >
                      <span
                        className="block h-full rounded-full bg-action"
                        style={{ width: `${(100 * count) / highest}%` }}
                      />
                    </span>
                  </span>
                </th>
                <td className="py-2 pl-3 text-right align-top font-semibold">{wholeNumber(count)}</td>
                <td className="py-2 pl-3 text-right align-top text-muted">{percentOf(count, total)}</td>
                <td className="py-2 pl-3 text-right align-top text-muted">{wholeNumber(won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** @example percentOf(1, 3) // "33%" */
export function percentOf(count: number, total: number): string {
  return `${total === 0 ? 0 : Math.round((100 * count) / total)}%`;
}
