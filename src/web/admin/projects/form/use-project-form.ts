import { useEffect, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import { recognizeCountry } from "#content/lookup/country-names.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import type { ToastMessage } from "../../../ui/tools/Toasts.tsx";
import type { RecordPart } from "../../records/form/record-kind.ts";
import { useRecordEntry } from "../../records/form/use-record-entry.ts";
import { useRecordSaving } from "../../records/form/use-record-saving.ts";
import { useTypeNames } from "../../site-name.ts";
import { type ProjectChanges, useProjectChanges } from "../history/use-project-changes.ts";
import { type Pictures, usePictures } from "../picture/use-pictures.ts";
import { copyOf, emptyEntry } from "../state/entry.ts";
import { projectKind } from "../state/project-kind.ts";
import {
  isSameVisibility,
  mergedVisibility,
  type Visibility,
  visibilityConflicts,
  visibilityOf,
} from "../state/visibility.ts";
import { unsavedProjectPrefix, unsavedProjectSchema } from "./unsaved-project.ts";

type ProjectPart = RecordPart<ProjectForm, EditableProject>;

export interface ProjectFormOptions {
  project?: EditableProject;
  copiedFrom?: EditableProject;
  resumed?: string;
  countries: readonly string[];
  onClose: () => void;
}

export function useProjectForm({ project, copiedFrom, resumed, countries, onClose }: ProjectFormOptions) {
  const { undoAction } = useProjectChanges();
  const kind = projectKind(useTypeNames());
  const [confirmedCountry, onConfirmCountry] = useState<string>();
  const ownName = copiedFrom ? `copy ${copiedFrom.id}` : String(project?.id ?? "new");
  const entry = useRecordEntry(kind, {
    stored: project,
    initial: () => (copiedFrom ? copyOf(copiedFrom) : emptyEntry(new Date())),
    unsavedAs: { name: resumed ?? unsavedProjectPrefix + ownName, schema: unsavedProjectSchema },
    additionalProblems: ({ country }, start): { country?: string } =>
      [start.country, confirmedCountry].includes(country.trim()) ||
      recognizeCountry(country, countries).kind === "known"
        ? {}
        : { country: admin.project.country.unconfirmed },
  });
  const { form, unsaved, record } = entry;
  const pictures = usePictures(form, (record ?? copiedFrom)?.pictures ?? [], unsaved?.pictures);
  const visibility = useVisibility(record, unsaved?.visibility);
  const saving = useRecordSaving(kind, entry, {
    parts: [picturesPart(pictures), visibility.part],
    savedToast: (saved, former) => savedToast(saved, former, undoAction),
    onClose,
  });
  useEffect(() => form.setFocus("title"), [form]);
  return { form, project: record, pictures, visibility, saving, onConfirmCountry };
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
    rebase: pictures.rebase,
  };
}

function useVisibility(record: EditableProject | undefined, unsaved: Visibility | undefined) {
  const [stored, setStored] = useState(() => visibilityOf(record));
  const [current, change] = useState<Visibility>(unsaved ?? stored);
  const part: ProjectPart = {
    isDirty: () => !isSameVisibility(current, stored),
    edits: [current],
    unsaved: () => ({ visibility: current }),
    prepare: () => ({ kind: "ready", content: current }),
    conflictingFields: (newer) => visibilityConflicts({ start: stored, mine: current, theirs: newer }),
    rebase(newer, choices) {
      change(mergedVisibility(current, newer, choices));
      setStored(visibilityOf(newer));
    },
  };
  return { current, change, part };
}

/** @param former the edited version; `undefined` for a new project */
function savedToast(
  saved: EditableProject,
  former: EditableProject | undefined,
  undoAction: ProjectChanges["undoAction"],
): ToastMessage {
  const { englishGaps: words, labels, add, edit } = admin.project;
  const missing = saved.englishGaps.map((field) => labels[field]).join(", ");
  const isChanged = former !== undefined && saved.updatedAt !== former.updatedAt;
  return {
    title: former === undefined ? add.success : edit.success,
    ...(missing === "" ? {} : { description: fill(words, { fields: missing }) }),
    ...(isChanged ? { action: undoAction([saved]) } : {}),
  };
}
