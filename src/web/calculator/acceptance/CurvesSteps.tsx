import { chart } from "#documents/charts/chart.ts";
import type { SheetTable } from "#documents/sheet/paper-parts.ts";
import type { CurvesFigure, CurvesReport } from "#documents/sheet/report/curves-report.ts";
import { ChartDrawing } from "../tool/chart/ChartDrawing.tsx";

/** How a test was evaluated by the maker's curves: the values between, and the curves. */
export function CurvesSteps({ steps: { title, lead, points, charts } }: { steps: CurvesReport }) {
  return (
    <section aria-labelledby="curves-title" className="mt-9 print:break-before-page">
      <h3 id="curves-title" className="font-semibold text-lead">
        {title}
      </h3>
      <p className="mt-2 max-w-[60em] text-compact text-muted">{lead}</p>
      <div className="mt-5 grid grid-cols-1 gap-8">
        {points.map(({ table, result }) => (
          <div key={table.title} className="min-w-0">
            <StepTable {...table} />
            {result !== "" && <p className="mt-2 text-compact">{result}</p>}
          </div>
        ))}
      </div>
      <div className="mt-7 grid grid-cols-1 gap-x-8 gap-y-7 sm:grid-cols-2 print:grid-cols-2">
        {charts.map((figure) => (
          <CurvesChart key={figure.title} {...figure} />
        ))}
      </div>
    </section>
  );
}

function StepTable({ title, columns = [], rows }: SheetTable) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard cannot scroll it otherwise
    <section aria-label={title} tabIndex={0} className="scroll-shadows relative">
      <table className="figures w-full max-w-[44rem] border-ink border-t-2 text-compact">
        <caption className="pb-3 text-left font-semibold">{title}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-small">
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-3 text-right font-medium last:text-navy">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, figures }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="py-1.5 text-left font-medium">
                {label}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index]} className="py-1.5 pl-3 text-right">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Drawn for wide screens and paper, and for phones; the style shows one of them. */
const sizes = [
  { className: "max-sm:hidden print:block", width: 520, height: 330, fontSize: 13 },
  { className: "sm:hidden print:hidden", width: 330, height: 280, fontSize: 12 },
];

function CurvesChart({ title, alt, note, spec }: CurvesFigure) {
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="font-semibold text-compact">{title}</figcaption>
      {sizes.map(({ className, ...size }) => (
        <svg
          key={size.width}
          role="img"
          aria-label={alt}
          viewBox={`0 0 ${size.width} ${size.height}`}
          className={`figures mt-2 h-auto w-full ${className}`}
        >
          <ChartDrawing chart={chart(spec(size))} />
        </svg>
      ))}
      {note && <p className="mt-1 text-note text-muted">{note}</p>}
    </figure>
  );
}
