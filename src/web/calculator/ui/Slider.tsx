import { type ReactNode, useId } from "react";

interface SliderProps {
  label: string;
  hint?: string;
  limits: { lowest: number; highest: number; step: number };
  value: number;
  text: string;
  onChange: (value: number) => void;
  children?: ReactNode;
}

/** Slider whose value is announced with its unit. */
export function Slider({ label, hint, limits, value, text, onChange, children }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-compact">
          {label}
        </label>
        <output htmlFor={id} className="shrink-0 font-semibold text-lg text-navy">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={limits.lowest}
        max={limits.highest}
        step={limits.step}
        value={value}
        aria-valuetext={text}
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        className="block h-11 w-full cursor-pointer accent-action"
      />
      {hint && (
        <p id={`${id}-hint`} className="text-note text-muted leading-normal">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
