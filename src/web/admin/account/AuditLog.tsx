import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { Pager } from "../../ui/tools/Pager.tsx";
import { WideTable } from "../../ui/tools/WideTable.tsx";
import { koreanMinute } from "../dates.ts";
import { auditQuery } from "./account-api.ts";

/** Who came in and what was changed, the latest first. */
export function AuditLog() {
  const { columns, empty, events } = admin.account.audit;
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(auditQuery(page));
  if (data === undefined)
    return <LoadState words={admin.account} hasFailed={isError} retry={() => void refetch()} />;
  if (data.entries.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <>
      <WideTable label={admin.account.audit.title}>
        <thead className="border-line border-b text-small text-muted">
          <tr>
            {[columns.time, columns.event, columns.detail, columns.account, columns.address].map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap py-2 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {data.entries.map(({ id, happenedAt, event, account, detail, address }) => (
            <tr key={id}>
              <td className="whitespace-nowrap py-2 pr-4">{koreanMinute(happenedAt)}</td>
              <td className={`whitespace-nowrap py-2 pr-4 ${event === "login-failed" ? "text-danger" : ""}`}>
                {Object.hasOwn(events, event) ? events[event] : event}
              </td>
              <td className="min-w-40 py-2 pr-4">{detail}</td>
              <td className="whitespace-nowrap py-2 pr-4">{account}</td>
              <td className="figures whitespace-nowrap py-2">{address}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <Pager {...data} onPage={setPage} />
    </>
  );
}
