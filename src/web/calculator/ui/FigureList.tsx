interface FigureListProps {
  rows: readonly { label: string; text: string }[];
  className: string;
}

export function FigureList({ rows, className }: FigureListProps) {
  return (
    <dl className={`figures ${className}`}>
      {rows.map(({ label, text }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
          <dt className="text-compact text-muted">{label}</dt>
          <dd className="text-right font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
