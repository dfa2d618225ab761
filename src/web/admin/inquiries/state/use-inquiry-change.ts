import { useMutation, useQueryClient } from "@tanstack/react-query";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast, isMissing } from "../../failure-text.ts";
import { inboxKey, inquiriesKey, inquiryQuery } from "./inquiry-api.ts";
import { InquiryOutdated, storedInquiryOf } from "./outdated-inquiry.ts";

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
  async function show(inquiry: InquiryWithHistory): Promise<void> {
    const { queryKey } = inquiryQuery(inquiry.id);
    // An older response must not overwrite newer input.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, inquiry);
  }
  return useMutation({
    mutationFn: run,
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    async onSuccess(result, input) {
      if (result) await show(result);
      onDone?.(input);
      showToast(done(result, input));
      await client.invalidateQueries({ queryKey: inboxKey });
    },
    async onError(failure) {
      const stored = storedInquiryOf(failure);
      if (stored) await show(stored);
      onFailed?.(failure);
      showToast(
        failure instanceof InquiryOutdated
          ? { title: inquiryWork.outdated.title, description: failure.message, destructive: true }
          : failureToast(failed, failure),
      );
      if (stored) void client.invalidateQueries({ queryKey: inboxKey });
      // Somebody else may have erased the inquiry.
      if (isMissing(failure)) void client.invalidateQueries({ queryKey: inquiriesKey });
    },
  });
}
