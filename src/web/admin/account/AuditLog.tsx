import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { Pager } from "../../ui/tools/Pager.tsx";
import { koreanMinute } from "../dates.ts";
import { auditQuery } from "./account-api.ts";
import { LoggedEvent, LogTable } from "./LogTable.tsx";

export function AuditLog() {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(auditQuery(page));
  if (data === undefined)
    return <LoadState words={admin.account} hasFailed={isError} retry={() => void refetch()} />;
  return (
    <>
      <LogTable words={admin.account.audit} isEmpty={data.entries.length === 0}>
        {data.entries.map(({ id, happenedAt, event, account, detail, address }) => (
          <tr key={id}>
            <td className="whitespace-nowrap py-2 pr-4">{koreanMinute(happenedAt)}</td>
            <LoggedEvent event={event} />
            <td className="min-w-40 py-2 pr-4">{detail}</td>
            <td className="whitespace-nowrap py-2 pr-4">{account}</td>
            <td className="figures whitespace-nowrap py-2">{address}</td>
          </tr>
        ))}
      </LogTable>
      <Pager {...data} onPage={setPage} />
    </>
  );
}
