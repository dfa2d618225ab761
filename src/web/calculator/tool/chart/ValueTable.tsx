import { type ChartModel, figure, headOf } from "#documents/charts/chart-model.ts";
import { ChevronDown } from "../../../ui/icons/visitor-icons.ts";
import { Scrolling } from "./Scrolling.tsx";

interface ValueTableProps {
  model: ChartModel;
  title: string;
  words: { table: string; none: string };
}

/** The table stays readable up to this length; the file has every row. */
const maxRows = 24;

/** Figures of a chart, evenly thinned; the design point always stays. */
export function ValueTable({ model, title, words }: ValueTableProps) {
  const step = Math.ceil(model.stops.length / maxRows);
  const shown = model.stops.filter((_, index) => index % step === 0 || index === model.start);
  return (
    <details className="group open:w-full">
      <summary className="inline-flex items-center gap-1 py-2 font-semibold text-compact">
        {words.table}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <Scrolling label={title} className="mt-2">
        <table className="w-full border-ink border-t-2 text-right text-compact">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-line border-b align-bottom">
              {[model.x, ...model.columns].map((quantity) => (
                <th
                  key={quantity.label}
                  scope="col"
                  className="py-2 pl-3 font-semibold first:pl-0 first:text-left"
                >
                  {headOf(quantity)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((x) => (
              <ValueRow key={x} model={model} x={x} none={words.none} />
            ))}
          </tbody>
        </table>
      </Scrolling>
    </details>
  );
}

function ValueRow({ model, x, none }: { model: ChartModel; x: number; none: string }) {
  const isDesign = x === model.stops[model.start];
  return (
    <tr className={`border-line border-b ${isDesign ? "bg-mist font-semibold" : ""}`}>
      <th scope="row" className="py-1.5 text-left font-[inherit]">
        {figure(x, model.x)}
      </th>
      {model.columns.map((column) => {
        const value = column.valueAt(x);
        return (
          <td key={column.key} className="py-1.5 pl-3">
            {value === undefined ? <NoValue words={none} /> : figure(value, column)}
          </td>
        );
      })}
    </tr>
  );
}

function NoValue({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </>
  );
}
