import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  children: ReactNode;
}

/** Labelled control with its error below; the control takes `fieldProps(id, error)`. */
export function Field({ id, label, required = false, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-compact">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-0.5 text-danger">
            *
          </span>
        )}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-compact text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

export const controlClass =
  "block min-h-13 w-full rounded-button border border-field bg-white px-4 py-2.5 text-base text-ink placeholder:text-quiet aria-invalid:border-danger aria-invalid:bg-danger-soft";

export function fieldProps(id: string, error: string | undefined) {
  return {
    id,
    className: controlClass,
    ...(error === undefined ? {} : { "aria-invalid": true as const, "aria-describedby": `${id}-error` }),
  };
}
