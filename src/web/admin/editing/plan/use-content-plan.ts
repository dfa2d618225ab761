import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { contentPlanWords, scheduleWords } from "#content/admin/publication/schedule.ts";
import { fill } from "#content/fill.ts";
import type { PlanView } from "#domain/content/content-calls.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { koreanMinute } from "../../dates.ts";
import { failureToast } from "../../failure-text.ts";
import { planQuery, schedule, unschedule } from "../state/content-api.ts";

export interface ContentPlanTools {
  /** Null where none is planned, `undefined` while it is not known. */
  plan: PlanView | null | undefined;
  isPending: boolean;
  /** Plans a draft, or without one another time for what is planned. */
  schedule(at: string, draft?: string): void;
  cancel(): void;
  /** Asks anew, as after a publication, which may have ended the plan. */
  refresh(): void;
}

/** The planned publication of the site's words, and its changes. @param onRefused called where a wish was refused */
export function useContentPlan(onRefused: () => void): ContentPlanTools {
  const tell = useToast();
  const client = useQueryClient();
  const { data: plan } = useQuery(planQuery);
  const refresh = () => void client.invalidateQueries({ queryKey: planQuery.queryKey });
  const planning = useMutation({
    mutationFn: schedule,
    onSuccess(planned) {
      client.setQueryData(planQuery.queryKey, planned);
      tell({ title: fill(scheduleWords.done, { time: koreanMinute(planned.at) }) });
    },
    onError(failure) {
      tell(failureToast(contentPlanWords.failure, failure));
      refresh();
      onRefused();
    },
  });
  const cancelling = useMutation({
    mutationFn: (planned: PlanView) => unschedule(planned),
    onSuccess({ isCancelled }) {
      client.setQueryData(planQuery.queryKey, null);
      tell({ title: isCancelled ? scheduleWords.undone : contentPlanWords.gone });
    },
    onError(failure) {
      tell(failureToast(scheduleWords.notCancelled, failure));
      refresh();
    },
  });
  return {
    plan,
    isPending: planning.isPending || cancelling.isPending,
    schedule: (at, draft) =>
      planning.mutate({ at, plan: plan?.plannedAt ?? null, ...(draft === undefined ? {} : { draft }) }),
    cancel: () => plan && cancelling.mutate(plan),
    refresh,
  };
}
