import { keepPreviousData, QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { fetchFailures } from "#content/pages/gallery.ts";
import { defaultLocale, type Locale } from "#domain/locale.ts";
import type { ProjectStats } from "#domain/projects/project.ts";
import { totalHeader } from "#domain/projects/search/list-bounds.ts";
import { callApi, fetchApi } from "../../api-client.ts";
import { apiQuery, type GalleryFilter, isFilteredByApi } from "../../project-list/filter-state.ts";
import { buildSearchIndexes } from "../filters/found-projects.ts";
import { appendPart, firstPartLength, type LoadedList, nextLimit, type ProjectPart } from "./list-parts.ts";
import { listIn, statsIn, textsIn } from "./project-response.ts";

/** Data embedded in the page; `null` if the server could not load them. */
export interface EmbeddedData {
  /** The filtered list, or its beginning, before the text search. */
  list: ProjectPart | null;
  /** Cards selected by the server from a list too long to embed: a later page, or search results. */
  serverPage: ProjectPart | null;
  stats: ProjectStats | null;
  tags: string[] | null;
  related: string[] | null;
}

export interface DataSource {
  locale: Locale;
  failures: typeof fetchFailures;
}

export interface GalleryData {
  /** Loaded list of the filter; the previous one while it is being fetched, `undefined` if there is none. */
  list: LoadedList | undefined;
  /** The unfiltered list is loading. */
  isLoading: boolean;
  /** A filtered list is loading. */
  isUpdating: boolean;
  /** The next part of the list is loading. */
  isExtending: boolean;
  failure: string | undefined;
  retry: () => void;
  stats: ProjectStats | undefined;
  /** All tags in use; empty if they could not be fetched. */
  tags: string[];
  /** Tags that occur together with all selected ones; `undefined` while loading or after a failure. */
  related: string[] | undefined;
}

/** Query client with the embedded data in its cache, so that no request is sent until a filter is set. */
export function primedClient(filter: GalleryFilter, loaded: EmbeddedData): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // "always": without a network a request fails and shows an error instead of being paused.
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
    },
  });
  const prime = (key: readonly string[], data: unknown) => data !== null && client.setQueryData(key, data);
  prime(listKey(filter), loaded.list && { ...loaded.list, readCount: loaded.list.projects.length });
  prime(statsKey, loaded.stats);
  prime(tagsKey, loaded.tags);
  prime(relatedKey(filter.tags), loaded.related);
  return client;
}

/**
 * Data of the gallery for a filter, regardless of its search text.
 * @param needed number of projects needed from the beginning of the list; 0 sends no request
 */
export function useGalleryData(filter: GalleryFilter, source: DataSource, needed: number): GalleryData {
  const list = useQuery({
    queryKey: listKey(filter),
    queryFn: () => fetchPart(filter, source, 0, firstPartLength),
    placeholderData: keepPreviousData,
    enabled: needed > 0,
  });
  const nextPart = useNextPart(filter, source, list.isPlaceholderData ? undefined : list.data, needed);
  const stats = useQuery({ queryKey: statsKey, queryFn: () => fetchStats(source) });
  const tags = useQuery({ queryKey: tagsKey, queryFn: () => fetchTexts("/api/projects/tags") });
  const related = useRelatedTags(filter.tags);
  const awaited = needed > 0 && (list.isPending || list.isPlaceholderData);
  const failed = list.error ? list : nextPart;
  return {
    list: list.data,
    isLoading: awaited && !isFilteredByApi(filter),
    isUpdating: awaited && isFilteredByApi(filter),
    isExtending: nextPart.isFetching,
    failure: failed.error?.message,
    retry: () => void failed.refetch(),
    stats: stats.data,
    tags: tags.data ?? [],
    related,
  };
}

/** Fetches and appends the next part of the list while more is needed. */
function useNextPart(
  filter: GalleryFilter,
  source: DataSource,
  list: LoadedList | undefined,
  needed: number,
) {
  const client = useQueryClient();
  const { readCount, total } = list ?? { readCount: 0, total: 0 };
  return useQuery({
    queryKey: [...listKey(filter), readCount],
    queryFn: async () => {
      const part = await fetchPart(filter, source, readCount, nextLimit(readCount, needed));
      await buildSearchIndexes(part.projects);
      client.setQueryData<LoadedList>(
        listKey(filter),
        (present) => present && appendPart(present, readCount, part),
      );
      return null;
    },
    enabled: readCount < Math.min(needed, total),
  });
}

function useRelatedTags(selected: readonly string[]): string[] | undefined {
  const { data } = useQuery({
    queryKey: relatedKey(selected),
    queryFn: () =>
      fetchTexts(`/api/projects/tags/related?${new URLSearchParams({ tags: selected.join(",") })}`),
    enabled: selected.length > 0,
    placeholderData: keepPreviousData,
  });
  return selected.length > 0 ? data : undefined;
}

const statsKey = ["stats"] as const;
const tagsKey = ["tags"] as const;

function relatedKey(selected: readonly string[]) {
  return ["related", ...selected] as const;
}

function listKey(filter: GalleryFilter) {
  return ["projects", apiQuery(filter)] as const;
}

async function fetchPart(
  filter: GalleryFilter,
  { locale, failures }: DataSource,
  offset: number,
  limit: number,
): Promise<LoadedList> {
  const query = new URLSearchParams(apiQuery(filter));
  if (locale !== defaultLocale) query.set("lang", locale);
  query.set("limit", String(limit));
  if (offset > 0) query.set("offset", String(offset));
  const path = isFilteredByApi(filter) ? "/api/projects/filter" : "/api/projects";
  try {
    const response = await fetchApi("GET", `${path}?${query}`);
    return listIn(await response.json(), response.headers.get(totalHeader));
  } catch (cause) {
    throw new Error(failures.projects, { cause });
  }
}

async function fetchStats({ failures }: DataSource): Promise<ProjectStats> {
  try {
    return statsIn(await callApi("GET", "/api/projects/stats"));
  } catch (cause) {
    throw new Error(failures.stats, { cause });
  }
}

async function fetchTexts(path: string): Promise<string[]> {
  return textsIn(await callApi("GET", path));
}
