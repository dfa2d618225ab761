import { useId } from "react";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { BoxLabel } from "./BoxLabel.tsx";
import { steppedText } from "./stepped-text.ts";

interface NumberBoxProps {
  label: string;
  unit: string;
  hint: string;
  value: string;
  /** Step of an arrow key. */
  step: number;
  /** Message on an invalid value. */
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A number that the visitor brings along. */
export function NumberBox({ label, unit, hint, value, step, error, onChange }: NumberBoxProps) {
  const id = useId();
  return (
    <div>
      <BoxLabel of={id} text={label} />
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={value}
          autoComplete="off"
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          {...(error ? { "aria-invalid": true } : {})}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={(event) => {
            const text = steppedText(event, step);
            if (text !== undefined) onChange(text);
          }}
          className={`${controlClass} figures pr-18 text-right font-semibold`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 flex w-16 items-center text-compact text-muted"
        >
          {unit}
        </span>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-note text-muted leading-normal">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-compact text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
