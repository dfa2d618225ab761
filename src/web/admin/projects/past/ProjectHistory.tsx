import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepingWords } from "#content/admin/project-keeping.ts";
import type { KeptRecord } from "#domain/projects/past/kept-record.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { useTell } from "../../../ui/tools/toast.tsx";
import { failureToast } from "../../failure-text.ts";
import { HistoryDialog, revertKey } from "../../records/past/HistoryDialog.tsx";
import { useHistory } from "../../records/past/use-history.ts";
import { projectsKey } from "../state/project-api.ts";
import { loadVersions, revertProject } from "./past-api.ts";
import { recordDifferences } from "./record-differences.ts";
import { usePast } from "./use-past.ts";

interface ProjectHistoryProps {
  /** As it is stored. */
  project: EditedProject;
  isDirty: boolean;
  onReverted: () => void;
  onClose: () => void;
}

/** The history of a project. */
export function ProjectHistory({ project, isDirty, onReverted, onClose }: ProjectHistoryProps) {
  const history = useHistory<KeptRecord>({
    queryKey: ["project-versions", project.id],
    present: project,
    load: (before) => loadVersions(project.id, before),
    differences: recordDifferences,
  });
  const client = useQueryClient();
  const tell = useTell();
  const { undoing } = usePast();
  const reverting = useMutation({
    mutationKey: revertKey,
    mutationFn: (version: number) => revertProject(project, version),
    async onSuccess(reverted) {
      await client.invalidateQueries({ queryKey: projectsKey });
      const isChanged = reverted.updatedAt !== project.updatedAt;
      const title = keepingWords.history.reverted;
      tell({ title, ...(isChanged ? { action: undoing([reverted]) } : {}) });
      onReverted();
    },
    onError: (failure) => tell(failureToast(keepingWords.failure, failure)),
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
