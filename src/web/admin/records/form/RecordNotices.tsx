import type { FormEvent } from "react";
import { RestoredNotice } from "../../unsaved/RestoredNotice.tsx";
import { ConflictNotice, type ConflictPlace } from "../conflict/ConflictNotice.tsx";
import { DeletedNotice } from "../DeletedNotice.tsx";
import type { EditedRecord, PlaceChoices } from "./record-kind.ts";

interface RecordNoticesProps<Stored extends EditedRecord> {
  saving: {
    isRestored: boolean;
    conflict: Stored | undefined;
    conflictPlaces: readonly ConflictPlace[];
    settle: (newer: Stored, choices: PlaceChoices) => void;
    isDeleted: boolean;
    saveAsNew: (event: FormEvent) => void;
  };
  words: {
    /** Sentence on the version of another administrator, with a place for the time. */
    conflict: string;
    deleted: { title: string; description: string; saveAsNew: string };
  };
  /** Level of their headings on the page. */
  heading: "h2" | "h3";
}

/** Notices above a form: entries of an earlier visit, a newer version of another administrator, a deleted record. */
export function RecordNotices<Stored extends EditedRecord>({
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
          places={saving.conflictPlaces}
          description={words.conflict}
          onSettle={(choices) => saving.settle(conflict, choices)}
        />
      )}
      {saving.isDeleted && (
        <DeletedNotice heading={heading} words={words.deleted} onSaveAsNew={saving.saveAsNew} />
      )}
    </>
  );
}
