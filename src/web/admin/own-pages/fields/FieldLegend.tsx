export function FieldLegend({ label, isRequired }: { label: string; isRequired: boolean }) {
  return (
    <legend className="mb-1.5 font-semibold text-compact">
      {label}
      {isRequired && (
        <span aria-hidden="true" className="ml-0.5 text-danger">
          *
        </span>
      )}
    </legend>
  );
}
