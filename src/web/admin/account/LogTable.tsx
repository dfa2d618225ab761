import type { ReactNode } from "react";
import { admin } from "#content/admin/admin.ts";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { ListTable } from "../tables/ListTable.tsx";

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
    <ListTable label={title} columns={columns}>
      {children}
    </ListTable>
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
