import type { KeyboardEvent, ReactNode } from "react";

export interface RecordColumn {
  name: string;
  heading: ReactNode;
  /** Width, padding, and the widths of screens that show the column. */
  className: string;
  /** Order of the rows, if they are sorted by this column. */
  sorted?: "ascending" | "descending" | undefined;
}

interface RecordTableProps {
  columns: readonly RecordColumn[];
  /** Rows. */
  children: ReactNode;
  /** True if each row is a grid of two columns below 17rem: a box for its selection beside everything else. */
  isSelectable?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLTableSectionElement>) => void;
}

/** Page of a list of records. Narrow screens show the essential columns; rows show the rest below the title. */
export function RecordTable({ columns, children, isSelectable = false, onKeyDown }: RecordTableProps) {
  const block = isSelectable ? "max-[17rem]:block" : "";
  const row = isSelectable ? "max-[17rem]:grid max-[17rem]:grid-cols-[auto_1fr]" : undefined;
  return (
    <table className={`w-full table-fixed border-collapse text-left text-note leading-snug ${block}`}>
      <thead className={`border-line border-b bg-mist text-small ${block}`}>
        <tr className={row}>
          {columns.map(({ name, heading, className, sorted }) => (
            <th
              key={name}
              scope="col"
              {...(sorted && { "aria-sort": sorted })}
              className={`font-semibold ${className}`}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={`divide-y divide-line ${block}`} onKeyDown={onKeyDown}>
        {children}
      </tbody>
    </table>
  );
}

/** Column of the buttons of each row. @param width on wide screens; narrow ones show one menu */
export function actionColumn(heading: string, width: string): RecordColumn {
  return {
    name: "actions",
    heading,
    className: `${width} py-2.5 pr-4 pl-3 max-sm:w-12 max-sm:p-0 max-sm:text-center`,
  };
}
