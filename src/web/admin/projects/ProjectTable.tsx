import type { KeyboardEvent } from "react";
import { admin } from "#content/admin/admin.ts";
import { projectWorkWords } from "#content/admin/project-work.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import { ArrowDown, ArrowUp } from "../../ui/icons/admin-icons.ts";
import { ListPlaceholder } from "../../ui/lists/ListPlaceholder.tsx";
import { actionColumn, type RecordColumn, RecordTable } from "../tables/RecordTable.tsx";
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
      <RecordTable columns={columnsOf(props)} isSelectable onKeyDown={moveBetweenRows}>
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
      </RecordTable>
      <p className="border-line border-t bg-mist px-4 py-2 text-small text-muted max-md:hidden">
        {words.keys}
      </p>
    </>
  );
}

type HeadingProps = Pick<ProjectTableProps, "state" | "selection" | "onChoose">;

function columnsOf({ state, selection, onChoose }: HeadingProps): RecordColumn[] {
  const words = admin.projects.columns;
  const sorted = (name: SortColumn, heading: string, className: string): RecordColumn => ({
    name,
    heading: <SortButton column={name} heading={heading} state={state} onChoose={onChoose} />,
    className: `px-3 ${className}`,
    sorted: orderOf(name, state),
  });
  const picture = "w-27 py-2.5 pl-4 max-sm:w-19 max-sm:pl-0 max-[24rem]:hidden";
  const actions = actionColumn(words.actions, "w-33");
  return [
    {
      name: "selection",
      heading: <SelectAll selection={selection} />,
      className: "w-10 py-2.5 pl-4 max-sm:w-11 max-sm:p-0",
    },
    { name: "picture", heading: words.picture, className: picture },
    sorted("title", words.title, ""),
    sorted("client", words.client, "w-[14%] max-lg:hidden"),
    sorted("country", words.place, "w-[11%] max-md:hidden"),
    { name: "type", heading: words.type, className: "w-19 px-3 py-2.5 max-md:hidden" },
    { name: "capacity", heading: words.capacity, className: "w-24 px-3 py-2.5 text-right max-lg:hidden" },
    sorted("year", words.year, "w-20 max-md:hidden"),
    sorted("completed", words.completed, "w-28 max-xl:hidden"),
    { ...actions, className: `${actions.className} max-[17rem]:sr-only` },
  ];
}

function SelectAll({ selection }: Pick<HeadingProps, "selection">) {
  return (
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
  );
}

function orderOf(column: SortColumn, { sorting }: ListState): RecordColumn["sorted"] {
  if (!sorting.startsWith(`${column}-`)) return undefined;
  return sorting.endsWith("-asc") ? "ascending" : "descending";
}

interface SortButtonProps extends Pick<HeadingProps, "state" | "onChoose"> {
  column: SortColumn;
  heading: string;
}

function SortButton({ column, heading, state, onChoose }: SortButtonProps) {
  const order = orderOf(column, state);
  const Arrow = order === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onChoose({ sorting: sortingBy(column, state.sorting) })}
      className="-mx-1 inline-flex items-center gap-1 whitespace-nowrap px-1 py-2.5 hover:text-action"
    >
      {heading}
      <Arrow className={`size-3.5 ${order ? "" : "invisible"}`} />
    </button>
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
