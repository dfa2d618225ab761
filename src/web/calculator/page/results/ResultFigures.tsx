import type { FigureRow } from "#content/figures/figure-rows.ts";

interface ResultFiguresProps {
  rows: readonly FigureRow[];
  note: string;
}

/** Figures from which the size follows. */
export function ResultFigures({ rows, note }: ResultFiguresProps) {
  return (
    <div className="px-5 pt-3 pb-6 sm:px-8">
      <dl>
        {rows
          .filter(({ label }) => label !== "")
          .map((row) => (
            <div
              key={row.key}
              className="grid min-[17rem]:grid-cols-[1fr_auto] items-baseline gap-x-4 border-line py-3 not-first:border-t"
            >
              <dt>
                <span className="font-semibold">{row.label}</span>{" "}
                {row.note && (
                  <span className="text-compact text-muted max-sm:hidden sm:ml-2">{row.note}</span>
                )}
              </dt>
              {figuresUnder(row, rows).map((figure) => (
                <dd key={figure} className="figures min-[17rem]:col-start-2 text-right font-semibold text-lg">
                  {figure}
                </dd>
              ))}
            </div>
          ))}
      </dl>
      <p className="max-w-[44em] text-muted text-sm">{note}</p>
    </div>
  );
}

/** Figures of a row, and of the following rows without a label. */
function figuresUnder(row: FigureRow, rows: readonly FigureRow[]): string[] {
  const after = rows.slice(rows.indexOf(row) + 1);
  const next = after.findIndex(({ label }) => label !== "");
  return [row, ...(next < 0 ? after : after.slice(0, next))].flatMap(({ figures }) => figures);
}
