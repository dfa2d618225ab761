import { pictureFolders } from "#content/brand/program-pictures.ts";
import { variantBase, variantWidths } from "#domain/projects/picture-variants.ts";
import type { Project } from "#domain/projects/project.ts";
import type { PictureFiles } from "../../pictures/picture-files.ts";
import { illustrationOf, illustrationWidths } from "./illustration.ts";

export interface ProjectPicture {
  files: PictureFiles;
  /** True if the picture is a rendering of the project or an illustration, not a photograph. */
  isRendering: boolean;
}

type Pictured = Pick<Project, "imageUrl" | "coolingTowerType" | "tags">;

/** Pictures of projects are 16:10; others are cropped. */
const frame = { width: 1600, height: 1000 };

/**
 * All files of a project's picture, or of an illustration if it has none. An address that is neither a
 * rendering of the site nor an upload is used unchanged.
 * @example projectPicture({ imageUrl: "/images/projects/busan-hotel.webp", … }).files.base //
 * "/images/project-cards/busan-hotel"
 */
export function projectPicture(project: Pictured): ProjectPicture {
  const { imageUrl } = project;
  if (imageUrl === null) return { files: likeness(project), isRendering: true };
  const key = imageUrl.match(/^\/images\/projects\/([\w-]+)\.webp$/)?.[1];
  if (key !== undefined) {
    const base = `${pictureFolders.projectCards}/${key}`;
    return { files: { base, widths: variantWidths, ...frame, whole: imageUrl }, isRendering: true };
  }
  const base = variantBase(imageUrl);
  const files = base === undefined ? { base: imageUrl, widths: [] } : { base, widths: variantWidths };
  return { files: { ...files, ...frame, whole: imageUrl }, isRendering: false };
}

function likeness(project: Pictured): PictureFiles {
  return {
    base: `${pictureFolders.pages}/${illustrationOf(project)}`,
    widths: illustrationWidths,
    width: 800,
    height: 500,
  };
}
