import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NotedInquiry } from "#domain/inquiries/inbox.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { inboxKey, inquiryQuery } from "./inquiry-api.ts";

interface Change<Input, Answer> {
  run: (input: Input) => Promise<Answer>;
  done: (answer: Answer, input: Input) => ToastMessage;
  failed: string;
  onDone?: (input: Input) => void;
}

/** Runs a change of an inquiry, reports it, and updates all caches that hold the inquiry. */
export function useInquiryChange<Input, Answer extends NotedInquiry | undefined>({
  run,
  done,
  failed,
  onDone,
}: Change<Input, Answer>) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: run,
    async onSuccess(answer, input) {
      if (answer) {
        const { queryKey } = inquiryQuery(answer.id);
        // An older response must not overwrite newer input.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, answer);
      }
      onDone?.(input);
      showToast(done(answer, input));
      await client.invalidateQueries({ queryKey: inboxKey });
    },
    onError: (failure) => showToast(failureToast(failed, failure)),
  });
}
