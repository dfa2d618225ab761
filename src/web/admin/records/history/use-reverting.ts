import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { projectWorkWords } from "#content/admin/project-work.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";

export interface Reverting<Stored> {
  /** Prefix of the queries of the lists that show the record. */
  recordsKey: QueryKey;
  revert: (version: number) => Promise<Stored>;
  /** Undoes the revert, where that is possible. */
  undoAction?: (reverted: Stored) => ToastMessage["action"];
  onReverted: () => void;
}

const mutationKey = ["revert"];
const words = projectWorkWords;

/** Reverts a record to one of its versions, and tells how it went. */
export function useReverting<Stored>({ recordsKey, revert, undoAction, onReverted }: Reverting<Stored>) {
  const client = useQueryClient();
  const showToast = useToast();
  const reverting = useMutation({
    mutationKey,
    mutationFn: revert,
    async onSuccess(reverted) {
      await client.invalidateQueries({ queryKey: recordsKey });
      const action = undoAction?.(reverted);
      showToast({ title: words.history.reverted, ...(action ? { action } : {}) });
      onReverted();
    },
    onError: (failure) => showToast(failureToast(words.failure, failure)),
  });
  return {
    revertTo: (version: number) => reverting.mutate(version),
    isReverting: reverting.isPending,
    // Read from the client, which knows of the request before the next render.
    isRevertingNow: () => client.isMutating({ mutationKey }) > 0,
  };
}
