import type { Project } from "#domain/projects/project.ts";
import { type Searchable, searchable, searchFor } from "#domain/projects/search/search.ts";

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

/** Longest piece of preparing at a time, ms: a key press in between is answered at once. */
const maxPieceMs = 8;

/** Makes projects ready for searching, in pieces, before they join a list. */
export async function prepareForSearch(projects: readonly Project[]): Promise<void> {
  let pause = performance.now() + maxPieceMs;
  for (const project of projects) {
    preparedOf(project);
    if (performance.now() < pause) continue;
    await new Promise((resolve) => setTimeout(resolve));
    pause = performance.now() + maxPieceMs;
  }
}
