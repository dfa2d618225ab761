import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { Pager } from "../../ui/tools/Pager.tsx";
import { koreanMinute } from "../dates.ts";
import { securityQuery } from "./account-api.ts";
import { LoggedEvent, LogTable } from "./LogTable.tsx";

/** Attempts with their full addresses, by which an administrator can block a source. */
export function SecurityLog() {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useQuery(securityQuery(page));
  if (data === undefined)
    return <LoadState words={admin.account} hasFailed={isError} retry={() => void refetch()} />;
  return (
    <>
      <p className="mb-3 text-compact text-muted">
        {fill(admin.account.security.note, { days: data.keptDays })}
      </p>
      <LogTable words={admin.account.security} isEmpty={data.entries.length === 0}>
        {data.entries.map(({ id, lastAt, event, times, account, address }) => (
          <tr key={id}>
            <td className="whitespace-nowrap py-2 pr-4">{koreanMinute(lastAt)}</td>
            <LoggedEvent event={event} />
            <td className="figures py-2 pr-4">{times}</td>
            <td className="whitespace-nowrap py-2 pr-4">{account}</td>
            <td className="figures whitespace-nowrap py-2">{address}</td>
          </tr>
        ))}
      </LogTable>
      <Pager {...data} onPage={setPage} />
    </>
  );
}
