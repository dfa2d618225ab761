import { fill } from "#content/fill.ts";
import type { Project } from "#domain/projects/project.ts";
import { ResponsivePicture, type ResponsivePictureProps } from "../../pictures/ResponsivePicture.tsx";
import type { CardWords } from "../gallery-words.ts";
import { projectPicture } from "./project-picture.ts";

interface ProjectPictureProps {
  project: Project;
  text: CardWords;
  described?: string | null;
  sizes?: string;
  load?: ResponsivePictureProps["load"];
}

const sizesInColumns =
  "(min-width: 1280px) 384px, (min-width: 1024px) 31vw, (min-width: 768px) 47vw, calc(100vw - 40px)";

/** Picture of the project, or a drawing of its kind of tower; what is no photograph is labelled as such. */
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

/** Visual label only; screen readers get it from the alternative text. */
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
