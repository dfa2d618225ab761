interface TermListProps {
  items: readonly { id: string; title: string; description: string }[];
  columns?: 1 | 2;
  /** True on a dark background. */
  dark?: boolean;
}

/** Definition list, one term per row, separated by thin lines. */
export function TermList({ items, columns = 1, dark = false }: TermListProps) {
  if (items.length === 0) return null;
  const line = dark ? "border-white/20" : "border-line";
  return (
    <dl className={columns === 2 ? "gap-x-16 lg:grid lg:grid-cols-2" : ""}>
      {items.map((item) => (
        <div
          key={item.id}
          className={`grid gap-x-8 gap-y-1 border-t py-4.5 last:border-b sm:grid-cols-[12rem_1fr] lg:py-5 ${line} ${columns === 2 ? "lg:nth-last-2:border-b" : ""}`}
        >
          <dt className="text-balance font-semibold">{item.title}</dt>
          <dd className={`text-pretty ${dark ? "text-moon" : "text-muted"}`}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
