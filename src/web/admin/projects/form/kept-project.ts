import { useRef } from "react";
import * as z from "zod/mini";
import { type EditedProject, editedProjectSchema } from "#domain/projects/project.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { entrySchema } from "../../records/record-entry.ts";
import { useKeeping } from "../../unsaved/use-keeping.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import type { EntryForm } from "../state/entry.ts";
import type { Visibility } from "./VisibilityFields.tsx";

/** The entries of a form that was left without storing it; chosen pictures are not among them. */
const keptSchema = z.object({
  /** The version that was edited; null for a new project. */
  base: z.nullable(editedProjectSchema),
  entry: entrySchema(projectFields),
  visibility: z.object({ isHidden: z.boolean(), isOnHome: z.boolean() }),
});

/** The entries of a project, or of a new one or a copy, that the browser keeps until they are stored or discarded. */
export function useKeptProject(stored: EditedProject | undefined, model: EditedProject | undefined) {
  const name = model ? `project copy ${model.id}` : `project ${stored?.id ?? "new"}`;
  const [current, keep] = useUnsavedValue(name, keptSchema);
  const { current: kept } = useRef(current);
  return { kept, project: kept ? (kept.base ?? undefined) : stored, keep };
}

interface KeepingOptions {
  form: Pick<EntryForm, "watch" | "getValues">;
  base: EditedProject | undefined;
  visibility: Visibility;
  isDirty: () => boolean;
  keep: ReturnType<typeof useKeptProject>["keep"];
}

/** Keeps the entries while they differ from the stored project. */
export function useKeepingProject({ form, base, visibility, isDirty, keep }: KeepingOptions): void {
  const keepNow = () =>
    keep(isDirty() ? { base: base ?? null, entry: form.getValues(), visibility } : undefined);
  useKeeping(form, keepNow, [visibility]);
}
