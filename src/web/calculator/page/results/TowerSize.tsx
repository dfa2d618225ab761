import type { ReactNode } from "react";
import { dutyFigures } from "#content/figures/duty-figures.ts";
import { standardMeasured } from "#content/figures/figure.ts";
import { type FigureNames, figureRows } from "#content/figures/figure-rows.ts";
import type { Result } from "#engine/method/result.ts";

interface TowerSizeProps {
  names: FigureNames;
  result: Result;
  children: ReactNode;
}

/** Final CRT in large type, the next steps, and the nominal size in whole tons. */
export function TowerSize({ names, result, children }: TowerSizeProps) {
  const { value, in: as } = dutyFigures.finalCRT;
  const { figure, unit } = standardMeasured(value(result), as);
  return (
    <div className="flex flex-col justify-between gap-8 bg-mist px-5 py-7 sm:px-8">
      <dl>
        <dt className="font-semibold">{names.finalCRT?.label}</dt>
        <dd className="figures mt-1 font-bold text-result text-navy leading-none tracking-[-0.03em]">
          {figure} <span className="font-semibold text-xl tracking-normal">{unit}</span>
        </dd>
        <dd className="mt-3 text-compact text-muted">{names.finalCRT?.note}</dd>
      </dl>
      <p className="flex flex-wrap gap-2 print:hidden">{children}</p>
      <dl>
        {figureRows("results-size", names, [result]).map((row) => (
          <div
            key={row.key}
            className="flex items-baseline justify-between gap-4 max-[17rem]:flex-wrap border-edge border-t py-2.5 last:pb-0 [&:last-child>dd]:text-2xl [&:last-child>dd]:text-navy"
          >
            <dt>
              <span className="font-semibold">{row.label}</span>{" "}
              <span className="block text-compact text-muted leading-normal">{row.note}</span>
            </dt>
            <dd className="figures shrink-0 font-semibold text-lg">{row.figures}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
