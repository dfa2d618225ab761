interface OneOfProps<Option extends string> {
  /** Of the form control. */
  name: string;
  /** What is chosen, and what each option is called. */
  text: Readonly<Record<Option | "label", string>>;
  /** The first is chosen to begin with. */
  options: readonly Option[];
  className?: string;
}

/** One of a few, all in view. What follows from the choice is left to the style sheet, so that it works without script. */
export function OneOf<Option extends string>({ name, text, options, className = "" }: OneOfProps<Option>) {
  return (
    <fieldset className={`flex flex-wrap gap-x-4 gap-y-2 text-compact print:hidden ${className}`.trimEnd()}>
      <legend className="sr-only">{text.label}</legend>
      {options.map((option, index) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-button px-3 ring-1 ring-edge ring-inset has-checked:bg-navy has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={option}
            defaultChecked={index === 0}
            className="accent-sky outline-none"
          />
          {text[option]}
        </label>
      ))}
    </fieldset>
  );
}
