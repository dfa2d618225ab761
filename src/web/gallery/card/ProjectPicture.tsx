import { fill } from "#content/fill.ts";
import type { Project } from "#domain/projects/project.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "../../pictures/ResponsivePicture.tsx";
import type { CardWords } from "../look/gallery-words.ts";
import { projectPicture } from "./project-picture.ts";

interface ProjectPictureProps {
  project: Project;
  text: CardWords;
  /** Description of the picture, where there is one. */
  described?: string | null;
  /** Width of the picture, unless it stands in a column of the list. */
  sizes?: string;
  /** When it is loaded. */
  load?: ResponsivePictureProps["load"];
}

const sizesInColumns =
  "(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 768px) 47vw, calc(100vw - 40px)";

/** The project's own picture, or that of a tower of its kind. A rendering says that it is one. */
export function ProjectPicture({
  project,
  text,
  described = null,
  sizes = sizesInColumns,
  load = "near",
}: ProjectPictureProps) {
  const { files, isRendering } = projectPicture(project);
  return (
    <>
      <ResponsivePicture
        files={files}
        sizes={sizes}
        load={load}
        alt={described ?? fill(isRendering ? text.illustrationAlt : text.imageAlt, { title: project.title })}
        missing={text.noImage}
        className="absolute inset-0 size-full object-cover"
      />
      {isRendering && <RenderingNote text={text} />}
    </>
  );
}

/** For the eye; screen readers learn it from the alternative text. */
function RenderingNote({ text }: Pick<ProjectPictureProps, "text">) {
  return (
    <span
      aria-hidden="true"
      className="absolute right-3 bottom-3 rounded-[3px] bg-white/95 px-2 py-1 text-fine text-muted leading-none"
    >
      {text.illustration}
    </span>
  );
}
