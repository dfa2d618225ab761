import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { fieldProblems, isMissing, savingFailedToast, uploadFailedToast } from "../../failure-text.ts";
import { submitUnlessRefused } from "../../pictures/use-chosen-pictures.ts";
import { isSignedOut } from "../../query-client.ts";
import { restoreFocus } from "../../records/restore-focus.ts";
import { createSending } from "../../records/sending.ts";
import { type Past, usePast } from "../history/use-project-history.ts";
import type { Pictures } from "../picture/use-pictures.ts";
import { type EntryForm, entryFields } from "../state/entry.ts";
import { newerVersion, projectSavingCalls, projectsKey } from "../state/project-api.ts";
import type { Visibility } from "./VisibilityFields.tsx";

interface SaveOptions {
  /** The reference that is edited; without it a new one is made. */
  project: EditedProject | undefined;
  /** Under which a new one is stored once. */
  key: string;
  form: EntryForm;
  pictures: Pictures;
  visibility: Visibility;
  onSaved: () => void;
}

/** Uploads the held pictures, then stores the form; says how it went, and offers to take an edit back. */
export function useSave({ project, key, form, pictures, visibility, onSaved }: SaveOptions) {
  const client = useQueryClient();
  const tell = useToast();
  const { undoing } = usePast();
  const [sending] = useState(() => createSending(projectSavingCalls, project, key));
  const [conflict, setConflict] = useState<EditedProject>();
  const [isDeleted, setDeleted] = useState(false);
  const edited = useRef(project);
  const stop = useRef<AbortController>(undefined);

  async function store(entered: ProjectForm, signal: AbortSignal): Promise<void> {
    try {
      const saved = await sending.send(entered, signal);
      await client.invalidateQueries({ queryKey: projectsKey });
      tell(savedToast(saved, edited.current, undoing));
      onSaved();
    } catch (failure) {
      showFailure(failure);
    }
  }

  function showFailure(failure: unknown): void {
    showProblems(form, failure);
    const newer = newerVersion(failure);
    const isGone = isMissing(failure) && edited.current !== undefined;
    setConflict(newer);
    setDeleted(isGone);
    // A fetch without a session would lead away from the entries.
    if (!isSignedOut(failure)) void client.invalidateQueries({ queryKey: projectsKey });
    if (!newer && !isGone) tell(savingFailedToast(admin.project.failure, failure));
  }

  const submit = form.handleSubmit(async (entered) => {
    const stopping = new AbortController();
    stop.current = stopping;
    const focused = document.activeElement;
    const uploaded = await pictures.upload(stopping.signal);
    if (uploaded.kind === "failed") {
      tell(uploadFailedToast(uploaded.failure));
    } else {
      // Kept, so that a second attempt does not upload it again.
      form.setValue("imageUrl", uploaded.imageUrl);
      const kept = { imageUrl: uploaded.imageUrl || null, pictures: uploaded.pictures, ...visibility };
      await store({ ...entered, ...kept }, stopping.signal);
    }
    restoreFocus(focused);
  });

  const save = (event: React.FormEvent) =>
    submitUnlessRefused(event, { places: pictures.places, tell, submit });
  return {
    save,
    isDeleted,
    /** The project was deleted meanwhile: nothing is edited any more, and the form is stored as a new one. */
    saveAsNew(event: React.FormEvent) {
      sending.goOnAsNew();
      edited.current = undefined;
      setDeleted(false);
      save(event);
    },
    /** Gives up what is under way; what was entered stays. */
    stop: () => stop.current?.abort(),
    conflict,
    /** Goes on from the newer version, with whichever texts are in the form. */
    settle() {
      if (conflict) sending.goOnFrom(conflict);
      setConflict(undefined);
    },
  };
}

function showProblems(form: EntryForm, failure: unknown): void {
  const problems = fieldProblems(failure);
  for (const field of entryFields) {
    if (problems[field]) form.setError(field, { type: "server", message: problems[field] });
  }
}

/** @param former what was edited, where something was */
function savedToast(
  saved: EditedProject,
  former: EditedProject | undefined,
  undoing: Past["undoing"],
): ToastMessage {
  const { englishGaps: words, labels, add, edit } = admin.project;
  const missing = saved.englishGaps.map((field) => labels[field]).join(", ");
  const isChanged = former !== undefined && saved.updatedAt !== former.updatedAt;
  return {
    title: former === undefined ? add.success : edit.success,
    ...(missing === "" ? {} : { description: fill(words, { fields: missing }) }),
    ...(isChanged ? { action: undoing([saved]) } : {}),
  };
}
