import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileSpreadsheet, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { importWords } from "#content/admin/project-import.ts";
import { fill } from "#content/fill.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { Pager } from "../../ui/tools/Pager.tsx";
import { addresses } from "../addresses.ts";
import { DeleteProject } from "./DeleteProject.tsx";
import { ProjectDialog } from "./form/ProjectDialog.tsx";
import { ListFilter } from "./ListFilter.tsx";
import { ProjectTable } from "./ProjectTable.tsx";
import { isNarrowed, type ListState, listQuery, readListState, withChoice } from "./state/list-state.ts";
import { projectsQuery } from "./state/project-api.ts";

type Task = { kind: "add" } | { kind: "edit" | "delete"; project: EditedProject };

/** The list of references, and the dialogs in which they are added, edited and deleted. */
export function ProjectsPage() {
  const words = admin.projects;
  const [query, setQuery] = useSearchParams();
  const state = readListState(query);
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...projectsQuery(state),
    placeholderData: keepPreviousData,
  });
  const [task, setTask] = useState<Task>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setTask(undefined);
  const choose = (choice: Partial<ListState>) =>
    setQuery(listQuery(withChoice(state, choice)), { replace: choice.search !== undefined });

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="flex items-baseline gap-3 text-2xl outline-none">
          {words.title}
          {data && (
            <span role="status" className="figures font-normal text-compact text-muted tracking-normal">
              {fill(isNarrowed(state) ? words.found : words.total, {
                count: data.total.toLocaleString("en"),
              })}
            </span>
          )}
        </h1>
        <div className="flex flex-wrap gap-2">
          <ImportLink />
          <button type="button" onClick={() => setTask({ kind: "add" })} className={toolButton("primary")}>
            <Plus aria-hidden="true" className="size-4" />
            {words.add}
          </button>
        </div>
      </div>
      <section aria-label={words.title} className="overflow-hidden rounded-card border border-line bg-white">
        <ListFilter
          state={state}
          countries={data?.countries ?? []}
          isSearching={isPlaceholderData && isFetching}
          onChoose={choose}
        />
        {isError && data && <Alert text={words.failed} />}
        {data === undefined ? (
          <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
        ) : (
          <ProjectTable
            projects={data.projects}
            isBeyondEnd={data.projects.length === 0 && data.total > 0}
            state={state}
            onChoose={choose}
            onEdit={(project) => setTask({ kind: "edit", project })}
            onDelete={(project) => setTask({ kind: "delete", project })}
          />
        )}
      </section>
      {data && <Pager {...data} onPage={(page) => choose({ page })} />}
      {(task?.kind === "add" || task?.kind === "edit") && (
        <ProjectDialog
          {...(task.kind === "edit" ? { project: task.project } : {})}
          countries={data?.countries ?? []}
          onClose={close}
        />
      )}
      {task?.kind === "delete" && (
        <DeleteProject project={task.project} onClose={close} onDeleted={() => heading.current?.focus()} />
      )}
    </>
  );
}

function ImportLink() {
  return (
    <Link to={addresses.projectImport} className={toolButton("plain")}>
      <FileSpreadsheet aria-hidden="true" className="size-4" />
      {importWords.link}
    </Link>
  );
}
