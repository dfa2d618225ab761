import { useId } from "react";
import { fill } from "#content/fill.ts";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { BoxLabel } from "./BoxLabel.tsx";
import { steppedText } from "./stepped-text.ts";

interface NumberBoxProps {
  /** The hint has the placeholders `{lowest}` and `{highest}`. */
  words: { label: string; hint: string };
  unit: string;
  value: string;
  limits: Record<"lowest" | "highest", string> & Record<string, string>;
  isWrong: boolean;
  outside: string;
  step: number;
  onChange: (text: string) => void;
}

export function NumberBox(props: NumberBoxProps) {
  const { words, unit, value, limits, isWrong, outside, step, onChange } = props;
  const id = useId();
  return (
    <div className={value === "" ? "print:hidden" : undefined}>
      <BoxLabel of={id} text={words.label} />
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={value}
          autoComplete="off"
          aria-describedby={isWrong ? `${id}-error ${id}-hint` : `${id}-hint`}
          {...(isWrong ? { "aria-invalid": true } : {})}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={(event) => {
            const text = steppedText(event, step);
            if (text !== undefined) onChange(text);
          }}
          className={`${controlClass} figures pr-18 text-right font-semibold print:border-0`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-0 flex w-16 items-center text-compact text-muted"
        >
          {unit}
        </span>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-note text-muted leading-normal print:hidden">
        {fill(words.hint, limits)}
      </p>
      {isWrong && (
        <p id={`${id}-error`} className="mt-1 text-compact text-danger">
          {fill(outside, limits)}
        </p>
      )}
    </div>
  );
}
