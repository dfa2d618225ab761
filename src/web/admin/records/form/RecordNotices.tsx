import type { FormEvent } from "react";
import { RestoredNotice } from "../../unsaved/RestoredNotice.tsx";
import { type ConflictingField, ConflictNotice } from "../conflict/ConflictNotice.tsx";
import { DeletedNotice } from "../DeletedNotice.tsx";
import type { ConflictChoices, EditableRecord } from "./record-kind.ts";

interface RecordNoticesProps<Stored extends EditableRecord> {
  saving: {
    isRestored: boolean;
    conflict: Stored | undefined;
    conflictingFields: readonly ConflictingField[];
    resolveConflict: (theirs: Stored, choices: ConflictChoices) => void;
    isDeleted: boolean;
    saveAsNew: (event: FormEvent) => void;
  };
  words: {
    /** Sentence about the other administrator's version, with a placeholder for the time. */
    conflict: string;
    deleted: { title: string; description: string; saveAsNew: string };
  };
  heading: "h2" | "h3";
}

/** Notices above a form: restored entries, a newer version, a deleted record. */
export function RecordNotices<Stored extends EditableRecord>({
  saving,
  words,
  heading,
}: RecordNoticesProps<Stored>) {
  const { conflict } = saving;
  return (
    <>
      <RestoredNotice isRestored={saving.isRestored} />
      {conflict && (
        <ConflictNotice
          key={conflict.updatedAt}
          heading={heading}
          storedAt={conflict.updatedAt}
          fields={saving.conflictingFields}
          description={words.conflict}
          onResolve={(choices) => saving.resolveConflict(conflict, choices)}
        />
      )}
      {saving.isDeleted && (
        <DeletedNotice heading={heading} words={words.deleted} onSaveAsNew={saving.saveAsNew} />
      )}
    </>
  );
}
