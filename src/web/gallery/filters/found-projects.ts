import type { Project } from "#domain/gallery/project.ts";
import { type Searchable, searchable, searchFor } from "#domain/gallery/search.ts";

/** Projects made ready for searching, once each. */
const prepared = new WeakMap<Project, Searchable>();

/** The projects that a search text finds: all of them, and the very same list, for an empty one. */
export function foundProjects(projects: readonly Project[], search: string): readonly Project[] {
  if (search.trim() === "") return projects;
  const isFound = searchFor(search);
  return projects.filter((project) => isFound(preparedOf(project)));
}

function preparedOf(project: Project): Searchable {
  const known = prepared.get(project) ?? searchable(project);
  prepared.set(project, known);
  return known;
}
