interface OneOfProps<Option extends string> {
  name: string;
  text: Readonly<Record<Option | "label", string>>;
  options: readonly Option[];
  /** Initially selected option; the first by default. */
  chosen?: Option | undefined;
  /** Id of its form, if it is placed outside of it. */
  form?: string | undefined;
  className?: string;
}

/** Radio group of a few options. Its effects are left to CSS, so that it works without script. */
export function OneOf<Option extends string>({
  name,
  text,
  options,
  chosen = options[0],
  form,
  className = "",
}: OneOfProps<Option>) {
  return (
    <fieldset className={`flex flex-wrap gap-x-4 gap-y-2 text-compact print:hidden ${className}`.trimEnd()}>
      <legend className="sr-only">{text.label}</legend>
      {options.map((option) => (
        <label
          key={option}
          className="relative flex min-h-11 items-center rounded-button px-4 ring-1 ring-edge ring-inset has-checked:bg-navy has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={option}
            form={form}
            defaultChecked={option === chosen}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {text[option]}
        </label>
      ))}
    </fieldset>
  );
}
