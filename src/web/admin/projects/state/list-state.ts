import { cutSearch, pageIn } from "#domain/admin/paging.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { type KeptAs, keptAs } from "#domain/projects/project-sort.ts";
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

/** State of the list in its address, so that going back and reloading keep it. */
export interface ListState {
  search: string;
  /** "" for all. */
  country: string;
  type: TowerType | "";
  /** Only references without all of their English. */
  english: "missing" | "";
  /** Only references that are hidden, or shown on the home page. */
  kept: KeptAs | "";
  sorting: Sorting;
  /** From 1. */
  page: number;
}

const usual: Sorting = "created-desc";

/** Reads an address; what cannot be understood counts as absent. */
export function readListState(query: URLSearchParams): ListState {
  const wanted = `${query.get("sort") ?? "created"}-${query.get("order") ?? "desc"}`;
  return {
    search: cutSearch(query.get("search") ?? ""),
    country: (query.get("country") ?? "").slice(0, projectFields.country.most),
    type: towerTypes.find((type) => type === query.get("type")) ?? "",
    english: query.get("english") === "missing" ? "missing" : "",
    kept: keptAs.find((kept) => kept === query.get("kept")) ?? "",
    sorting: sortings.find((sorting) => sorting === wanted) ?? usual,
    page: pageIn(query.get("page")),
  };
}

/**
 * The query of an address and of `GET /api/admin/projects` alike; what is as usual is left out.
 * @example listQuery({ ...readListState(new URLSearchParams()), sorting: "title-asc" }) // "sort=title&order=asc"
 */
export function listQuery({ search, country, type, english, kept, sorting, page }: ListState): string {
  const query = new URLSearchParams();
  if (search.trim() !== "") query.set("search", search.trim());
  if (country !== "") query.set("country", country);
  if (type !== "") query.set("type", type);
  if (english !== "") query.set("english", english);
  if (kept !== "") query.set("kept", kept);
  if (sorting !== usual) {
    const [sort = "", order = ""] = sorting.split("-");
    query.set("sort", sort);
    query.set("order", order);
  }
  if (page > 1) query.set("page", String(page));
  return query.toString();
}

/** Any other choice starts again at the first page. */
export function withChoice(state: ListState, choice: Partial<ListState>): ListState {
  return { ...state, page: 1, ...choice };
}

/** Order after a press on a column's heading: its default direction first, then the other. */
export function sortingBy(column: SortColumn, now: Sorting): Sorting {
  const [first, second] = sortings.filter((sorting) => sorting.startsWith(`${column}-`));
  return (now === first ? second : first) ?? usual;
}

/** Number of filters that are set; the search is none of them. */
export function filterCount({ country, type, english, kept }: ListState): number {
  return [country, type, english, kept].filter((choice) => choice !== "").length;
}

export function isNarrowed(state: ListState): boolean {
  return state.search.trim() !== "" || filterCount(state) > 0;
}
