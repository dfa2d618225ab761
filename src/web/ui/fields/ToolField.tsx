import type { ComponentProps } from "react";
import { Field, fieldProps } from "./Field.tsx";
import { toolControl } from "./tool-class.ts";

interface ToolFieldProps extends ComponentProps<"input"> {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string;
}

export function ToolField({ id, label, error, hint, required, ...input }: ToolFieldProps) {
  return (
    <Field id={id} label={label} required={required === true} error={error}>
      <input {...(required ? { required } : {})} {...toolProps(id, error)} {...input} />
      {hint && <p className="mt-1 text-small text-muted">{hint}</p>}
    </Field>
  );
}

export function toolProps(id: string, error: string | undefined) {
  return { ...fieldProps(id, error), className: toolControl };
}
