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
import { createSend } from "../sending.ts";
import { useClosing } from "../use-closing.ts";
import type { ConflictChoices, EditableRecord, PreparedPart, RecordKind, RecordPart } from "./record-kind.ts";
import type { UnsavedForm, useRecordForm } from "./use-record-form.ts";

type RecordFormState<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
> = ReturnType<typeof useRecordForm<T, Form, Stored, Unsaved>>;

interface SavingOptions<Form extends object, Stored extends EditableRecord> {
  parts: readonly RecordPart<Form, Stored>[];
  /** True while an upload runs that the form would lose. */
  isUploading?: boolean;
  wasDeleted?: boolean;
  /** @param base the version that the form was based on; `undefined` for a new record */
  savedToast: (saved: Stored, base: Stored | undefined) => ToastMessage;
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
  formState: RecordFormState<T, Form, Stored, Unsaved>,
  { parts, isUploading = false, wasDeleted = false, savedToast, onClose }: SavingOptions<Form, Stored>,
) {
  const showToast = useToast();
  const { form } = formState;
  const [hasTried, setTried] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  const isEdited = () => parts.some((part) => part.isDirty()) || formState.isDirty();
  const isDirty = () => isUploading || isEdited();
  const isSaving = form.formState.isSubmitting;
  const { discardAndClose, leaving } = useLeaving({ isDirty, formState, onClose, isBusy: isSaving });
  const storing = useStoring(kind, formState, { wasDeleted, savedToast, onSaved: discardAndClose });
  const { conflict } = storing;
  useStoringUnsaved(formState, parts, isEdited);

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
    const refused = await storing.store({ ...entered, ...prepared.content }, attempt.signal);
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
    isSaving,
    isDirty,
    isDeleted: storing.isDeleted,
    /** After a deletion: stores the form as a new record. */
    saveAsNew(event: FormEvent) {
      storing.continueAsNew();
      save(event);
    },
    conflict,
    conflictingFields: conflict ? conflictingFields(kind, formState, parts, conflict) : [],
    /** Continues from the conflicting version, with the chosen content of both in the form. */
    resolveConflict(theirs: Stored, choices: ConflictChoices) {
      formState.resolveConflict(theirs, choices);
      for (const part of parts) part.resolveConflict(theirs, choices);
      storing.dismissConflict();
      showToast({ title: admin.project.conflict.settled });
    },
    isRestored: formState.unsaved !== undefined,
    leaving,
    /** Closes the form and discards unsaved entries. */
    discardAndClose,
  };
}

interface StoringOptions<Form extends object, Stored extends EditableRecord>
  extends Pick<SavingOptions<Form, Stored>, "savedToast"> {
  wasDeleted: boolean;
  onSaved: () => void;
}

/** Stores a form on top of its base version, and holds the conflicting version of another administrator. */
function useStoring<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  { calls, listsKey, failure: failureTitle }: RecordKind<T, Form, Stored>,
  { base, key, showProblems }: RecordFormState<T, Form, Stored, Unsaved>,
  { wasDeleted, savedToast, onSaved }: StoringOptions<Form, Stored>,
) {
  const showToast = useToast();
  const client = useQueryClient();
  const [send] = useState(() => createSend(calls, key));
  const [conflict, setConflict] = useState<Stored>();
  const [isDeleted, setDeleted] = useState(wasDeleted);
  return {
    conflict,
    isDeleted,
    /** @returns the first field that the server refuses */
    async store(body: Form, stop: AbortSignal): Promise<string | undefined> {
      // Read before sending: where the response of an earlier attempt was lost, `send` continues from the record that it added.
      const { replaced } = base;
      try {
        const saved = await send(body, base, stop);
        await client.invalidateQueries({ queryKey: listsKey });
        showToast(savedToast(saved, replaced));
        onSaved();
        return undefined;
      } catch (failure) {
        const theirs = calls.newerVersionIn(failure);
        const isGone = isMissing(failure) && base.replaced !== undefined;
        setConflict(theirs);
        setDeleted(isGone);
        // Refetching a list without a session would redirect and lose the entries.
        if (!isSignedOut(failure)) void client.invalidateQueries({ queryKey: listsKey });
        if (!theirs && !isGone) showToast(savingFailedToast(failureTitle, failure));
        return showProblems(failure);
      }
    },
    dismissConflict: () => setConflict(undefined),
    continueAsNew(): void {
      base.continueAsNew();
      setDeleted(false);
    },
  };
}

interface LeavingOptions {
  isDirty: () => boolean;
  isBusy: boolean;
  formState: { setUnsaved: (value: undefined) => void };
  onClose: () => void;
}

/** Closes the form; asks first about unsaved entries. */
function useLeaving({ isDirty, isBusy, formState, onClose }: LeavingOptions) {
  // A ref, because the following navigation reads it before the next render.
  const isDone = useRef(false);
  const discardAndClose = () => {
    isDone.current = true;
    formState.setUnsaved(undefined);
    onClose();
  };
  return {
    discardAndClose,
    leaving: useClosing({ isDirty: () => !isDone.current && isDirty(), isBusy, onClose: discardAndClose }),
  };
}

/** Keeps the entries in the browser while they differ from what is stored. */
function useStoringUnsaved<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  { form, base, key, setUnsaved }: RecordFormState<T, Form, Stored, Unsaved>,
  parts: readonly RecordPart<Form, Stored>[],
  isEdited: () => boolean,
): void {
  const keepNow = () => {
    // Base and key are kept for a deleted record, too: the entries are found again by its id, and saving as a new record repeats with the same key.
    const edits = Object.assign({}, ...parts.map((part) => part.unsaved()));
    setUnsaved(
      isEdited() ? { ...edits, base: base.compared ?? null, key, entry: form.getValues() } : undefined,
    );
  };
  useKeeping(form, keepNow, [base.compared, ...parts.flatMap(({ edits }) => edits)]);
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

/** Differences between a form and the conflicting version: fields first, then the other parts. */
function conflictingFields<
  T extends Fields,
  Form extends object,
  Stored extends EditableRecord,
  Unsaved extends UnsavedForm<T, Stored>,
>(
  { fields, words }: RecordKind<T, Form, Stored>,
  { form, baseValues }: RecordFormState<T, Form, Stored, Unsaved>,
  parts: readonly RecordPart<Form, Stored>[],
  conflict: Stored,
): ConflictingField[] {
  const [mine, theirs] = [form.getValues(), entryOf(fields, conflict)];
  const proposed = proposal(fields, { base: baseValues(), mine, theirs });
  const ofFields = entryFieldsOf(fields).flatMap((field) => {
    const side = proposed[field];
    const texts = { mine: words.text(field, mine), theirs: words.text(field, theirs) };
    return side === undefined ? [] : [{ key: field, label: words.label(field), ...texts, proposed: side }];
  });
  return [...ofFields, ...parts.flatMap((part) => part.conflictingFields?.(conflict) ?? [])];
}
