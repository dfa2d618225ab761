import type { ReactNode } from "react";

interface ProgressFieldProps {
  id: string;
  label: string;
  problem?: string | undefined;
  children: ReactNode;
}

/** Control with its label above; the problem below is announced, because it arises when the control is left. */
export function ProgressField({ id, label, problem, children }: ProgressFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small text-muted">
        {label}
      </label>
      {children}
      {problem && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-compact text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
