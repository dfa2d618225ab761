import type { ProjectSnapshot } from "#domain/projects/history/project-snapshot.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { HistoryDialog } from "../../records/history/HistoryDialog.tsx";
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

export function ProjectHistory({ project, ...dialog }: ProjectHistoryProps) {
  const types = useTypeNames();
  const { undoAction } = useProjectChanges();
  return (
    <HistoryDialog<ProjectSnapshot, EditableProject>
      queryKey={["project-versions", project.id]}
      present={project}
      load={(before) => loadVersions(project.id, before)}
      differences={(before, after) => recordDifferences(before, after, types)}
      recordsKey={projectsKey}
      revert={(version) => revertProject(project, version)}
      undoAction={(reverted) =>
        reverted.updatedAt === project.updatedAt ? undefined : undoAction([reverted])
      }
      {...dialog}
    />
  );
}
