import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { contentScheduleWords, scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import type { ScheduleView } from "#domain/content/content-calls.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { koreanMinute } from "../../dates.ts";
import { failureToast } from "../../failure-text.ts";
import { schedule, scheduleQuery, unschedule } from "../state/content-api.ts";

export interface ContentScheduleTools {
  /** Null if none is scheduled, `undefined` while loading. */
  plan: ScheduleView | null | undefined;
  isPending: boolean;
  /** Schedules the draft with this hash, or reschedules the scheduled publication if none is given. */
  schedule(at: string, draftHash?: string): void;
  cancel(): void;
  /** Fetches again: a publication may have ended the plan. */
  refresh(): void;
}

/** Returns the scheduled publication and its actions. @param onRefused called when the server refuses one */
export function useContentSchedule(onRefused: () => void): ContentScheduleTools {
  const showToast = useToast();
  const client = useQueryClient();
  const { data: plan } = useQuery(scheduleQuery);
  const refresh = () => void client.invalidateQueries({ queryKey: scheduleQuery.queryKey });
  const planning = useMutation({
    mutationFn: schedule,
    onSuccess(planned) {
      client.setQueryData(scheduleQuery.queryKey, planned);
      showToast({ title: fill(scheduleWords.done, { time: koreanMinute(planned.at) }) });
    },
    onError(failure) {
      showToast(failureToast(contentScheduleWords.failure, failure));
      refresh();
      onRefused();
    },
  });
  const cancelling = useMutation({
    mutationFn: (planned: ScheduleView) => unschedule(planned),
    onSuccess({ isCancelled }) {
      client.setQueryData(scheduleQuery.queryKey, null);
      showToast({ title: isCancelled ? scheduleWords.undone : contentScheduleWords.gone });
    },
    onError(failure) {
      showToast(failureToast(scheduleWords.notCancelled, failure));
      refresh();
    },
  });
  return {
    plan,
    isPending: planning.isPending || cancelling.isPending,
    schedule: (at, draftHash) =>
      planning.mutate({
        at,
        expectedPlannedAt: plan?.plannedAt ?? null,
        ...(draftHash === undefined ? {} : { draftHash }),
      }),
    cancel: () => plan && cancelling.mutate(plan),
    refresh,
  };
}
