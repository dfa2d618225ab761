import { describe, expect, test } from "vitest";
import type { StoredProject } from "#domain/projects/project.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { noFilter } from "../../project-list/filter-state.ts";
import { cardsPerStep, firstPartLength, maxEmbeddedList } from "./list-parts.ts";
import { loadGalleryData, statusOf } from "./load-gallery-data.ts";

const nothingAsked = noFilter;

/** Database with this many equal projects, which records its queries. */
function aDatabase(count: number, facts: Parameters<typeof aStoredProject>[0] = {}) {
  const asked: { search?: string; limit?: number; offset?: number }[] = [];
  const stored: StoredProject[] = Array.from({ length: count }, (_, id) =>
    aStoredProject({ ...facts, id: id + 1 }),
  );
  const projects = {
    list: async (query: { search?: string; limit?: number; offset?: number }) => {
      asked.push(query);
      return stored.slice(query.offset ?? 0, (query.offset ?? 0) + (query.limit ?? count));
    },
    count: async ({ search }: { search?: string }) => (search ? 3 : count),
    stats: async () => ({}),
    tags: async () => [],
    relatedTags: async () => [],
  };
  return { asked, services: { projects } as unknown as Parameters<typeof loadGalleryData>[0] };
}

describe("a page of the gallery", () => {
  test("of a short list has all projects, for a search in the browser", async () => {
    const { asked, services } = aDatabase(maxEmbeddedList);
    const { list, serverPage } = await loadGalleryData(services, { ...nothingAsked, search: "공장" }, "ko");
    expect([list?.projects.length, serverPage]).toEqual([maxEmbeddedList, null]);
    expect(asked).toEqual([expect.not.objectContaining({ search: "공장" })]);
  });

  test("of a long list has only its first part, and the database does the search", async () => {
    const { asked, services } = aDatabase(maxEmbeddedList + 1);
    const first = await loadGalleryData(services, nothingAsked, "ko");
    expect([first.list?.projects.length, first.list?.total, first.serverPage]).toEqual([
      firstPartLength,
      maxEmbeddedList + 1,
      null,
    ]);
    const searched = await loadGalleryData(services, { ...nothingAsked, search: "공장" }, "ko");
    expect([searched.list, searched.serverPage?.total]).toEqual([null, 3]);
    expect(asked.at(-1)).toMatchObject({ search: "공장", limit: cardsPerStep, offset: 0 });
    await loadGalleryData(services, { ...nothingAsked, page: 2 }, "ko");
    expect(asked.at(-1)).toMatchObject({ offset: cardsPerStep });
  });

  test.each([
    ["a full page", cardsPerStep, 1, cardsPerStep + 5],
    ["a last page", 5, 2, cardsPerStep + 5],
    ["a page after the last", 0, 3, cardsPerStep + 5],
    ["nothing", 0, 1, 0],
  ])("of a search names the number of all that is found: %s", async (_part, length, page, total) => {
    const { services } = aDatabase(maxEmbeddedList + 1);
    const projects = Object.assign({}, services.projects, {
      list: async () => Array.from({ length }, (_, id) => aStoredProject({ id: id + 1 })),
      count: async ({ search }: { search?: string }) => (search ? total : maxEmbeddedList + 1),
    });
    const asked = { ...nothingAsked, search: "공장", page };
    const data = await loadGalleryData({ projects }, asked, "ko");
    expect([data.serverPage?.projects.length, data.serverPage?.total]).toEqual([length, total]);
    expect(statusOf(data, asked)).toBe(page === 3 ? 404 : 200);
  });

  test("has none of the data that only a project's own page shows", async () => {
    const { services } = aDatabase(1, { asked: "조용하게", done: "흡음재", en: { done: "Absorber" } });
    const { list } = await loadGalleryData(services, nothingAsked, "en");
    expect(list?.projects).toHaveLength(1);
    expect(JSON.stringify(list)).not.toMatch(/조용|흡음|Absorber|asked|done/);
  });

  test("describes its projects to search engines, which a choice or a further page does not", async () => {
    const { services } = aDatabase(cardsPerStep + 1);
    const described = async (changed: Partial<typeof nothingAsked>) =>
      (await loadGalleryData(services, { ...nothingAsked, ...changed }, "ko")).structuredDataProjects?.length;
    expect(await described({})).toBe(cardsPerStep + 1);
    expect(await described({ search: "공장" })).toBeUndefined();
    expect(await described({ type: "bac" })).toBeUndefined();
    expect(await described({ page: 2 })).toBeUndefined();
  });

  test("is rendered without the data that the database fails to return, and is not cached", async () => {
    const broken = new Proxy({}, { get: () => async () => Promise.reject(new Error("away")) });
    const data = await loadGalleryData(
      { projects: broken } as Parameters<typeof loadGalleryData>[0],
      nothingAsked,
      "ko",
    );
    expect(data).toEqual({
      list: null,
      serverPage: null,
      stats: null,
      tags: null,
      related: null,
      structuredDataProjects: [],
    });
    expect(statusOf(data, nothingAsked)).toBe(503);
  });

  test("after the last one is not found; the first page always exists", async () => {
    const { services } = aDatabase(cardsPerStep);
    const data = await loadGalleryData(services, nothingAsked, "ko");
    const statuses = [1, 2].map((page) => statusOf(data, { ...nothingAsked, page }));
    expect(statuses).toEqual([200, 404]);
    const empty = { ...data, list: { projects: [], total: 0 } };
    expect(statusOf(empty, nothingAsked)).toBe(200);
  });
});
