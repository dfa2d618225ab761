import type { ReactNode } from "react";
import { admin } from "#content/admin/admin.ts";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { WideTable } from "../../ui/tools/WideTable.tsx";

/** Events that may come from an attacker. */
const alarming = new Set(["login-failed", "code-wrong", "password-wrong"]);

interface LogTableProps {
  words: { title: string; columns: Readonly<Record<string, string>>; empty: string };
  children: ReactNode;
  isEmpty: boolean;
}

export function LogTable({ words: { title, columns, empty }, isEmpty, children }: LogTableProps) {
  if (isEmpty) return <ListPlaceholder>{empty}</ListPlaceholder>;
  return (
    <WideTable label={title}>
      <thead className="border-line border-b text-small text-muted">
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" className="whitespace-nowrap py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </WideTable>
  );
}

/** Returns the name of an event; an event that no longer exists is shown by its key. */
export function LoggedEvent({ event }: { event: string }) {
  const { events } = admin.account.audit;
  return (
    <td className={`whitespace-nowrap py-2 pr-4 ${alarming.has(event) ? "text-danger" : ""}`}>
      {Object.hasOwn(events, event) ? events[event] : event}
    </td>
  );
}
