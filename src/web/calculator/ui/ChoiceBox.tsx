import { type ReactNode, useId } from "react";
import { controlClass } from "#web/ui/fields/Field.tsx";
import { BoxLabel } from "./BoxLabel.tsx";

interface ChoiceBoxProps {
  label: string;
  value: string;
  hint?: string | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function ChoiceBox({ label, value, hint, isDisabled, onChange, children }: ChoiceBoxProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${value === "" ? "print:hidden" : ""}`}>
      <BoxLabel of={id} text={label} />
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={`${controlClass} figures px-3 disabled:bg-mist disabled:text-muted print:border-0`}
      >
        {children}
      </select>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 break-words text-note text-muted leading-normal">
          {hint}
        </p>
      )}
    </div>
  );
}
