import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import type { Fields } from "#domain/records/fields.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { isMissing, savingFailedToast, uploadFailedToast } from "../../failure-text.ts";
import { submitUnlessRefused } from "../../pictures/use-picture-input.ts";
import { isSignedOut } from "../../query-client.ts";
import { useKeeping } from "../../unsaved/use-keeping.ts";
import type { ConflictingField } from "../conflict/ConflictNotice.tsx";
import { proposal } from "../conflict/conflict.ts";
import { entryFieldsOf, entryOf } from "../record-entry.ts";
import { restoreFocus } from "../restore-focus.ts";
import { createSending } from "../sending.ts";
import { useClosing } from "../use-closing.ts";
import type { ConflictChoices, EditableRecord, PreparedPart, RecordKind, RecordPart } from "./record-kind.ts";
import type { UnsavedForm, useRecordEntry } from "./use-record-entry.ts";

type RecordEntryState<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
> = ReturnType<typeof useRecordEntry<T, Form, Stored, Unsaved>>;

interface SavingOptions<Form extends object, Stored extends EditableRecord> {
  parts: readonly RecordPart<Form, Stored>[];
  /** True while an upload runs that the form would lose. */
  isUploading?: boolean;
  wasDeleted?: boolean;
  /** @param former the edited version; `undefined` for a new record */
  savedToast: (saved: Stored, former: Stored | undefined) => ToastMessage;
  onClose: () => void;
}

/**
 * Stores a record: uploads chosen files, sends the form, shows problems at their fields, and asks when another
 * administrator has changed or deleted the record. Entries stay in the form and the browser until they are stored.
 */
export function useRecordSaving<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  kind: RecordKind<T, Form, Stored>,
  entry: RecordEntryState<T, Form, Stored, Unsaved>,
  { parts, isUploading = false, wasDeleted = false, savedToast, onClose }: SavingOptions<Form, Stored>,
) {
  const showToast = useToast();
  const { form } = entry;
  const [hasTried, setTried] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  const isEdited = () => parts.some((part) => part.isDirty()) || entry.isDirty();
  const isDirty = () => isUploading || isEdited();
  const { leave, leaving } = useLeaving({ isDirty, entry, onClose, isBusy: form.formState.isSubmitting });
  const version = useStoredVersion(kind, entry, { wasDeleted, savedToast, onSaved: leave });
  const { conflict } = version;
  useStoringUnsaved(entry, parts, isEdited);

  const submit = form.handleSubmit(async (entered) => {
    const obstacle = parts.find((part) => part.obstacle !== undefined)?.obstacle;
    if (obstacle !== undefined) return showToast({ title: obstacle, destructive: true });
    const focused = document.activeElement;
    const attempt = new AbortController();
    stopping.current = attempt;
    const prepared = await prepareAll(parts, attempt.signal);
    if (prepared.kind === "failed") {
      showToast(uploadFailedToast(prepared.failure));
      return restoreFocus(focused);
    }
    const refused = await version.store({ ...entered, ...prepared.content }, attempt.signal);
    restoreFocus(refused === undefined ? focused : document.getElementById(refused));
  });

  function save(event: FormEvent): void {
    setTried(true);
    submitUnlessRefused(event, { inputs: parts.flatMap(({ inputs = [] }) => inputs), showToast, submit });
  }

  return {
    save,
    stop: () => stopping.current?.abort(),
    hasTried,
    isSaving: form.formState.isSubmitting,
    isDirty,
    isDeleted: version.isDeleted,
    /** After a deletion: stores the form as a new record. */
    saveAsNew(event: FormEvent) {
      version.continueAsNew();
      save(event);
    },
    conflict,
    conflictingFields: conflict ? conflictingFields(kind, entry, parts, conflict) : [],
    /** Continues from the conflicting version, with the chosen content of both in the form. */
    settle(newer: Stored, choices: ConflictChoices) {
      entry.rebase(newer, choices);
      for (const part of parts) part.rebase(newer, choices);
      version.continueFrom(newer);
      showToast({ title: admin.project.conflict.settled });
    },
    isRestored: entry.unsaved !== undefined,
    leaving,
    /** Closes the form and discards unsaved entries. */
    leave,
  };
}

interface StoredVersionOptions<Form extends object, Stored extends EditableRecord>
  extends Pick<SavingOptions<Form, Stored>, "savedToast"> {
  wasDeleted: boolean;
  onSaved: () => void;
}

/** The stored version that a form is based on, and a newer one of another administrator. */
function useStoredVersion<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  { calls, listsKey, failure: failureTitle }: RecordKind<T, Form, Stored>,
  { record, key, showProblems }: RecordEntryState<T, Form, Stored, Unsaved>,
  { wasDeleted, savedToast, onSaved }: StoredVersionOptions<Form, Stored>,
) {
  const showToast = useToast();
  const client = useQueryClient();
  const [sending] = useState(() => createSending(calls, record, key));
  const [conflict, setConflict] = useState<Stored>();
  const [isDeleted, setDeleted] = useState(wasDeleted);
  const base = useRef(record);
  return {
    conflict,
    isDeleted,
    /** @returns the first field that the server refuses */
    async store(body: Form, stop: AbortSignal): Promise<string | undefined> {
      try {
        const saved = await sending.send(body, stop);
        await client.invalidateQueries({ queryKey: listsKey });
        showToast(savedToast(saved, base.current));
        onSaved();
        return undefined;
      } catch (failure) {
        const newer = calls.newer(failure);
        const isGone = isMissing(failure) && base.current !== undefined;
        setConflict(newer);
        setDeleted(isGone);
        // Refetching a list without a session would redirect and lose the entries.
        if (!isSignedOut(failure)) void client.invalidateQueries({ queryKey: listsKey });
        if (!newer && !isGone) showToast(savingFailedToast(failureTitle, failure));
        return showProblems(failure);
      }
    },
    continueFrom(newer: Stored): void {
      sending.continueFrom(newer);
      setConflict(undefined);
    },
    continueAsNew(): void {
      sending.continueAsNew();
      base.current = undefined;
      setDeleted(false);
    },
  };
}

interface LeavingOptions {
  isDirty: () => boolean;
  isBusy: boolean;
  entry: { setUnsaved: (value: undefined) => void };
  onClose: () => void;
}

/** Closes the form; asks first about unsaved entries. */
function useLeaving({ isDirty, isBusy, entry, onClose }: LeavingOptions) {
  // A ref, because the following navigation reads it before the next render.
  const isDone = useRef(false);
  const leave = () => {
    isDone.current = true;
    entry.setUnsaved(undefined);
    onClose();
  };
  return {
    leave,
    leaving: useClosing({ isDirty: () => !isDone.current && isDirty(), isBusy, onClose: leave }),
  };
}

/** Keeps the entries in the browser while they differ from what is stored. */
function useStoringUnsaved<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  { form, base, key, setUnsaved }: RecordEntryState<T, Form, Stored, Unsaved>,
  parts: readonly RecordPart<Form, Stored>[],
  isEdited: () => boolean,
): void {
  const keepNow = () => {
    const edits = Object.assign({}, ...parts.map((part) => part.unsaved()));
    setUnsaved(isEdited() ? { ...edits, base: base ?? null, key, entry: form.getValues() } : undefined);
  };
  useKeeping(
    form,
    keepNow,
    parts.flatMap(({ edits }) => edits),
  );
}

async function prepareAll<Form extends object, Stored extends EditableRecord>(
  parts: readonly RecordPart<Form, Stored>[],
  stop: AbortSignal,
): Promise<PreparedPart<Form>> {
  const content: Partial<Form> = {};
  for (const part of parts) {
    const prepared = await part.prepare(stop);
    if (prepared.kind === "failed") return prepared;
    Object.assign(content, prepared.content);
  }
  return { kind: "ready", content };
}

/** Differences between a form and a newer version: fields first, then the other parts. */
function conflictingFields<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  { fields, words }: RecordKind<T, Form, Stored>,
  { form, start }: RecordEntryState<T, Form, Stored, Unsaved>,
  parts: readonly RecordPart<Form, Stored>[],
  newer: Stored,
): ConflictingField[] {
  const [mine, theirs] = [form.getValues(), entryOf(fields, newer)];
  const proposed = proposal(fields, { start, mine, theirs });
  const ofFields = entryFieldsOf(fields).flatMap((field) => {
    const side = proposed[field];
    const texts = { mine: words.text(field, mine), theirs: words.text(field, theirs) };
    return side === undefined ? [] : [{ key: field, label: words.label(field), ...texts, proposed: side }];
  });
  return [...ofFields, ...parts.flatMap((part) => part.conflictingFields?.(newer) ?? [])];
}
