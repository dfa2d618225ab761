import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureToast } from "../failure-text.ts";
import { useTell } from "../toast.tsx";
import { inquiriesKey } from "./inquiry-api.ts";

interface Change<Input> {
  run: (input: Input) => Promise<unknown>;
  /** Title of the toast of success. */
  done: (input: Input) => string;
  /** Title of the toast of failure. */
  failed: string;
  onDone?: () => void;
}

/** A change of an inquiry: carried out, told, and shown in every list. */
export function useInquiryChange<Input>({ run, done, failed, onDone }: Change<Input>) {
  const client = useQueryClient();
  const tell = useTell();
  return useMutation({
    mutationFn: run,
    async onSuccess(_answer, input) {
      onDone?.();
      tell({ title: done(input) });
      await client.invalidateQueries({ queryKey: inquiriesKey });
    },
    onError: (failure) => tell(failureToast(failed, failure)),
  });
}
