import type { Project } from "#domain/projects/project.ts";
import { type SearchIndex, searchFor, searchIndexOf } from "#domain/projects/search/search.ts";

/** Search index of each project, built once. */
const searchIndexes = new WeakMap<Project, SearchIndex>();

/** Projects that match a search text; for an empty one the same list object. */
export function foundProjects(projects: readonly Project[], search: string): readonly Project[] {
  if (search.trim() === "") return projects;
  const isFound = searchFor(search);
  return projects.filter((project) => isFound(cachedIndexOf(project)));
}

function cachedIndexOf(project: Project): SearchIndex {
  const known = searchIndexes.get(project) ?? searchIndexOf(project);
  searchIndexes.set(project, known);
  return known;
}

/**
 * Maximum duration of a task that builds search indexes, ms: a key press between two tasks is handled in
 * time.
 */
const maxTaskMs = 8;

/** Builds the search indexes of projects in short tasks, before they are added to a list. */
export async function buildSearchIndexes(projects: readonly Project[]): Promise<void> {
  let pauseAt = performance.now() + maxTaskMs;
  for (const project of projects) {
    cachedIndexOf(project);
    if (performance.now() < pauseAt) continue;
    await new Promise((resolve) => setTimeout(resolve));
    pauseAt = performance.now() + maxTaskMs;
  }
}
