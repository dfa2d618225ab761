import { useId } from "react";
import { admin } from "#content/admin/admin.ts";
import { noteLimit } from "#domain/inquiries/inbox-note.ts";
import { toolButton, toolControl } from "../../../ui/fields/tool-class.ts";
import { writeNote } from "../state/inquiry-api.ts";
import { newDraft, type OwnDraft, useOwnDraft } from "../state/own-draft.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";

/** Writes a note. Until it is saved this tab keeps it, whatever else is opened, and asks before it is closed. */
export function NoteForm({ inquiryId }: { inquiryId: number }) {
  const words = admin.inquiries.note;
  const id = useId();
  const { draft, change, settle } = useOwnDraft("note", inquiryId, newDraft);
  const isEmpty = draft.text.trim() === "";
  const saving = useInquiryChange({
    run: ({ key, text }: OwnDraft) => writeNote(inquiryId, key, text),
    done: () => ({ title: words.saved }),
    failed: words.failed,
    onDone: settle,
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
        value={draft.text}
        readOnly={saving.isPending}
        onChange={({ target }) => change({ ...draft, text: target.value })}
        className={toolControl}
      />
      <p id={`${id}-draft`} className="mt-1 text-small text-notice">
        {!isEmpty && !saving.isPending && words.draft}
      </p>
      <button type="submit" disabled={saving.isPending || isEmpty} className={toolButton("plain", "mt-2")}>
        {saving.isPending ? words.saving : words.save}
      </button>
    </form>
  );
}
