import type { ReactNode } from "react";
import { WideTable } from "../../ui/tools/WideTable.tsx";

interface ListTableProps {
  label: string;
  /** Headings by column, in the order of the cells. That of `action` is hidden: its buttons are named. */
  columns: Readonly<Record<string, string>>;
  /** Rows. */
  children: ReactNode;
}

/** List with few columns, which scrolls sideways on narrow screens. */
export function ListTable({ label, columns, children }: ListTableProps) {
  return (
    <WideTable label={label}>
      <thead className="border-line border-b text-small text-muted">
        <tr className="whitespace-nowrap">
          {Object.entries(columns).map(([column, heading]) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold last:pr-0">
              {column === "action" ? <span className="sr-only">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </WideTable>
  );
}
