import { useId, useState } from "react";
import { admin } from "#content/admin.ts";
import { type InboxInquiry, noteLimit } from "#domain/inquiry/inbox.ts";
import { toolButton, toolControl } from "../tools/tool-class.ts";
import { updateInquiry } from "./inquiry-api.ts";
import { useInquiryChange } from "./use-inquiry-change.ts";

/** What the staff write down about an inquiry. */
export function NoteForm({ inquiry }: { inquiry: InboxInquiry }) {
  const words = admin.inquiries.note;
  const id = useId();
  const [note, setNote] = useState(inquiry.note);
  const saving = useInquiryChange({
    run: (text: string) => updateInquiry(inquiry.id, { note: text }),
    done: () => words.saved,
    failed: admin.inquiries.failure,
  });
  return (
    <form
      method="post"
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(note);
      }}
    >
      <label htmlFor={id} className="mb-1 block font-semibold text-[15px]">
        {words.label}
      </label>
      <p id={`${id}-hint`} className="mb-1.5 text-[13px] text-muted">
        {words.hint}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={noteLimit}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        className={toolControl}
      />
      <button
        type="submit"
        disabled={saving.isPending || note.trim() === inquiry.note}
        className={toolButton("plain", "mt-2")}
      >
        {saving.isPending ? words.saving : words.save}
      </button>
    </form>
  );
}
