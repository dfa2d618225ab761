import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { admin } from "#content/admin/admin.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { LoadState } from "../../../ui/tools/LoadState.tsx";
import { ModalDialog } from "../../../ui/tools/ModalDialog.tsx";
import { failureText } from "../../failure-text.ts";
import type { UnsavedRecord } from "../../unsaved/UnsavedRecords.tsx";
import { projectQuery, projectsKey } from "../state/project-api.ts";
import { ProjectEditor } from "./ProjectEditor.tsx";
import type { UnsavedProject } from "./unsaved-project.ts";

interface ProjectDialogProps {
  /** The project to edit, from the list; missing for a new one. */
  project?: EditableProject;
  /** The project that a new one begins as a copy of. */
  copiedFrom?: EditableProject;
  resumed?: UnsavedRecord<UnsavedProject>;
  countries: readonly string[];
  onClose: () => void;
}

export function ProjectDialog({ project, copiedFrom, resumed, countries, onClose }: ProjectDialogProps) {
  const { add, edit } = admin.project;
  // Replaced by the open form, which asks first about unsaved entries.
  const requestClose = useRef(onClose);
  return (
    <ModalDialog
      title={(project ?? resumed?.entry.base) ? edit.title : add.title}
      onClose={() => requestClose.current()}
      className="w-[76rem] max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:max-w-none max-md:rounded-none"
    >
      {project ? (
        <LoadedProjectEditor
          listed={project}
          countries={countries}
          requestClose={requestClose}
          onClose={onClose}
        />
      ) : (
        <ProjectEditor
          {...(copiedFrom ? { copiedFrom } : {})}
          {...(resumed ? { resumedName: resumed.name } : {})}
          countries={countries}
          requestClose={requestClose}
          onClose={onClose}
        />
      )}
    </ModalDialog>
  );
}

interface LoadedProjectEditorProps {
  listed: EditableProject;
  countries: readonly string[];
  requestClose: React.RefObject<() => void>;
  onClose: () => void;
}

function LoadedProjectEditor({ listed, ...props }: LoadedProjectEditorProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(projectQuery(listed.id));
  const isListOutdated = error !== null || (data !== undefined && data.updatedAt !== listed.updatedAt);
  useEffect(() => {
    if (isListOutdated) void client.invalidateQueries({ queryKey: projectsKey });
  }, [isListOutdated, client]);
  if (data) return <ProjectEditor project={data} {...props} />;
  const { opening, notOpened } = admin.project;
  const words = {
    loading: opening,
    failed: failureText(error) ?? notOpened,
    retry: admin.projects.retry,
  };
  return <LoadState words={words} hasFailed={error !== null && !isFetching} retry={() => void refetch()} />;
}
