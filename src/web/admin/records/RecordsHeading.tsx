import type { Ref } from "react";

interface RecordsHeadingProps {
  title: string;
  /** Number of records with its unit; missing while loading. */
  count: string | undefined;
  /** Focused when the focused row disappears. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The count is announced when it changes, but is not part of the heading's accessible name. */
export function RecordsHeading({ title, count, ref }: RecordsHeadingProps) {
  return (
    <div className="flex items-baseline gap-3">
      <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      {count !== undefined && (
        <p role="status" className="figures text-compact text-muted">
          {count}
        </p>
      )}
    </div>
  );
}
