import { useEffect, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { recognizeCountry } from "#content/lookup/country-names.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import type { RecordPart } from "../../records/form/record-kind.ts";
import { useRecordForm } from "../../records/form/use-record-form.ts";
import { useRecordSaving } from "../../records/form/use-record-saving.ts";
import { useTypeNames } from "../../site-name.ts";
import { type ProjectChanges, useProjectChanges } from "../history/use-project-changes.ts";
import { noPictures, type Pictures, usePictures } from "../picture/use-pictures.ts";
import { copyOf, emptyEntry } from "../state/entry.ts";
import { projectKind } from "../state/project-kind.ts";
import {
  isSameVisibility,
  type Visibility,
  visibilityAfterConflict,
  visibilityConflicts,
  visibilityOf,
} from "../state/visibility.ts";
import { unsavedProjectPrefix, unsavedProjectSchema } from "./unsaved-project.ts";

type ProjectPart = RecordPart<ProjectForm, EditableProject>;

export interface ProjectFormOptions {
  project?: EditableProject;
  copiedFrom?: EditableProject;
  /** Name in the browser's storage of the unsaved entries to continue. */
  resumedName?: string;
  countries: readonly string[];
  onClose: () => void;
}

export function useProjectForm({ project, copiedFrom, resumedName, countries, onClose }: ProjectFormOptions) {
  const { undoAction } = useProjectChanges();
  const kind = projectKind(useTypeNames());
  const [confirmedCountry, onConfirmCountry] = useState<string>();
  const ownName = copiedFrom ? `copy ${copiedFrom.id}` : String(project?.id ?? "new");
  const formState = useRecordForm(kind, {
    stored: project,
    initialValues: () => (copiedFrom ? copyOf(copiedFrom) : emptyEntry(new Date())),
    unsavedAs: { name: resumedName ?? unsavedProjectPrefix + ownName, schema: unsavedProjectSchema },
    additionalProblems: ({ country }, base): { country?: string } =>
      [base.country, confirmedCountry].includes(country.trim()) ||
      recognizeCountry(country, countries).kind === "known"
        ? {}
        : { country: admin.project.country.unconfirmed },
  });
  const { form, unsaved, base } = formState;
  const pictures = usePictures(form, base.compared ?? copiedFrom ?? noPictures, unsaved?.pictures);
  const visibility = useVisibility(base.compared, unsaved?.visibility);
  const saving = useRecordSaving(kind, formState, {
    parts: [picturesPart(pictures), visibility.part],
    savedToast: (saved, replaced) => projectSavedToast(saved, replaced, undoAction),
    onClose,
  });
  useEffect(() => form.setFocus("title"), [form]);
  return { form, project: base.replaced, pictures, visibility, saving, onConfirmCountry };
}

function picturesPart(pictures: Pictures): ProjectPart {
  return {
    isDirty: pictures.isDirty,
    edits: [JSON.stringify(pictures.storedPictures)],
    unsaved: () => ({ pictures: [...pictures.storedPictures] }),
    inputs: pictures.inputs,
    async prepare(stop) {
      const uploaded = await pictures.upload(stop);
      if (uploaded.kind === "failed") return uploaded;
      return {
        kind: "ready",
        content: { imageUrl: uploaded.imageUrl || null, pictures: uploaded.pictures },
      };
    },
    conflictingFields: pictures.conflictingFields,
    resolveConflict: pictures.resolveConflict,
  };
}

function useVisibility(project: EditableProject | undefined, unsaved: Visibility | undefined) {
  const base = visibilityOf(project);
  const [current, change] = useState<Visibility>(unsaved ?? base);
  const part: ProjectPart = {
    isDirty: () => !isSameVisibility(current, base),
    edits: [current],
    unsaved: () => ({ visibility: current }),
    prepare: () => ({ kind: "ready", content: current }),
    conflictingFields: (theirs) => visibilityConflicts({ base, mine: current, theirs }),
    resolveConflict(theirs, choices) {
      change(visibilityAfterConflict(current, theirs, choices));
    },
  };
  return { current, change, part };
}

/** @param base the version that the form was based on; `undefined` for a new project */
function projectSavedToast(
  saved: EditableProject,
  base: EditableProject | undefined,
  undoAction: ProjectChanges["undoAction"],
): ToastMessage {
  const { englishGaps: words, labels, add, edit } = admin.project;
  const missing = saved.englishGaps.map((field) => labels[field]).join(", ");
  const isChanged = base !== undefined && saved.updatedAt !== base.updatedAt;
  return {
    title: base === undefined ? add.success : edit.success,
    ...(missing === "" ? {} : { description: fill(words, { fields: missing }) }),
    ...(isChanged ? { action: undoAction([saved]) } : {}),
  };
}
