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
  scheduled: ScheduleView | null | undefined;
  isPending: boolean;
  /** Schedules the draft with this hash, or reschedules the scheduled publication if none is given. */
  schedule(at: string, draftHash?: string): void;
  cancel(): void;
  /** Fetches again: a publication may have ended the schedule. */
  refresh(): void;
}

/** Returns the scheduled publication and its actions. @param onRefused called when the server refuses one */
export function useContentSchedule(onRefused: () => void): ContentScheduleTools {
  const showToast = useToast();
  const client = useQueryClient();
  const { data: scheduled } = useQuery(scheduleQuery);
  const refresh = () => void client.invalidateQueries({ queryKey: scheduleQuery.queryKey });
  const scheduling = useMutation({
    mutationFn: schedule,
    onSuccess(stored) {
      client.setQueryData(scheduleQuery.queryKey, stored);
      showToast({ title: fill(scheduleWords.done, { time: koreanMinute(stored.at) }) });
    },
    onError(failure) {
      showToast(failureToast(contentScheduleWords.failure, failure));
      refresh();
      onRefused();
    },
  });
  const cancelling = useMutation({
    mutationFn: (schedule: ScheduleView) => unschedule(schedule),
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
    scheduled,
    isPending: scheduling.isPending || cancelling.isPending,
    schedule: (at, draftHash) =>
      scheduling.mutate({
        at,
        expectedPlannedAt: scheduled?.plannedAt ?? null,
        ...(draftHash === undefined ? {} : { draftHash }),
      }),
    cancel: () => scheduled && cancelling.mutate(scheduled),
    refresh,
  };
}
