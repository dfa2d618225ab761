import type { ReactNode } from "react";
import { initialSoundTexts } from "#documents/sound/sound-parameter.ts";
import { controlClass, Field, fieldProps } from "#web/ui/fields/Field.tsx";
import { ChevronDown } from "../../ui/icons/visitor-icons.ts";

/** Texts of a form's inputs, and their error messages, by key. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
}

interface Option {
  value: string;
  text: string;
}
type Options = readonly (Option | { group: string; options: readonly Option[] })[];

/** Boxes of a form by their keys, each with its text and its problem. */
export function formFields({ values, problems }: FormState) {
  const textOf = (key: string) => values[key] ?? initialSoundTexts[key] ?? "";
  return {
    /** Inputs beside each other, aligned unless error messages differ. */
    row: `grid grid-cols-2 gap-4 ${Object.keys(problems).length > 0 ? "items-start" : "items-end"}`,
    isFilled: (...keys: string[]) => keys.some((key) => values[key]),
    isWrong: (prefix: string) => Object.keys(problems).some((key) => key.startsWith(prefix)),
    box: (key: string, label: string, { required }: { required?: true } = {}) => (
      <Field key={key} id={key} label={label} required={required === true} error={problems[key]}>
        <input
          {...fieldProps(key, problems[key])}
          className={`${controlClass} figures px-3`}
          name={key}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-required={required}
          defaultValue={textOf(key)}
        />
      </Field>
    ),
    /** Select in a whole row of a phone, unless it has other columns. */
    choice: (key: string, label: string, options: Options, columns = "max-sm:col-span-2") => (
      <div key={key} className={columns}>
        <Field id={key} label={label} error={problems[key]}>
          <select
            {...fieldProps(key, problems[key])}
            className={`${controlClass} px-3`}
            name={key}
            defaultValue={textOf(key)}
          >
            {options.map((option) =>
              "group" in option ? (
                <optgroup key={option.group} label={option.group}>
                  {option.options.map(optionElement)}
                </optgroup>
              ) : (
                optionElement(option)
              ),
            )}
          </select>
        </Field>
      </div>
    ),
  };
}

function optionElement({ value, text }: Option) {
  return (
    <option key={value} value={value}>
      {text}
    </option>
  );
}

interface PartProps {
  title: string;
  note?: string;
  /** Folded until it is opened. */
  isFolded?: boolean;
  isOpen?: boolean;
  children: ReactNode;
}

export function Part({ title, note, isFolded = false, isOpen = false, children }: PartProps) {
  const content = (
    <>
      {note && <p className="mb-4 max-w-[52em] text-compact text-muted">{note}</p>}
      {children}
    </>
  );
  if (!isFolded)
    return (
      <fieldset className="min-w-0">
        <legend className="mb-4 font-bold text-title-m">{title}</legend>
        {content}
      </fieldset>
    );
  return (
    <details className="group border-line border-t" open={isOpen}>
      <summary className="disclosure-line min-h-13 py-3">
        <h2 className="font-bold text-lead">{title}</h2>
        <ChevronDown className="size-5 text-action transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{title}</legend>
        {content}
      </fieldset>
    </details>
  );
}
