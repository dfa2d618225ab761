import { pictureFolders } from "#content/brand/program-pictures.ts";
import { variantBase, variantWidths } from "#domain/projects/picture-variants.ts";
import type { Project } from "#domain/projects/project.ts";
import type { PictureFiles } from "../../pictures/picture-files.ts";
import { illustrationOf, illustrationWidths } from "./illustration.ts";

export interface ProjectPicture {
  files: PictureFiles;
  /** A drawing by the site, of the project or of a tower of its kind, and no photograph. */
  isRendering: boolean;
}

type Pictured = Pick<Project, "imageUrl" | "coolingTowerType" | "tags">;

/** Pictures of projects are 16:10; others are cut. */
const frame = { width: 1600, height: 1000 };

/**
 * The picture of a project in all its files, or that of a tower of its kind where it has none. An address that is
 * neither the site's own rendering nor an upload is taken as it is.
 * @example projectPicture({ imageUrl: "/images/projects/busan-hotel.webp", … }).files.base // "/images/project-cards/busan-hotel"
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
