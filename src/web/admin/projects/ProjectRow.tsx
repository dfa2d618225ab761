import { Pencil, Trash2 } from "lucide-react";
import { admin } from "#content/admin.ts";
import { fill } from "#content/fill.ts";
import { towerTypeLabels } from "#content/lookup/terms.ts";
import type { EditedProject } from "#domain/gallery/project.ts";
import { projectPicture } from "../../gallery/card/project-picture.ts";
import { ResponsivePicture } from "../../pictures/ResponsivePicture.tsx";
import { koreanDay } from "../tools/dates.ts";

interface ProjectRowProps {
  project: EditedProject;
  onEdit: () => void;
  onDelete: () => void;
}

/** One reference of the list. On its title, Enter edits and Delete deletes. */
export function ProjectRow({ project, onEdit, onDelete }: ProjectRowProps) {
  const words = admin.projects;
  const { title, clientCompany, country, city, capacity, coolingTowerType, projectYear, updatedAt } = project;
  const place = [country, city].filter(Boolean).join(" ");
  const type = towerTypeLabels.ko[coolingTowerType];
  return (
    <tr className="hover:bg-[#f9fafb]">
      <td className="py-1.5 pl-4">
        <Thumbnail project={project} />
      </td>
      <td className="px-3 py-1.5">
        <button
          type="button"
          data-row-title
          onClick={onEdit}
          onKeyDown={(event) => event.key === "Delete" && onDelete()}
          className="text-left font-semibold text-[15px] hover:text-action hover:underline"
        >
          {title}
        </button>
        <p className="mt-0.5 text-[13px] text-muted lg:hidden">
          {clientCompany}
          <span className="md:hidden">
            {[place, type, projectYear].filter(Boolean).map((fact) => ` · ${fact}`)}
          </span>
        </p>
      </td>
      <td className="px-3 py-1.5 max-lg:hidden">{clientCompany}</td>
      <td className="px-3 py-1.5 max-md:hidden">{place}</td>
      <td className="whitespace-nowrap px-3 py-1.5 max-md:hidden">{type}</td>
      <td className="whitespace-nowrap px-3 py-1.5 max-lg:hidden">{capacity}</td>
      <td className="figures whitespace-nowrap px-3 py-1.5 max-md:hidden">
        {projectYear ?? <span className="text-muted">{words.noYear}</span>}
      </td>
      <td className="figures whitespace-nowrap px-3 py-1.5 text-muted max-xl:hidden">
        {koreanDay(updatedAt)}
      </td>
      <td className="whitespace-nowrap py-1.5 pr-4 pl-2 max-sm:align-top">
        <button
          type="button"
          onClick={onEdit}
          aria-label={fill(words.editOf, { title })}
          title={words.edit}
          className="inline-grid size-9 place-items-center rounded-button text-muted hover:bg-[#e7f0fa] hover:text-action"
        >
          <Pencil aria-hidden="true" className="size-4.5" />
        </button>
        <button
          type="button"
          onClick={onDelete}
          aria-label={fill(words.removeOf, { title })}
          title={words.remove}
          className="inline-grid size-9 place-items-center rounded-button text-muted hover:bg-danger-soft hover:text-danger"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </td>
    </tr>
  );
}

/** The picture of the card, small; a broken one is covered by its `::after`. */
function Thumbnail({ project }: { project: EditedProject }) {
  return (
    <ResponsivePicture
      files={projectPicture(project).files}
      sizes="80px"
      alt=""
      className={`relative aspect-16/10 w-20 max-w-none rounded-[3px] bg-[#dfe3e8] object-cover after:absolute after:inset-0 after:bg-[#dfe3e8] max-sm:w-18 ${project.imageUrl === null ? "opacity-50" : ""}`}
    />
  );
}
