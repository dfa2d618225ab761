interface TermListProps {
  items: readonly { id: string; title: string; description: string }[];
  /** Stands on a dark ground. */
  dark?: boolean;
}

/** Terms with what is said of them, a row each, parted by hairlines. */
export function TermList({ items, dark = false }: TermListProps) {
  return (
    <dl className={`border-b ${dark ? "border-white/20" : "border-line"}`}>
      {items.map((item) => (
        <div
          key={item.id}
          className={`grid gap-x-8 gap-y-1 border-t py-4.5 sm:grid-cols-[12rem_1fr] lg:py-5 ${dark ? "border-white/20" : "border-line"}`}
        >
          <dt className="font-semibold">{item.title}</dt>
          <dd className={dark ? "text-[#c3d0dc]" : "text-muted"}>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
