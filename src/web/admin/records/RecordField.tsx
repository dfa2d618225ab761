import type { UseFormRegisterReturn } from "react-hook-form";
import type { Field as RecordFieldKind } from "#domain/records/fields.ts";
import { Field } from "../../ui/fields/Field.tsx";
import { ToolField, toolProps } from "../../ui/fields/ToolField.tsx";
import { Suggestions } from "./Suggestions.tsx";

interface RecordFieldProps {
  field: RecordFieldKind;
  required?: boolean;
  id: string;
  label: string;
  error: string | undefined;
  placeholder?: string | undefined;
  /** Suggestions; other texts are allowed. */
  suggestions?: readonly string[] | undefined;
  names?: Readonly<Record<string, string>>;
  lang?: "en";
  /** Month input for a date without a day. */
  isMonth?: boolean;
  rows?: number;
  control: UseFormRegisterReturn;
}

/** Control of a field by its kind, with label and error. Tags and pictures have their own controls. */
export function RecordField({ field, id, label, error, control, ...look }: RecordFieldProps) {
  const {
    required = isRequired(field),
    placeholder,
    suggestions,
    names = {},
    lang,
    rows = 4,
    isMonth = false,
  } = look;
  const fieldProps = { id, label, error };
  const language = lang === undefined ? {} : { lang };
  switch (field.kind) {
    case "choice":
      return (
        <Field {...fieldProps} required={required}>
          <select {...toolProps(id, error)} {...control}>
            {field.of.map((word) => (
              <option key={word} value={word}>
                {names[word] ?? word}
              </option>
            ))}
          </select>
        </Field>
      );
    case "text":
      return (
        <Field {...fieldProps} required={required}>
          <textarea {...language} rows={rows} required={required} {...toolProps(id, error)} {...control} />
        </Field>
      );
    case "year":
    case "day": {
      const [min, max] = [field.first, field.last].map((bound) =>
        isMonth ? String(bound).slice(0, 7) : bound,
      );
      const type = field.kind === "year" ? { type: "number", step: 1 } : { type: isMonth ? "month" : "date" };
      return <ToolField {...fieldProps} {...type} min={min} max={max} required={required} {...control} />;
    }
    default:
      return (
        <>
          <ToolField
            {...fieldProps}
            {...language}
            required={required}
            autoComplete="off"
            placeholder={placeholder}
            {...(suggestions ? { list: `${id}-words` } : {})}
            {...control}
          />
          {suggestions && <Suggestions id={`${id}-words`} words={suggestions} />}
        </>
      );
  }
}

export const fieldWidths = {
  whole: "sm:col-span-6",
  half: "sm:col-span-3",
  third: "sm:col-span-2",
} as const satisfies Record<RecordFieldKind["width"], string>;

function isRequired(field: RecordFieldKind): boolean {
  return "missingProblem" in field && field.missingProblem !== undefined;
}
