/** Sortable columns of the administrator's list. */
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

/** Filters of the administrator's list: hidden projects, and those on the home page. */
export const displayStates = ["hidden", "home"] as const;
export type DisplayState = (typeof displayStates)[number];
