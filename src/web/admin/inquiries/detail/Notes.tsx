import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { InquiryNote } from "#domain/inquiries/inbox-note.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { accountQuery } from "../../account/account-api.ts";
import { koreanMinute } from "../../dates.ts";
import { keepFocus } from "../../records/restore-focus.ts";
import { deleteNote } from "../state/inquiry-api.ts";
import { useInquiryChange } from "../state/use-inquiry-change.ts";
import { NoteForm } from "./NoteForm.tsx";

interface NotesProps {
  inquiryId: number;
  /** Oldest first; `undefined` while loading. */
  notes: readonly InquiryNote[] | undefined;
}

const headingId = "notes-heading";

export function Notes({ inquiryId, notes = [] }: NotesProps) {
  const words = admin.inquiries.note;
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} tabIndex={-1} className="text-compact outline-none">
        {words.title}
      </h3>
      <p className="mb-3 text-small text-muted">{words.hint}</p>
      {notes.length > 0 && (
        <ol className="mb-4 grid gap-2">
          {notes.map((note) => (
            <li key={note.key} className="rounded-button border border-line px-4 py-3 text-note">
              <NoteHead inquiryId={inquiryId} note={note} />
              <p className="wrap-anywhere mt-1 whitespace-pre-wrap leading-relaxed">{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm inquiryId={inquiryId} />
    </section>
  );
}

/** Own notes and those without an author can be deleted. */
function NoteHead({ inquiryId, note }: { inquiryId: number; note: InquiryNote }) {
  const words = admin.inquiries.note;
  const { data: account } = useQuery(accountQuery);
  const [isAsking, setAsking] = useState(false);
  const deletion = useInquiryChange({
    run: () => deleteNote(inquiryId, note.key),
    done: () => ({ title: words.deletion.success }),
    failed: words.deletion.failure,
    onDone() {
      keepFocus(document.getElementById(headingId));
      setAsking(false);
    },
  });
  const author = note.author ?? words.unsigned;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 text-small text-muted">
      <strong className="wrap-anywhere font-semibold text-ink">{author}</strong>
      {note.writtenAt !== null && <time dateTime={note.writtenAt}>{koreanMinute(note.writtenAt)}</time>}
      {(note.author === null || note.author === account?.username) && (
        <button
          type="button"
          aria-label={fill(words.removeOf, { author })}
          onClick={() => setAsking(true)}
          className="ml-auto min-h-6 text-danger underline underline-offset-4"
        >
          {words.remove}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          words={words.deletion}
          question={words.deletion.question}
          isPending={deletion.isPending}
          onConfirm={() => deletion.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
