import { enteredFigure } from "#content/figures.ts";
import { modelUnits } from "#content/records/products.ts";
import type { ChartedSeries } from "./charted-models.ts";

interface ModelChartProps {
  title: string;
  series: readonly ChartedSeries[];
}

/** Bar chart of capacities, a bar per model, on wide screens, where it stands beside the text. */
export function ModelChart({ title, series }: ModelChartProps) {
  if (series.length === 0) return null;
  return (
    <div className="mt-8 max-lg:hidden">
      <h3 className="text-title-s leading-snug">
        {title} <span className="font-normal text-muted text-note">{modelUnits.crt}</span>
      </h3>
      {series.map((one) => (
        <dl
          key={one.title}
          className="figures mt-3 grid grid-cols-[5.5rem_1fr_3rem] gap-x-3 text-small leading-5"
        >
          <div className="contents">
            <dt className="col-span-full border-line border-t pt-2 pb-1 font-semibold">{one.title}</dt>
          </div>
          {one.models.map(({ name, crt, share }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="col-span-2 grid grid-cols-subgrid items-center">
                <svg aria-hidden="true" className="h-2 w-full fill-action">
                  <rect width={`${share}%`} height="100%" rx="1" />
                </svg>
                <span className="text-right font-semibold">{enteredFigure(crt)}</span>
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}
