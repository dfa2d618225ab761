import { convention } from "#content/calculator/tool.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import { suspectedUnits, type UnitSuspicion } from "#engine/design/suspected-units.ts";
import type { DutyField } from "#engine/duty/duty.ts";
import type { UnvalidatedDuty } from "#engine/duty/duty-query.ts";

interface UnitNoteProps {
  locale: Locale;
  fields: Record<DutyField, { label: string; unit: string }>;
  entry: UnvalidatedDuty;
  /** Fields that have not been edited after the rejection. */
  uneditedFields: readonly DutyField[];
  onUse: (field: DutyField, value: number) => void;
}

/**
 * Explains values that look like °F, L/min or gpm, and offers the converted ones. The view is rounded, the
 * applied value is not: rounding 85/78 °F to a twentieth of a degree costs 2 % of the tower.
 */
export function UnitNote({ locale, fields, entry, uneditedFields, onUse }: UnitNoteProps) {
  const words = convention[locale];
  const suspicions = suspectedUnits(entry)
    .flatMap(ofTheForm)
    .filter(({ field }) => uneditedFields.includes(field));
  if (suspicions.length === 0) return null;
  return (
    <div role="status" className="mb-6 rounded-button border border-notice bg-notice-soft px-5 py-4">
      <p className="font-bold text-base text-notice">{words.title}</p>
      <ul className="mt-1 text-compact">
        {suspicions.map(({ kind, field, value, wouldBe }) => {
          const { label, unit } = fields[field];
          const offered = enteredFigure(Number(wouldBe.toFixed(1)));
          const figures = { label, value: enteredFigure(value), wouldBe: offered };
          return (
            <li key={field + kind} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span>{fill(words[kind], figures)}</span>
              <button type="button" onClick={() => onUse(field, wouldBe)} className="text-link min-h-11">
                {fill(words.use, { figure: `${offered} ${unit}` })}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-note text-muted">{words.note}</p>
    </div>
  );
}

type FormSuspicion = Exclude<UnitSuspicion, { field: "tons" }>;

function ofTheForm(suspicion: UnitSuspicion): FormSuspicion[] {
  return suspicion.field === "tons" ? [] : [suspicion];
}
