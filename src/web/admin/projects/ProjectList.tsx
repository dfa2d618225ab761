import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import { admin } from "#content/admin/admin.ts";
import { importWords } from "#content/admin/import/project-import.ts";
import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";
import { missingWords } from "#content/problems/missing-screens.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { FileSpreadsheet, Plus } from "../../ui/icons/admin-icons.ts";
import { Alert } from "../../ui/tools/Alert.tsx";
import { LoadState } from "../../ui/tools/LoadState.tsx";
import { Pager } from "../../ui/tools/Pager.tsx";
import { addresses } from "../addresses.ts";
import { type UnsavedRecord, UnsavedRecords } from "../unsaved/UnsavedRecords.tsx";
import { useChoices } from "../use-choices.ts";
import { DeleteProject } from "./DeleteProject.tsx";
import { ProjectDialog } from "./form/ProjectDialog.tsx";
import { type UnsavedProject, unsavedProjectPrefix, unsavedProjectSchema } from "./form/unsaved-project.ts";
import { useProjectChanges } from "./history/use-project-changes.ts";
import { ListFilter, ListSearch } from "./ListFilter.tsx";
import { ListHead } from "./ListHead.tsx";
import { ProjectTable } from "./ProjectTable.tsx";
import { SelectionBar } from "./selection/SelectionBar.tsx";
import { useSelection } from "./selection/use-selection.ts";
import { isNarrowed, type ListState, listQuery, readListState, withChoice } from "./state/list-state.ts";
import { projectsQuery } from "./state/project-api.ts";
import { useProjectFromUrl } from "./state/use-project-from-url.ts";

type Task =
  | { kind: "add" }
  | { kind: "edit" | "delete" | "copy"; project: EditableProject }
  | { kind: "resume"; record: UnsavedRecord<UnsavedProject> };

export function ProjectList() {
  const words = admin.projects;
  const { state, change } = useChoices(readListState);
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...projectsQuery(state),
    placeholderData: keepPreviousData,
  });
  const [task, setTask] = useState<Task>();
  const [isUnfolded, setUnfolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { selection, bar } = useSelected(data?.projects ?? [], {
    heading,
    onDuplicate: (project) => setTask({ kind: "copy", project }),
  });
  const choose = (choice: Partial<ListState>) =>
    change((now) => listQuery(withChoice(now, choice)), { replace: choice.search !== undefined });
  const begin = (kind: "edit" | "delete" | "copy") => (project: EditableProject) =>
    setTask({ kind, project });
  const missing = useProjectFromUrl(begin("edit"));
  const count =
    data && fill(isNarrowed(state) ? words.found : words.total, { count: wholeNumber(data.total) });
  return (
    <>
      <ListHead view="list" heading={heading} count={count}>
        <ListSearch
          {...{ state, isUnfolded }}
          isSearching={isPlaceholderData && isFetching}
          onUnfold={setUnfolded}
          onChoose={choose}
        />
        <ImportLink />
        <AddButton onAdd={() => setTask({ kind: "add" })} />
      </ListHead>
      {missing !== undefined && <Alert text={fill(missingWords.projects.description, { asked: missing })} />}
      <UnsavedProjects onResume={(record) => setTask({ kind: "resume", record })} />
      <section aria-label={words.title} className="overflow-clip rounded-card border border-line bg-white">
        {isUnfolded && <ListFilter state={state} countries={data?.countries ?? []} onChoose={choose} />}
        {isError && data && <Alert text={words.failed} />}
        {bar}
        {data === undefined ? (
          <LoadState words={words} hasFailed={isError} retry={() => void refetch()} />
        ) : (
          <ProjectTable
            projects={data.projects}
            isBeyondEnd={data.projects.length === 0 && data.total > 0}
            state={state}
            selection={selection}
            onChoose={choose}
            onEdit={begin("edit")}
            onCopy={begin("copy")}
            onDelete={begin("delete")}
          />
        )}
      </section>
      {data && <Pager {...data} onPage={(page) => choose({ page })} />}
      {task && (
        <TaskDialog
          task={task}
          countries={data?.countries ?? []}
          heading={heading}
          // A task that ends after its dialog was closed must not close another dialog.
          onClose={() => setTask((now) => (now === task ? undefined : now))}
        />
      )}
    </>
  );
}

function UnsavedProjects({ onResume }: { onResume: (record: UnsavedRecord<UnsavedProject>) => void }) {
  const words = admin.unsavedRecords;
  return (
    <UnsavedRecords
      prefix={unsavedProjectPrefix}
      schema={unsavedProjectSchema}
      titleOf={({ entry }) => entry.title}
      opener={(record) => (
        <button
          type="button"
          onClick={() => onResume(record)}
          aria-label={fill(words.openOf, { title: record.title })}
          className={toolButton("plain")}
        >
          {words.open}
        </button>
      )}
    />
  );
}

interface SelectedOptions {
  heading: RefObject<HTMLHeadingElement | null>;
  onDuplicate: (project: EditableProject) => void;
}

function useSelected(projects: readonly EditableProject[], { heading, onDuplicate }: SelectedOptions) {
  const changes = useProjectChanges();
  const selection = useSelection(projects);
  const [isBusy, setBusy] = useState(false);
  const { ids } = selection;
  const [single] = ids.length === 1 ? projects.filter(({ id }) => selection.has(id)) : [];
  /** The bar disappears with the focused button. */
  const clear = () => {
    selection.setAll(false);
    heading.current?.focus();
  };
  const bar = ids.length > 0 && (
    <SelectionBar
      count={ids.length}
      isBusy={isBusy}
      onChange={async (change) => {
        setBusy(true);
        const isDone = await changes.changeInBulk(ids, change);
        setBusy(false);
        if (isDone && change.kind === "toTrash") clear();
      }}
      onDuplicate={single && (() => onDuplicate(single))}
      onClear={clear}
    />
  );
  return { selection, bar };
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <button type="button" onClick={onAdd} className={toolButton("primary", "max-sm:px-2.5")}>
      <Plus className="size-4" />
      <span className="max-sm:sr-only">{admin.projects.add}</span>
    </button>
  );
}

function ImportLink() {
  return (
    <Link to={addresses.projectImport} className={toolButton("plain", "max-sm:px-2.5")}>
      <FileSpreadsheet className="size-4" />
      <span className="max-sm:sr-only">{importWords.link}</span>
    </Link>
  );
}

interface TaskDialogProps {
  task: Task;
  countries: readonly string[];
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}

function TaskDialog({ task, countries, heading, onClose }: TaskDialogProps) {
  if (task.kind === "delete")
    return (
      <DeleteProject project={task.project} onClose={onClose} onDeleted={() => heading.current?.focus()} />
    );
  return (
    <ProjectDialog
      {...(task.kind === "edit" ? { project: task.project } : {})}
      {...(task.kind === "copy" ? { copiedFrom: task.project } : {})}
      {...(task.kind === "resume" ? { resumed: task.record } : {})}
      countries={countries}
      onClose={onClose}
    />
  );
}
