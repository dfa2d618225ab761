import { useMutation, useQueryClient } from "@tanstack/react-query";
import { projectWorkWords } from "#content/admin/project-work.ts";
import type { ProjectSnapshot } from "#domain/projects/history/project-snapshot.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { useToast } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { HistoryDialog, revertKey } from "../../records/history/HistoryDialog.tsx";
import { useHistory } from "../../records/history/use-history.ts";
import { useTypeNames } from "../../site-name.ts";
import { projectsKey } from "../state/project-api.ts";
import { loadVersions, revertProject } from "./history-api.ts";
import { recordDifferences } from "./record-differences.ts";
import { useProjectChanges } from "./use-project-changes.ts";

interface ProjectHistoryProps {
  project: EditableProject;
  isDirty: boolean;
  onReverted: () => void;
  onClose: () => void;
}

export function ProjectHistory({ project, isDirty, onReverted, onClose }: ProjectHistoryProps) {
  const types = useTypeNames();
  const history = useHistory<ProjectSnapshot>({
    queryKey: ["project-versions", project.id],
    present: project,
    load: (before) => loadVersions(project.id, before),
    differences: (before, after) => recordDifferences(before, after, types),
  });
  const client = useQueryClient();
  const showToast = useToast();
  const { undoAction } = useProjectChanges();
  const reverting = useMutation({
    mutationKey: revertKey,
    mutationFn: (version: number) => revertProject(project, version),
    async onSuccess(reverted) {
      await client.invalidateQueries({ queryKey: projectsKey });
      const isChanged = reverted.updatedAt !== project.updatedAt;
      const title = projectWorkWords.history.reverted;
      showToast({ title, ...(isChanged ? { action: undoAction([reverted]) } : {}) });
      onReverted();
    },
    onError: (failure) => showToast(failureToast(projectWorkWords.failure, failure)),
  });
  return (
    <HistoryDialog
      history={history}
      isDirty={isDirty}
      isReverting={reverting.isPending}
      onRevert={(version) => reverting.mutate(version)}
      onClose={onClose}
    />
  );
}
