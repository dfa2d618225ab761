import type { Project } from "#domain/projects/project.ts";
import { projectPicture } from "../gallery/card/project-picture.ts";
import type { SocialPicture } from "../seo/page-meta.ts";

/** Width in which social networks show a picture, px. */
const width = 1200;

/** A project's own picture for social networks; without one the site's card stands for it. */
export function socialPicture(project: Project): SocialPicture | undefined {
  if (project.imageUrl === null) return undefined;
  const { base, widths, whole = project.imageUrl } = projectPicture(project).files;
  const path = widths.includes(width) ? `${base}-${width}.webp` : whole;
  const extension = /\.(webp|png|jpe?g)$/i.exec(path)?.[1]?.toLowerCase();
  return { path, type: extension && `image/${extension === "jpg" ? "jpeg" : extension}` };
}
