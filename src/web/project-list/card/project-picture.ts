import { pictureFolders } from "#content/brand/program-pictures.ts";
import { variantBase, variantWidths } from "#domain/files/picture-variants.ts";
import type { Project } from "#domain/projects/project.ts";
import type { PictureFiles } from "../../pictures/picture-files.ts";
import { placeholderOf } from "./placeholder.ts";

export interface ProjectPictureFiles {
  files: PictureFiles;
  /** True if the picture is a rendering of the project or a drawing of its kind of tower, not a photograph. */
  isRendering: boolean;
}

type Pictured = Pick<Project, "imageUrl" | "coolingTowerType" | "tags">;

/** Pictures of projects are 16:10; others are cropped. */
const frame = { width: 1600, height: 1000 };

/**
 * All files of a project's picture, or a drawing of its kind of tower if it has none. An address that is neither a
 * rendering of the site nor an upload is used unchanged.
 * @example projectPicture({ imageUrl: "/images/projects/busan-hotel.webp", … }).files.base //
 * "/images/project-cards/busan-hotel"
 */
export function projectPicture(project: Pictured): ProjectPictureFiles {
  const { imageUrl } = project;
  if (imageUrl === null) return { files: drawingOf(project), isRendering: true };
  const key = imageUrl.match(/^\/images\/projects\/([\w-]+)\.webp$/)?.[1];
  if (key !== undefined) {
    const base = `${pictureFolders.projectCards}/${key}`;
    return { files: { base, widths: variantWidths, ...frame, whole: imageUrl }, isRendering: true };
  }
  const base = variantBase(imageUrl);
  const files = base === undefined ? { base: imageUrl, widths: [] } : { base, widths: variantWidths };
  return { files: { ...files, ...frame, whole: imageUrl }, isRendering: false };
}

function drawingOf(project: Pictured): PictureFiles {
  const whole = `${pictureFolders.pages}/placeholders/${placeholderOf(project)}.svg`;
  return { base: whole, widths: [], ...frame, whole };
}
