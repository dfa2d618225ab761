import { pageNumberFrom, truncateSearch } from "#domain/admin/paging.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { type DisplayState, displayStates } from "#domain/projects/project-sort.ts";
import { type TowerType, towerTypes } from "#domain/projects/vocabulary.ts";

/** Orders of the list, as `sort-order` of the API. */
export const sortings = [
  "created-desc",
  "created-asc",
  "completed-desc",
  "completed-asc",
  "updated-desc",
  "updated-asc",
  "title-asc",
  "title-desc",
  "client-asc",
  "client-desc",
  "country-asc",
  "country-desc",
  "year-desc",
  "year-asc",
] as const;
export type Sorting = (typeof sortings)[number];
export type SortColumn = Sorting extends `${infer Column}-${string}` ? Column : never;

/** State of the list in the URL, so that going back and reloading keep it. */
export interface ListState {
  search: string;
  /** "" for all. */
  country: string;
  type: TowerType | "";
  english: "missing" | "";
  /** Only hidden projects, or only those on the home page. */
  display: DisplayState | "";
  sorting: Sorting;
  /** From 1. */
  page: number;
}

const usual: Sorting = "created-desc";

/** Reads the state from a URL; invalid values are ignored. */
export function readListState(query: URLSearchParams): ListState {
  const wanted = `${query.get("sort") ?? "created"}-${query.get("order") ?? "desc"}`;
  return {
    search: truncateSearch(query.get("search") ?? ""),
    country: (query.get("country") ?? "").slice(0, projectFields.country.maxLength),
    type: towerTypes.find((type) => type === query.get("type")) ?? "",
    english: query.get("english") === "missing" ? "missing" : "",
    display: displayStates.find((displayState) => displayState === query.get("kept")) ?? "",
    sorting: sortings.find((sorting) => sorting === wanted) ?? usual,
    page: pageNumberFrom(query.get("page")),
  };
}

/**
 * Returns the query of the URL and of `GET /api/admin/projects`, without default values.
 * @example listQuery({ ...readListState(new URLSearchParams()), sorting: "title-asc" }) // "sort=title&order=asc"
 */
export function listQuery({ search, country, type, english, display, sorting, page }: ListState): string {
  const query = new URLSearchParams();
  if (search.trim() !== "") query.set("search", search.trim());
  if (country !== "") query.set("country", country);
  if (type !== "") query.set("type", type);
  if (english !== "") query.set("english", english);
  if (display !== "") query.set("kept", display);
  if (sorting !== usual) {
    const [sort = "", order = ""] = sorting.split("-");
    query.set("sort", sort);
    query.set("order", order);
  }
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** Applies a choice and returns to the first page. */
export function withChoice(state: ListState, choice: Partial<ListState>): ListState {
  return { ...state, page: 1, ...choice };
}

/** Returns the order after a click on a column's heading: its default direction first, then the other. */
export function sortingBy(column: SortColumn, now: Sorting): Sorting {
  const [first, second] = sortings.filter((sorting) => sorting.startsWith(`${column}-`));
  return (now === first ? second : first) ?? usual;
}

/** Returns the number of active filters without the search. */
export function filterCount({ country, type, english, display }: ListState): number {
  return [country, type, english, display].filter((choice) => choice !== "").length;
}

export function isNarrowed(state: ListState): boolean {
  return state.search.trim() !== "" || filterCount(state) > 0;
}
