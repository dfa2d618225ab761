import { admin } from "#content/admin/admin.ts";
import { projectWorkWords } from "#content/admin/project-work.ts";
import { fill } from "#content/fill.ts";
import type { EditableProject } from "#domain/projects/project.ts";
import type { TranslatedField } from "#domain/projects/project-fields.ts";
import { ResponsivePicture } from "../../pictures/ResponsivePicture.tsx";
import { Capacity } from "../../project-list/card/Capacity.tsx";
import { projectPicture } from "../../project-list/card/project-picture.ts";
import { rowClass } from "../../ui/fields/tool-class.ts";
import { Pencil, Trash2 } from "../../ui/icons/admin-icons.ts";
import { Copy } from "../../ui/icons/visitor-icons.ts";
import { RowActions } from "../records/row/RowActions.tsx";
import { useTypeNames } from "../site-name.ts";

/** Label around the box of a row: a large target on phones. */
export const selectLabel = "max-sm:grid max-sm:size-11 max-sm:place-items-center";

interface ProjectRowProps {
  project: EditableProject;
  isSelected: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

export function ProjectRow(props: ProjectRowProps) {
  const { project, isSelected, onSelect } = props;
  const words = admin.projects;
  const { title, clientCompany, country, city, capacity, coolingTowerType, projectYear } = project;
  const location = [country, city].filter(Boolean).join(" ");
  const type = useTypeNames()[coolingTowerType];
  return (
    <tr className={`max-[17rem]:grid max-[17rem]:grid-cols-[auto_1fr] ${rowClass}`}>
      <td className="py-1.5 pl-4 max-sm:p-0">
        <label className={selectLabel}>
          <input
            type="checkbox"
            aria-label={fill(projectWorkWords.selection.one, { title })}
            checked={isSelected}
            onChange={onSelect}
            className="size-4.5 accent-action align-middle"
          />
        </label>
      </td>
      <td className="py-1.5 pl-4 max-sm:pl-0 max-[24rem]:hidden">
        <Thumbnail project={project} />
      </td>
      <td className="px-3 py-1.5">
        <Title {...props} />
        <p className="mt-0.5 line-clamp-3 wrap-anywhere text-small text-muted max-[24rem]:line-clamp-none lg:hidden">
          {clientCompany}
          <span className="md:hidden">
            {[location, type, projectYear].filter(Boolean).map((fact) => ` · ${fact}`)}
          </span>
        </p>
      </td>
      <td className="px-3 py-1.5 max-lg:hidden">
        <span className="line-clamp-3 wrap-anywhere">{clientCompany}</span>
      </td>
      <td className="px-3 py-1.5 max-md:hidden">
        <span className="line-clamp-3 wrap-anywhere">{location}</span>
      </td>
      <td className="whitespace-nowrap px-3 py-1.5 max-md:hidden">{type}</td>
      <td className="figures px-3 py-1.5 text-right max-lg:hidden">
        <span className="line-clamp-3 wrap-anywhere">
          <Capacity text={capacity ?? ""} />
        </span>
      </td>
      <td className="figures whitespace-nowrap px-3 py-1.5 max-md:hidden">
        {projectYear ?? <span className="text-muted">{words.noYear}</span>}
      </td>
      <td className="figures whitespace-nowrap px-3 py-1.5 max-xl:hidden">
        {project.completedOn ?? words.noDay}
      </td>
      <td className="py-1.5 pr-4 pl-2 max-sm:p-0 max-[17rem]:col-start-2">
        <Actions {...props} />
      </td>
    </tr>
  );
}

/** Title with Enter to edit and Delete to delete, and marks for visibility and missing English. */
function Title({ project, onEdit, onDelete }: ProjectRowProps) {
  const { title, isHidden, isOnHome, englishGaps } = project;
  const { marks } = projectWorkWords;
  return (
    <>
      <button
        type="button"
        data-row-title
        onClick={onEdit}
        onKeyDown={(event) => event.key === "Delete" && onDelete()}
        title={title}
        className={`line-clamp-3 wrap-anywhere text-left max-sm:line-clamp-5 max-[24rem]:line-clamp-none font-semibold text-compact hover:text-action hover:underline ${isHidden ? "text-muted" : ""}`}
      >
        {title}
      </button>
      <span className="flex flex-wrap gap-1">
        {isHidden && <Mark text={marks.hidden} look="bg-mist text-ink ring-edge" />}
        {isOnHome && <Mark text={marks.home} look="bg-white text-action ring-action" />}
        {englishGaps.length > 0 && <NoEnglish gaps={englishGaps} />}
      </span>
    </>
  );
}

function Actions({ project: { title }, onEdit, onCopy, onDelete }: ProjectRowProps) {
  const words = admin.projects;
  const { duplicate, duplicateOf } = projectWorkWords;
  return (
    <RowActions
      name={title}
      actions={[
        {
          id: "edit",
          icon: Pencil,
          label: fill(words.editOf, { title }),
          title: words.edit,
          onClick: onEdit,
        },
        { id: "copy", icon: Copy, label: fill(duplicateOf, { title }), title: duplicate, onClick: onCopy },
        {
          id: "remove",
          icon: Trash2,
          label: fill(words.removeOf, { title }),
          title: words.remove,
          look: "danger",
          onClick: onDelete,
        },
      ]}
    />
  );
}

function Mark({ text, look }: { text: string; look: string }) {
  return (
    <span
      className={`mt-1 inline-block rounded-[3px] px-1.5 py-0.5 font-medium text-fine leading-tight ring-1 ring-inset ${look}`}
    >
      {text}
    </span>
  );
}

function NoEnglish({ gaps }: { gaps: readonly TranslatedField[] }) {
  const fields = gaps.map((field) => admin.project.labels[field]).join(", ");
  return (
    <span
      title={fill(admin.projects.noEnglishOf, { fields })}
      className="mt-1 inline-block rounded-[3px] bg-notice-soft px-1.5 py-0.5 font-medium text-fine text-notice leading-tight ring-1 ring-notice-line ring-inset"
    >
      {admin.projects.noEnglish}
    </span>
  );
}

/** Thumbnail of the card's picture; a broken one is covered by its `::after`. */
function Thumbnail({ project }: { project: EditableProject }) {
  return (
    <ResponsivePicture
      files={projectPicture(project).files}
      sizes="80px"
      alt=""
      className={`relative aspect-16/10 w-20 max-w-none rounded-[3px] bg-blank object-cover after:absolute after:inset-0 after:bg-blank max-sm:w-18 ${project.imageUrl === null ? "opacity-50" : ""}`}
    />
  );
}
