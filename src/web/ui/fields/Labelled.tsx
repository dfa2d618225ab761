import type { ComponentProps, ReactNode } from "react";
import { controlClass } from "./Field.tsx";

interface LabelledInputProps extends Pick<ComponentProps<"input">, "name" | "required" | "placeholder"> {
  label: string;
  value: string | number | undefined;
  /** Id of the sentence that says what is wrong with it. */
  problemId?: string | undefined;
}

/** Box for a number below its label, in a form that a browser sends by itself. */
export function LabelledInput({ label, value, problemId, ...input }: LabelledInputProps) {
  return (
    <Labelled label={label}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value}
        className={controlClass}
        {...input}
        {...(problemId !== undefined && { "aria-invalid": true as const, "aria-describedby": problemId })}
      />
    </Labelled>
  );
}

interface LabelledSelectProps {
  label: string;
  name: string;
  value: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
}

/** Choice of one of several options below its label. */
export function LabelledSelect({ label, name, value, options }: LabelledSelectProps) {
  return (
    <Labelled label={label}>
      <select name={name} defaultValue={value} className={controlClass}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // As high as with its control from the start: at the lower edge of a row, its words would move up when the control is read.
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is among the children
    <label className="min-h-19 min-w-0 text-compact">
      <span className="mb-1.5 block font-semibold leading-tight">{label}</span>
      {children}
    </label>
  );
}
