import { useId } from "react";

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Segmented control of radio buttons, for a few options. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-compact">{label}</legend>
      <div className="flex flex-wrap gap-px overflow-hidden rounded-button border border-field bg-line">
        {options.map((option) => (
          <label
            key={option.value}
            className={`${option.value === value ? "" : "print:hidden"} relative flex min-h-11 grow cursor-pointer items-center justify-center bg-white px-3 text-compact leading-tight hover:bg-mist max-sm:basis-[30%] has-checked:bg-navy has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:-outline-offset-3 has-checked:has-focus-visible:outline-sky`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
