import type { Project } from "#domain/projects/project.ts";
import { type SearchIndex, searchFor, searchIndexOf } from "#domain/projects/search/search.ts";

/** Search index of each project, built once. */
const prepared = new WeakMap<Project, SearchIndex>();

/** Projects that match a search text; for an empty one the same list object. */
export function foundProjects(projects: readonly Project[], search: string): readonly Project[] {
  if (search.trim() === "") return projects;
  const isFound = searchFor(search);
  return projects.filter((project) => isFound(preparedOf(project)));
}

function preparedOf(project: Project): SearchIndex {
  const known = prepared.get(project) ?? searchIndexOf(project);
  prepared.set(project, known);
  return known;
}

/**
 * Maximum duration of a task that builds search indexes, ms: a key press between two tasks is handled in
 * time.
 */
const maxPieceMs = 8;

/** Builds the search indexes of projects in short tasks, before they are added to a list. */
export async function prepareForSearch(projects: readonly Project[]): Promise<void> {
  let pause = performance.now() + maxPieceMs;
  for (const project of projects) {
    preparedOf(project);
    if (performance.now() < pause) continue;
    await new Promise((resolve) => setTimeout(resolve));
    pause = performance.now() + maxPieceMs;
  }
}
