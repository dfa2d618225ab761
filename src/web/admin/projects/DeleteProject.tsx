import { useMutation, useQueryClient } from "@tanstack/react-query";
import { admin } from "#content/admin/admin.ts";
import { fill } from "#content/fill.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { ConfirmDialog } from "../../ui/tools/ConfirmDialog.tsx";
import { useToast } from "../../ui/tools/toast.tsx";
import { failureToast } from "../failure-text.ts";
import { useProjectChanges } from "./history/use-project-changes.ts";
import { deleteProject, projectsKey } from "./state/project-api.ts";

interface DeleteProjectProps {
  project: EditableProject;
  onClose: () => void;
  /** Called when the dialog has closed and the focused row is gone. */
  onDeleted: () => void;
}

export function DeleteProject({ project, onClose, onDeleted }: DeleteProjectProps) {
  const words = admin.projects.deletion;
  const client = useQueryClient();
  const showToast = useToast();
  const { restoreAction } = useProjectChanges();
  const deletion = useMutation({
    mutationFn: () => deleteProject(project.id),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: projectsKey });
      showToast({ title: words.success, action: restoreAction([project.id]) });
      onClose();
      requestAnimationFrame(onDeleted);
    },
    onError: (failure) => showToast(failureToast(words.failure, failure)),
  });
  return (
    <ConfirmDialog
      words={words}
      question={fill(words.question, { title: project.title })}
      note={words.note}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
