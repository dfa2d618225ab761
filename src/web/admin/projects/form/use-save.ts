import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { admin } from "#content/admin.ts";
import type { EditedProject } from "#domain/gallery/project.ts";
import type { ProjectForm } from "#domain/gallery/project-form.ts";
import { failureToast, fieldProblems } from "../../failure-text.ts";
import { useTell } from "../../toast.tsx";
import type { HeldPicture } from "../picture/use-picture.ts";
import { createProject, newerVersion, projectsKey, updateProject } from "../project-api.ts";
import { entryFields, type ProjectEntry } from "./entry.ts";

interface SaveOptions {
  /** The reference that is edited; without it a new one is made. */
  project: EditedProject | undefined;
  form: UseFormReturn<ProjectEntry, unknown, ProjectForm>;
  picture: HeldPicture;
  onSaved: () => void;
}

/** Uploads the held picture, then stores the form; says how it went. */
export function useSave({ project, form, picture, onSaved }: SaveOptions) {
  const words = project ? admin.project.edit : admin.project.add;
  const client = useQueryClient();
  const tell = useTell();
  /** The version that the form started from, or that its writer has decided to overwrite. */
  const [base, setBase] = useState(project);
  const [conflict, setConflict] = useState<EditedProject>();

  async function store(entered: ProjectForm): Promise<void> {
    try {
      await (base ? updateProject(entered, base) : createProject(entered));
      await client.invalidateQueries({ queryKey: projectsKey });
      tell({ title: words.success });
      onSaved();
    } catch (failure) {
      const problems = fieldProblems(failure);
      for (const field of entryFields) {
        if (problems[field]) form.setError(field, { type: "server", message: problems[field] });
      }
      const newer = newerVersion(failure);
      setConflict(newer);
      if (newer) await client.invalidateQueries({ queryKey: projectsKey });
      else tell(failureToast(admin.project.failure, failure));
    }
  }

  const save = form.handleSubmit(async (entered) => {
    const uploaded = await picture.upload();
    if (uploaded.kind === "failed") {
      const { title } = admin.project.picture.failure;
      tell({ title, description: uploaded.reason, destructive: true });
      return;
    }
    if (uploaded.kind === "none") return store(entered);
    // Kept, so that a second attempt does not upload it again.
    form.setValue("imageUrl", uploaded.imageUrl);
    return store({ ...entered, imageUrl: uploaded.imageUrl });
  });

  return {
    save,
    conflict,
    /** Goes on from the newer version, with whichever texts are in the form. */
    settle() {
      if (conflict) setBase(conflict);
      setConflict(undefined);
    },
  };
}
