import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast, isMissing } from "../../failure-text.ts";
import { inboxKey, inquiriesKey, inquiryQuery } from "./inquiry-api.ts";

interface Change<Input, Result> {
  run: (input: Input) => Promise<Result>;
  done: (result: Result, input: Input) => ToastMessage;
  failed: string;
  onDone?: (input: Input) => void;
  onFailed?: (failure: unknown) => void;
  /** Changes with the same scope run one after another. */
  scope?: string;
}

/** Runs a change of an inquiry, reports it, and updates all caches that hold the inquiry. */
export function useInquiryChange<Input, Result extends InquiryWithHistory | undefined>({
  run,
  done,
  failed,
  onDone,
  onFailed,
  scope,
}: Change<Input, Result>) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: run,
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    async onSuccess(result, input) {
      if (result) {
        const { queryKey } = inquiryQuery(result.id);
        // An older response must not overwrite newer input.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, result);
      }
      onDone?.(input);
      showToast(done(result, input));
      await client.invalidateQueries({ queryKey: inboxKey });
    },
    onError(failure) {
      onFailed?.(failure);
      showToast(failureToast(failed, failure));
      // Somebody else may have erased the inquiry.
      if (isMissing(failure)) void client.invalidateQueries({ queryKey: inquiriesKey });
    },
  });
}
