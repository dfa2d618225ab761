import { boxText } from "#engine/duty/duty-query.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { steppedText } from "../ui/stepped-text.ts";

interface NumberFieldProps {
  id: string;
  name: string;
  words: { label: string; unit: string; hint: string };
  step: number;
  initial: number;
  /** Messages of every rule that the value breaks, in order. */
  errors: readonly string[];
  onEdit: () => void;
  onSettle: (box: HTMLInputElement) => void;
}

/** Row of the form: label, limits, box with its unit, and error messages. */
export function NumberField({ id, name, words, step, initial, errors, onEdit, onSettle }: NumberFieldProps) {
  const isWrong = errors.length > 0;
  return (
    <div className="grid gap-x-6 gap-y-2 border-line border-t py-4 sm:grid-cols-[1fr_13rem] sm:items-center print:py-1">
      <div>
        <label htmlFor={id} className="font-semibold">
          {words.label}
        </label>
        {/* The hint includes the unit for screen readers: the one in the box is visual only. */}
        <p id={`${id}-hint`} className="figures text-compact text-muted leading-normal">
          {words.hint}
        </p>
      </div>
      <div className="relative">
        <input
          id={id}
          name={name}
          // Not of type "number": browsers silently turn "390,5" into 3905 there.
          type="text"
          inputMode="decimal"
          required
          defaultValue={boxText(initial)}
          autoComplete="off"
          aria-describedby={isWrong ? `${id}-hint ${id}-errors` : `${id}-hint`}
          {...(isWrong ? { "aria-invalid": true } : {})}
          onChange={onEdit}
          onBlur={({ currentTarget }) => onSettle(currentTarget)}
          onKeyDown={(event) => {
            const text = steppedText(event, step);
            if (text === undefined) return;
            event.currentTarget.value = text;
            onEdit();
          }}
          className={`${controlClass} figures pr-18 text-right font-semibold text-lg`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 flex w-16 items-center text-compact text-muted"
        >
          {words.unit}
        </span>
      </div>
      {isWrong && (
        <ul id={`${id}-errors`} className="text-compact text-danger sm:col-span-2 sm:text-right">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
