import type { Ref } from "react";

interface RecordsHeadingProps {
  title: string;
  /** Number of records with its unit; left out until it is known. */
  count: string | undefined;
  /** Ref of the heading, which takes the focus when the focused row goes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Heading of a list of records. The count is announced when it changes and is no part of the heading's name. */
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
