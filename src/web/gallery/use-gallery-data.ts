import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import type { fetchFailures } from "#content/gallery.ts";
import type { Project, ProjectStats } from "#domain/gallery/project.ts";
import type { Locale } from "#domain/locale.ts";
import { callApi } from "../api-client.ts";
import { apiQuery, type GalleryFilter, isNarrowed } from "./filters/filter-state.ts";
import { projectsIn, statsIn, textsIn } from "./project-answer.ts";

/** What the page already holds; `null` where the server could not have it. */
export interface Loaded {
  projects: Project[] | null;
  stats: ProjectStats | null;
  tags: string[] | null;
  related: string[] | null;
}

export interface DataSource {
  locale: Locale;
  failures: typeof fetchFailures;
}

export interface GalleryData {
  /** The list for the filter; the one before it while that is being fetched, `undefined` when there is none. */
  projects: Project[] | undefined;
  /** The whole list is on its way. */
  isLoading: boolean;
  /** A filtered list is on its way. */
  isUpdating: boolean;
  /** Message of a failed fetch of the list. */
  failure: string | undefined;
  retry: () => void;
  stats: ProjectStats | undefined;
  /** Every tag in use; none when they could not be fetched. */
  tags: string[];
  /** Tags that occur together with all the selected ones; `undefined` while, or when, that cannot be known. */
  related: string[] | undefined;
}

/** A client that already holds what the page was rendered from, so that nothing is asked for until a filter is set. */
export function primedClient(filter: GalleryFilter, loaded: Loaded): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // "always": without a network a request fails and says so, instead of waiting for ever.
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: "always" },
    },
  });
  const prime = (key: readonly string[], data: unknown) => data !== null && client.setQueryData(key, data);
  prime(listKey(filter), loaded.projects);
  prime(statsKey, loaded.stats);
  prime(tagsKey, loaded.tags);
  prime(relatedKey(filter.tags), loaded.related);
  return client;
}

/** Everything the gallery shows, for a filter; the search text plays no part in it. */
export function useGalleryData(filter: GalleryFilter, source: DataSource): GalleryData {
  const list = useQuery({
    queryKey: listKey(filter),
    queryFn: () => fetchProjects(filter, source),
    placeholderData: keepPreviousData,
  });
  const stats = useQuery({ queryKey: statsKey, queryFn: () => fetchStats(source) });
  const tags = useQuery({ queryKey: tagsKey, queryFn: () => fetchTexts("/api/projects/tags") });
  const related = useRelatedTags(filter.tags);
  const awaited = list.isPending || list.isPlaceholderData;
  return {
    projects: list.data,
    isLoading: awaited && !isNarrowed(filter),
    isUpdating: awaited && isNarrowed(filter),
    failure: list.error?.message,
    retry: () => void list.refetch(),
    stats: stats.data,
    tags: tags.data ?? [],
    related,
  };
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

async function fetchProjects(filter: GalleryFilter, { locale, failures }: DataSource): Promise<Project[]> {
  const query = new URLSearchParams(apiQuery(filter));
  if (locale !== "ko") query.set("lang", locale);
  const path = isNarrowed(filter) ? "/api/projects/filter" : "/api/projects";
  try {
    return projectsIn(await callApi("GET", query.size > 0 ? `${path}?${query}` : path));
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
