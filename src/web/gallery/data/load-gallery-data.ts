import { localizeListedProject, localizeProjectWithTerms } from "#content/lookup/projects.ts";
import type { Services } from "#data/services.ts";
import type { Locale } from "#domain/locale.ts";
import type { Project, StoredProject } from "#domain/projects/project.ts";
import { allOption, type GalleryFilter, isSameFilter, noFilter } from "../../project-list/filter-state.ts";
import { cardsPerStep, firstPartLength, maxEmbeddedList, pageStart } from "./list-parts.ts";
import type { EmbeddedData } from "./use-gallery-data.ts";

type Lists = Pick<Services["projects"], "list" | "count">;
type ProjectList<Item> = { projects: Item[]; total: number };
/** One of the two: `list` is the whole list or its beginning, `serverPage` the cards of a later page or of a search. Both are null after a failure. */
type Parts<Item> = { list: ProjectList<Item> | null; serverPage: ProjectList<Item> | null };

/** Loader data of a gallery page. `structuredDataProjects` is for search engines, and set only on the unfiltered first page. */
export type GalleryPageData = EmbeddedData & { structuredDataProjects?: Project[] };

/** Reads the data of the page; parts that the database fails to return are `null`. */
export async function loadGalleryData(
  { projects }: Pick<Services, "projects">,
  filter: GalleryFilter,
  locale: Locale,
): Promise<GalleryPageData> {
  const [{ list, serverPage }, stats, tags, related] = await Promise.all([
    partsOf(projects, filter).catch((): Parts<StoredProject> => ({ list: null, serverPage: null })),
    projects.stats().catch(() => null),
    projects.tags().catch(() => null),
    filter.tags.length > 0 ? projects.relatedTags(filter.tags).catch(() => null) : null,
  ]);
  const shown = (serverPage ?? list)?.projects ?? [];
  return {
    list: list && localizedList(locale, list),
    serverPage: serverPage && localizedList(locale, serverPage),
    stats,
    tags,
    related,
    ...(filter.page === 1 &&
      isSameFilter(filter, noFilter) && {
        structuredDataProjects: shown.map((project) => localizeProjectWithTerms(locale, project)),
      }),
  };
}

/**
 * A page without its projects must not be cached or indexed (503); a page after the last one does not exist
 * (404).
 */
export function statusOf({ list, serverPage }: EmbeddedData, { page }: GalleryFilter): number {
  const total = (serverPage ?? list)?.total;
  if (total === undefined) return 503;
  return page > 1 && (page - 1) * cardsPerStep >= total ? 404 : 200;
}

/**
 * A short list is sent whole, and the browser searches it. Of a long one only the page's cards or its first part are sent; the
 * database, which cannot search by initial consonants (초성), does the search, and the browser repeats it once it has
 * the list.
 */
async function partsOf(projects: Lists, filter: GalleryFilter): Promise<Parts<StoredProject>> {
  const { search, page } = filter;
  const query = {
    tags: [...filter.tags],
    countries: filter.country === allOption ? [] : [filter.country],
    types: filter.type === allOption ? [] : [filter.type],
    sort: filter.sort,
    ...(filter.crt !== allOption && { crt: filter.crt }),
  };
  const total = await projects.count(query);
  if (total <= maxEmbeddedList) {
    return {
      list: { projects: await projects.list({ ...query, limit: maxEmbeddedList }), total },
      serverPage: null,
    };
  }
  const offset = pageStart(page);
  const isBeginning = page === 1 && !search;
  const part = { ...query, search, limit: isBeginning ? firstPartLength : cardsPerStep, offset };
  const listed = await projects.list(part);
  // A part shorter than its limit is the last one: the total is known without a second query.
  const isLast = listed.length < part.limit && (listed.length > 0 || offset === 0);
  const counted = search && !isLast ? await projects.count({ ...query, search }) : total;
  const shown = { projects: listed, total: isLast ? offset + listed.length : counted };
  return isBeginning ? { list: shown, serverPage: null } : { list: null, serverPage: shown };
}

function localizedList(
  locale: Locale,
  { projects, total }: ProjectList<StoredProject>,
): ProjectList<Project> {
  return { projects: projects.map((project) => localizedProject(locale, project)), total };
}

/**
 * Translated projects, cached by stored project: the same object each time, so that its search index is
 * reused.
 */
const localizedProjects = new WeakMap<StoredProject, Map<Locale, Project>>();

function localizedProject(locale: Locale, project: StoredProject): Project {
  const known = localizedProjects.get(project) ?? new Map<Locale, Project>();
  localizedProjects.set(project, known);
  const shown = known.get(locale) ?? localizeListedProject(locale, project);
  known.set(locale, shown);
  return shown;
}
