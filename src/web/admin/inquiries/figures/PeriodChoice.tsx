import { useId } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { type FiguresPeriod, figuresDays } from "#domain/inquiries/work/figures.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { type PeriodName, periodNamed, periodNames } from "./period.ts";

const words = inquiryWork.figures;
const labels: Record<PeriodName, string> = {
  "30": fill(words.days, { days: 30 }),
  "90": fill(words.days, { days: 90 }),
  year: words.year,
  "this-year": words.thisYear,
};

interface PeriodChoiceProps {
  period: FiguresPeriod;
  onChoose: (period: FiguresPeriod) => void;
}

/** A period that ends today, or any two days. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const id = useId();
  return (
    <fieldset className="mb-5 flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3">
      <legend className="sr-only">{words.period}</legend>
      <div className="flex flex-wrap gap-1.5">
        {periodNames.map((name) => {
          const named = periodNamed(name, new Date());
          const isChosen = named.from === period.from && named.to === period.to;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(named)}
              className={toolButton(isChosen ? "primary" : "plain")}
            >
              {labels[name]}
            </button>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        {(["from", "to"] as const).map((end) => (
          <div key={end} className="w-40">
            <label htmlFor={`${id}-${end}`} className="mb-1 block text-muted text-small">
              {words[end]}
            </label>
            <input
              key={period[end]}
              id={`${id}-${end}`}
              type="date"
              required
              min={end === "to" ? period.from : figuresDays.first}
              max={end === "from" ? period.to : figuresDays.last}
              defaultValue={period[end]}
              onChange={({ target }) => {
                if (target.validity.valid) onChoose({ ...period, [end]: target.value });
              }}
              className={`${toolControl} figures`}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
