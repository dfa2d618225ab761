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

/** What the list of projects can be narrowed to: those that visitors do not see, and those on the home page. */
export const keptAs = ["hidden", "home"] as const;
export type KeptAs = (typeof keptAs)[number];
