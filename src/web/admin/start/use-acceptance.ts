import { useMutation, useQueryClient } from "@tanstack/react-query";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";
import { acceptSamples, startQuery } from "./state/start-api.ts";

export interface Acceptance {
  isPending: boolean;
  accept: (paths: readonly string[]) => void;
  withdraw: (paths: readonly string[]) => void;
}

/** @param flush stores typed entries first: the draft is accepted as displayed */
export function useAcceptance(flush: () => Promise<unknown>): Acceptance {
  const { accepted, withdrawn, withdraw, failed } = firstSteps.still.asIs;
  const client = useQueryClient();
  const showToast = useToast();
  const change = useMutation({
    async mutationFn({ paths, isAccepted }: { paths: readonly string[]; isAccepted: boolean }) {
      await flush();
      return acceptSamples(paths, isAccepted);
    },
    onSuccess(count, { paths, isAccepted }) {
      const undo = { label: withdraw, run: () => change.mutate({ paths, isAccepted: false }) };
      const title = fill(isAccepted ? accepted : withdrawn, { count });
      showToast(isAccepted ? { title, action: undo } : { title });
    },
    onError: (failure) => showToast(failureToast(failed, failure)),
    onSettled: () => client.invalidateQueries({ queryKey: startQuery.queryKey }),
  });
  return {
    isPending: change.isPending,
    accept: (paths) => change.mutate({ paths, isAccepted: true }),
    withdraw: (paths) => change.mutate({ paths, isAccepted: false }),
  };
}
