interface PointsProps {
  items: readonly { id: string; title: string; description: string }[];
  columns: 1 | 2 | 3 | 4;
  level?: 3 | 4;
  numbered?: boolean;
  /** True on a dark background. */
  dark?: boolean;
}

const grids: Record<PointsProps["columns"], string> = {
  1: "",
  2: "sm:grid-cols-2",
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

export function Points({ items, columns, level = 3, numbered = false, dark = false }: PointsProps) {
  if (items.length === 0) return null;
  const List = numbered ? "ol" : "ul";
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <List className={`grid gap-x-8 gap-y-7 ${grids[columns]}`}>
      {items.map((item, index) => (
        <li key={item.id} className={`border-t pt-4.5 ${dark ? "border-white/25" : "border-edge"}`}>
          {numbered && (
            <p
              aria-hidden="true"
              className={`figures mb-1.5 font-semibold text-sm ${dark ? "text-sky" : "text-action"}`}
            >
              {String(index + 1).padStart(2, "0")}
            </p>
          )}
          <Heading className="text-balance font-bold text-lg leading-snug tracking-[-0.02em] lg:text-title-s">
            {item.title}
          </Heading>
          <p className={`mt-1.5 text-base leading-relaxed ${dark ? "text-moon" : "text-muted"}`}>
            {item.description}
          </p>
        </li>
      ))}
    </List>
  );
}
