/** The page of a project: its Korean path. By itself, as the gallery in the browser needs no other path. */
export function projectPath(id: number): string {
  return `/projects/${id}`;
}
