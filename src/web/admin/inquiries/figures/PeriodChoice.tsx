import { useId, useState } from "react";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { fill } from "#content/fill.ts";
import { inquiryDays } from "#domain/inquiries/inbox.ts";
import type { FiguresPeriod } from "#domain/inquiries/work/figures.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { type PeriodName, periodNamed, periodNames, withEnd } from "./period.ts";

const words = inquiryWork.figures;
const labels: Record<PeriodName, string> = {
  "30": fill(words.days, { days: 30 }),
  "90": fill(words.days, { days: 90 }),
  year: words.year,
  "this-year": words.thisYear,
};

interface PeriodChoiceProps {
  period: FiguresPeriod;
  /** Receives an updater: a second date may be chosen before the first is rendered. */
  onChoose: (next: (now: FiguresPeriod) => FiguresPeriod) => void;
}

/** Chooses a period that ends today, or any two dates. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
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
              onClick={() => onChoose(() => named)}
              className={toolButton(isChosen ? "primary" : "plain")}
            >
              {labels[name]}
            </button>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-3">
        {(["from", "to"] as const).map((end) => (
          <Day
            key={end}
            label={words[end]}
            day={period[end]}
            onChoose={(day) => onChoose((now) => withEnd(now, end, day))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayProps {
  label: string;
  day: string;
  onChoose: (day: string) => void;
}

/** A date is chosen when it is complete; an incomplete one stays in the field. */
function Day({ label, day, onChoose }: DayProps) {
  const id = useId();
  const [typed, setTyped] = useState({ over: day, text: day });
  return (
    <div className="w-40">
      <label htmlFor={id} className="mb-1 block text-muted text-small">
        {label}
      </label>
      <input
        id={id}
        type="date"
        required
        min={inquiryDays.first}
        max={inquiryDays.last}
        value={typed.over === day ? typed.text : day}
        onChange={({ target: { value, validity } }) => {
          setTyped({ over: validity.valid ? value : day, text: value });
          if (validity.valid) onChoose(value);
        }}
        className={`${toolControl} figures`}
      />
    </div>
  );
}
