import type { Project } from "#domain/projects/project.ts";
import { capacityTons } from "#domain/projects/search/capacity-tons.ts";
import { listIn } from "#web/gallery/data/project-response.ts";

export interface SimilarProject {
  project: Project;
  /** Capacity, RT. */
  tons: number;
}

const maxShown = 3;
/** Projects between half and twice the size count as similar. */
const widestRatio = 2;

/**
 * Projects nearest in size to `crt`, by ratio, from a response of `GET /api/projects`; the newer first where
 * two are equally near. Projects without a capacity in tons are skipped.
 * @throws Error when the response is no list.
 */
export function similarProjects(response: unknown, crt: number): SimilarProject[] {
  return listIn(response, null)
    .projects.flatMap((project) => {
      const tons = capacityTons(project.capacity);
      return tons === undefined ? [] : [{ project, tons, distance: Math.abs(Math.log(tons / crt)) }];
    })
    .filter(({ distance }) => distance <= Math.log(widestRatio) + 1e-9)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxShown)
    .map(({ project, tons }) => ({ project, tons }));
}
