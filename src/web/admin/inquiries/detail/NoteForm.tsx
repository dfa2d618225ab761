import { useId } from "react";
import * as z from "zod/mini";
import { admin } from "#content/admin/admin.ts";
import { noteLimit } from "#domain/inquiries/inbox-note.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { type Draft, useUnsavedDraft } from "../../unsaved/use-unsaved-draft.ts";
import { writeNote } from "../state/inquiry-api.ts";
import { unsavedName } from "../state/unsaved-names.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";

/** New note, kept in the browser until it is saved or emptied. */
export function NoteForm({ inquiryId }: { inquiryId: number }) {
  const words = admin.inquiries.note;
  const id = useId();
  const { draft, change, clearSent } = useUnsavedDraft(unsavedName.note(inquiryId), z.string(), () => "");
  const isEmpty = draft.entry.trim() === "";
  const saving = useInquiryChange({
    run: ({ key, entry }: Draft<string>) => writeNote(inquiryId, key, entry),
    done: () => ({ title: words.saved }),
    failed: words.failed,
    onDone: clearSent,
  });

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(draft);
      }}
    >
      <label htmlFor={id} className="mb-1 block font-semibold text-note">
        {words.label}
      </label>
      <textarea
        id={id}
        aria-describedby={`${id}-draft`}
        rows={3}
        maxLength={noteLimit}
        value={draft.entry}
        readOnly={saving.isPending}
        onChange={({ target }) => change(target.value)}
        className={toolControl}
      />
      <p id={`${id}-draft`} className="mt-1 text-small text-notice">
        {!isEmpty && !saving.isPending && words.draft}
      </p>
      <ToolButton
        type="submit"
        isDisabled={saving.isPending || isEmpty}
        className={toolButton("plain", "mt-2")}
      >
        {saving.isPending ? words.saving : words.save}
      </ToolButton>
    </form>
  );
}
