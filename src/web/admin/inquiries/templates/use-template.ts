import { useMutation, useQueryClient } from "@tanstack/react-query";
import { inquiryWork } from "#content/admin/inquiry-work.ts";
import { templateCalls } from "#domain/inquiries/inbox-calls.ts";
import type { ReplyTemplate } from "#domain/inquiries/work/history.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { callContract } from "../../call-api.ts";
import { failureToast } from "../../failure-text.ts";
import type { Side } from "../../records/conflict/conflict.ts";
import { type Draft, useUnsavedDraft } from "../../unsaved/use-unsaved-draft.ts";
import { templatesQuery } from "../reply/reply-api.ts";
import {
  startingTemplate,
  type TemplateEntry,
  templateAfterConflict,
  templateEntrySchema,
  unsavedTemplate,
} from "./template-entry.ts";

/** Entries of a template, kept until they are stored or discarded. */
export function useTemplate(id: number | "new", template: ReplyTemplate | undefined) {
  const words = inquiryWork.templates;
  const client = useQueryClient();
  const showToast = useToast();
  const { queryKey } = templatesQuery;
  const { draft, isTouched, change, discard, clearSent } = useUnsavedDraft(
    unsavedTemplate(id),
    templateEntrySchema,
    () => startingTemplate(template),
  );
  const saving = useMutation({
    mutationFn: ({ key, entry: { basis, ...texts } }: Draft<TemplateEntry>) =>
      basis && template
        ? callContract(templateCalls.change, {
            params: { id: basis.id },
            body: { ...texts, updatedAt: basis.updatedAt },
          })
        : callContract(templateCalls.add, { body: texts, headers: { "Idempotency-Key": key } }),
    async onSuccess(saved, sent) {
      client.setQueryData(queryKey, (known) => [
        ...(known ?? []).filter((other) => other.id !== saved.id),
        saved,
      ]);
      clearSent(sent);
      showToast({ title: words.saved });
      await client.invalidateQueries({ queryKey });
    },
    async onError(failure) {
      showToast(failureToast(words.notSaved, failure));
      // Somebody else may have changed or deleted it.
      await client.invalidateQueries({ queryKey });
    },
  });
  return {
    draft,
    isTouched,
    change,
    discard,
    saving,
    resolveConflict: (theirs: ReplyTemplate, choices: Readonly<Record<string, Side>>) =>
      change(templateAfterConflict(draft.entry, theirs, choices)),
  };
}
