import type { Project } from "#domain/projects/project.ts";
import { tonsIn } from "#domain/projects/similar.ts";
import { listIn } from "#web/gallery/data/project-answer.ts";

export interface SimilarProject {
  project: Project;
  /** Its capacity, RT. */
  tons: number;
}

const maxShown = 3;
/** A project of up to twice or half the size still counts as similar. */
const widestRatio = 2;

/**
 * The projects nearest in size to `crt`, by ratio, out of an answer of `GET /api/projects`; the newer first where
 * two are equally near. Those whose capacity is not stated in tons are left out.
 * @throws Error when the answer is no list.
 */
export function similarProjects(answer: unknown, crt: number): SimilarProject[] {
  return listIn(answer, null)
    .projects.flatMap((project) => {
      const tons = tonsIn(project.capacity);
      return tons === undefined ? [] : [{ project, tons, distance: Math.abs(Math.log(tons / crt)) }];
    })
    .filter(({ distance }) => distance <= Math.log(widestRatio) + 1e-9)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxShown)
    .map(({ project, tons }) => ({ project, tons }));
}
