import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { SessionView } from "#domain/admin/account-calls.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { koreanMinute } from "../dates.ts";
import { failureToast } from "../failure-text.ts";
import { ListTable } from "../tables/ListTable.tsx";
import { accountKey, endOtherSessions, endSession, sessionsQuery } from "./account-api.ts";

export function Sessions() {
  const words = admin.account.sessions;
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const one = useEnding(endSession, () => words.revoked);
  const others = useEnding<void, number>(endOtherSessions, (count) => fill(words.othersRevoked, { count }));
  if (data === undefined)
    return <LoadState words={admin.account} hasFailed={isError} retry={() => void refetch()} />;
  return (
    <>
      <ListTable label={words.title} columns={words.columns}>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={one.isPending}
            onEnd={() => one.mutate(session)}
          />
        ))}
      </ListTable>
      {data.length > 1 && (
        <ToolButton
          isDisabled={others.isPending}
          onClick={() => others.mutate()}
          className={toolButton("warning", "mt-4")}
        >
          {words.revokeOthers}
        </ToolButton>
      )}
    </>
  );
}

function SessionRow({
  session,
  isPending,
  onEnd,
}: {
  session: SessionView;
  isPending: boolean;
  onEnd: () => void;
}) {
  const words = admin.account.sessions;
  const device = session.device || words.unknownDevice;
  return (
    <tr className="whitespace-nowrap">
      <td className="py-2.5 pr-4 font-semibold">{device}</td>
      <td className="figures py-2.5 pr-4">{session.address}</td>
      <td className="py-2.5 pr-4">{koreanMinute(session.createdAt)}</td>
      <td className="py-2.5 pr-4">{koreanMinute(session.lastSeenAt)}</td>
      <td className="py-1 text-right">
        {session.isCurrent ? (
          <span className="rounded-[3px] bg-success-soft px-2 py-1 font-semibold text-small text-success">
            {words.current}
          </span>
        ) : (
          <ToolButton
            isDisabled={isPending}
            onClick={onEnd}
            aria-label={fill(words.revokeOf, { device })}
            className={toolButton("quiet")}
          >
            {words.revoke}
          </ToolButton>
        )}
      </td>
    </tr>
  );
}

function useEnding<Input, Result>(end: (input: Input) => Promise<Result>, done: (result: Result) => string) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: end,
    async onSuccess(result) {
      showToast({ title: done(result) });
      await client.invalidateQueries({ queryKey: accountKey });
    },
    onError: (failure) => showToast(failureToast(admin.account.failure, failure)),
  });
}
