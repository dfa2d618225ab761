import type { ChartModel } from "#documents/charts/chart-model.ts";
import { readingAt } from "./reading.ts";

interface ReadoutProps {
  model: ChartModel;
  stop: number;
  none: string;
  hint: string;
}

/** Values at the position that is read; initially those of the design point. */
export function Readout({ model, stop, none, hint }: ReadoutProps) {
  return (
    <div className="mt-3 border-line border-y py-3">
      <dl data-readout className="figures flex flex-wrap gap-x-6 gap-y-1 text-compact">
        {readingAt(model, stop, none).map(({ label, value }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-note text-muted leading-normal print:hidden">{hint}</p>
    </div>
  );
}
