/** What the administrator can sort the list of projects by. */
export const projectSorts = [
  "created",
  "completed",
  "updated",
  "title",
  "client",
  "country",
  "year",
] as const;
export type ProjectSort = (typeof projectSorts)[number];
