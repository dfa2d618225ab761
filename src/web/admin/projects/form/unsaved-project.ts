import { useRef } from "react";
import * as z from "zod/mini";
import type { ProjectPicture } from "#domain/projects/pictures.ts";
import { type EditedProject, editedProjectSchema } from "#domain/projects/project.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { entrySchema } from "../../records/record-entry.ts";
import { useKeeping } from "../../unsaved/use-keeping.ts";
import { useUnsavedValue } from "../../unsaved/use-unsaved-value.ts";
import type { EntryForm } from "../state/entry.ts";
import type { Visibility } from "./VisibilityFields.tsx";

/** Prefix of the names of unsaved projects. */
export const unsavedProjectPrefix = "project ";

/** The entries of a form that was left without storing it; chosen pictures are not among them. */
export const unsavedProjectSchema = z.object({
  /** The version that was edited; null for a new project. */
  base: z.nullable(editedProjectSchema),
  /** Under which it is stored once, however often it is sent. */
  key: z.optional(z.string()),
  entry: entrySchema(projectFields),
  visibility: z.object({ isHidden: z.boolean(), isOnHome: z.boolean() }),
  pictures: z.optional(editedProjectSchema.shape.pictures),
});

export type UnsavedProject = z.infer<typeof unsavedProjectSchema>;

interface EditedForm {
  stored: EditedProject | undefined;
  model: EditedProject | undefined;
  /** Name of the entries of an earlier visit. */
  resumed: string | undefined;
}

/** The entries of a project, or of a new one or a copy, that the browser keeps until they are stored or discarded. */
export function useUnsavedProject({ stored, model, resumed }: EditedForm) {
  const own = model ? `copy ${model.id}` : String(stored?.id ?? "new");
  const [current, keep] = useUnsavedValue(resumed ?? unsavedProjectPrefix + own, unsavedProjectSchema);
  const { current: kept } = useRef(current);
  return { kept, project: kept ? (kept.base ?? undefined) : stored, keep };
}

interface KeepingOptions {
  form: Pick<EntryForm, "watch" | "getValues">;
  base: EditedProject | undefined;
  key: string;
  visibility: Visibility;
  pictures: readonly ProjectPicture[];
  isDirty: () => boolean;
  keep: ReturnType<typeof useUnsavedProject>["keep"];
}

/** Keeps the entries while they differ from the stored project. */
export function useProjectUnsaved({
  form,
  base,
  key,
  visibility,
  pictures,
  isDirty,
  keep,
}: KeepingOptions): void {
  const keepNow = () =>
    keep(
      isDirty()
        ? { base: base ?? null, key, entry: form.getValues(), visibility, pictures: [...pictures] }
        : undefined,
    );
  useKeeping(form, keepNow, [visibility, JSON.stringify(pictures)]);
}
