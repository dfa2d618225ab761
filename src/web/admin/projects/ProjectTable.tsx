import type { KeyboardEvent } from "react";
import { admin } from "#content/admin/admin.ts";
import { projectWorkWords } from "#content/admin/project-work.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { ArrowDown, ArrowUp } from "../../ui/icons/admin-icons.ts";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { ProjectRow, selectLabel } from "./ProjectRow.tsx";
import type { Selection } from "./selection/use-selection.ts";
import { isNarrowed, type ListState, type SortColumn, sortingBy } from "./state/list-state.ts";

interface ProjectTableProps {
  projects: readonly EditableProject[];
  /** The page is beyond the last one; the pager reports it. */
  isBeyondEnd: boolean;
  state: ListState;
  selection: Selection;
  onChoose: (choice: Partial<ListState>) => void;
  onEdit: (project: EditableProject) => void;
  onCopy: (project: EditableProject) => void;
  onDelete: (project: EditableProject) => void;
}

/** A page of the list as a table; narrow screens show the essential columns and the rest below the title. */
export function ProjectTable(props: ProjectTableProps) {
  const { projects, isBeyondEnd, state, selection, onEdit, onCopy, onDelete } = props;
  const words = admin.projects;
  if (isBeyondEnd) return null;
  if (projects.length === 0)
    return <ListPlaceholder>{isNarrowed(state) ? words.none : words.empty}</ListPlaceholder>;
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left text-note leading-snug max-[17rem]:block">
        <Headings {...props} />
        <tbody className="divide-y divide-line max-[17rem]:block" onKeyDown={moveBetweenRows}>
          {projects.map((project) => (
            <ProjectRow
              key={project.id}
              project={project}
              isSelected={selection.has(project.id)}
              onSelect={() => selection.toggle(project.id)}
              onCopy={() => onCopy(project)}
              onEdit={() => onEdit(project)}
              onDelete={() => onDelete(project)}
            />
          ))}
        </tbody>
      </table>
      <p className="border-line border-t bg-mist px-4 py-2 text-small text-muted max-md:hidden">
        {words.keys}
      </p>
    </>
  );
}

function Headings({
  state,
  selection,
  onChoose,
}: Pick<ProjectTableProps, "state" | "selection" | "onChoose">) {
  const words = admin.projects;
  const sorted = (column: SortColumn, label: string, className?: string) => (
    <SortHeading column={column} label={label} state={state} onChoose={onChoose} className={className} />
  );
  return (
    <thead className="border-line border-b bg-mist text-small max-[17rem]:block">
      <tr className="max-[17rem]:grid max-[17rem]:grid-cols-[auto_1fr]">
        <th scope="col" className="w-10 py-2.5 pl-4 max-sm:w-11 max-sm:p-0">
          <label className={selectLabel}>
            <input
              type="checkbox"
              aria-label={projectWorkWords.selection.all}
              checked={selection.isAll}
              ref={(box) => {
                if (box) box.indeterminate = selection.ids.length > 0 && !selection.isAll;
              }}
              onChange={({ target }) => selection.setAll(target.checked)}
              className="size-4.5 accent-action align-middle"
            />
          </label>
        </th>
        <th scope="col" className="w-27 py-2.5 pl-4 font-semibold max-sm:w-19 max-sm:pl-0 max-[24rem]:hidden">
          {words.columns.picture}
        </th>
        {sorted("title", words.columns.title)}
        {sorted("client", words.columns.client, "w-[14%] max-lg:hidden")}
        {sorted("country", words.columns.place, "w-[11%] max-md:hidden")}
        <th scope="col" className="w-19 px-3 py-2.5 font-semibold max-md:hidden">
          {words.columns.type}
        </th>
        <th scope="col" className="w-24 px-3 py-2.5 text-right font-semibold max-lg:hidden">
          {words.columns.capacity}
        </th>
        {sorted("year", words.columns.year, "w-20 max-md:hidden")}
        {sorted("completed", words.columns.completed, "w-28 max-xl:hidden")}
        <th
          scope="col"
          className="w-33 py-2.5 pr-4 pl-3 font-semibold max-sm:w-12 max-sm:p-0 max-sm:text-center max-[17rem]:sr-only"
        >
          {words.columns.actions}
        </th>
      </tr>
    </thead>
  );
}

interface SortHeadingProps {
  column: SortColumn;
  label: string;
  state: ListState;
  onChoose: (choice: Partial<ListState>) => void;
  className: string | undefined;
}

function SortHeading({ column, label, state, onChoose, className = "" }: SortHeadingProps) {
  const isSorted = state.sorting.startsWith(`${column}-`);
  const isRising = state.sorting.endsWith("-asc");
  const Arrow = isRising ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      {...(isSorted ? { "aria-sort": isRising ? "ascending" : "descending" } : {})}
      className={`px-3 font-semibold ${className}`}
    >
      <button
        type="button"
        onClick={() => onChoose({ sorting: sortingBy(column, state.sorting) })}
        className="-mx-1 inline-flex items-center gap-1 whitespace-nowrap px-1 py-2.5 hover:text-action"
      >
        {label}
        <Arrow className={`size-3.5 ${isSorted ? "" : "invisible"}`} />
      </button>
    </th>
  );
}

/** Arrow keys move between titles; Home and End to the first and the last. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const titles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row-title]")];
  const { target } = event;
  const now = target instanceof HTMLElement ? titles.indexOf(target) : -1;
  if (now === -1) return;
  const places: Record<string, number> = {
    ArrowUp: now - 1,
    ArrowDown: now + 1,
    Home: 0,
    End: titles.length - 1,
  };
  const next = titles[places[event.key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
