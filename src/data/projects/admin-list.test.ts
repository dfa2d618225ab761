import { expect, test } from "vitest";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import type { ProjectPageQuery } from "./admin-list.ts";
import { createProjects } from "./projects.ts";

const first = { sort: "created", order: "desc", page: 1 } as const;

async function projectsOf(database: Database, facts: readonly Partial<ProjectInput>[]) {
  let time = Date.parse("2025-01-01T00:00:00.000Z");
  const projects = createProjects(database, () => new Date(time++));
  for (const each of facts) await storeProject(projects, aProject(each));
  return projects;
}

const four: Partial<ProjectInput>[] = [
  { title: "가", country: "한국", projectYear: 2024, clientCompany: "라", completedOn: "2024-12-31" },
  {
    title: "다",
    country: "중국",
    projectYear: null,
    clientCompany: "다",
    coolingTowerType: "bac",
    completedOn: "1999-01-01",
  },
  {
    title: "나",
    country: "한국",
    projectYear: 2020,
    clientCompany: "나",
    city: "부산",
    completedOn: "2020-06-01",
  },
  {
    title: "라",
    country: "미국",
    projectYear: 2010,
    clientCompany: "가",
    en: { title: "Data center", description: "New", clientCompany: "Ga", city: "Reno" },
  },
];

describeOnBothEngines("a page of projects", ({ open }) => {
  test.each<[string, Partial<ProjectPageQuery>, string[]]>([
    ["the newest first", {}, ["라", "나", "다", "가"]],
    ["the oldest first", { order: "asc" }, ["가", "다", "나", "라"]],
    ["titles in order", { sort: "title", order: "asc" }, ["가", "나", "다", "라"]],
    ["clients in order", { sort: "client", order: "asc" }, ["라", "나", "다", "가"]],
    ["years, unknown ones last", { sort: "year", order: "asc" }, ["라", "나", "가", "다"]],
    ["latest years, unknown ones last", { sort: "year" }, ["가", "나", "라", "다"]],
    ["one country", { country: "한국" }, ["나", "가"]],
    ["the latest completion", { sort: "completed" }, ["가", "나", "라", "다"]],
    ["what has no English", { english: "missing" }, ["나", "다", "가"]],
    ["what has no English, of one country", { english: "missing", country: "한국" }, ["나", "가"]],
    ["one type", { type: "bac" }, ["다"]],
    ["what is searched, in English too", { search: "data CENTER" }, ["라"]],
    ["what is searched in Korean, within a country", { search: "부산", country: "한국" }, ["나"]],
    ["nothing beyond the end", { page: 2 }, []],
  ])("shows %s", async (_, query, expected) => {
    const projects = await projectsOf(await open(), four);
    const page = await projects.page({ ...first, ...query });
    expect(page.projects.map(({ title }) => title)).toEqual(expected);
  });

  test.each<[ProjectPageQuery["sort"], ProjectPageQuery["order"], string[]]>([
    ["title", "asc", ["ALPHA 2공장", "alpha 공장", "Zeta 발전소", "가"]],
    ["client", "desc", ["가", "Zeta 발전소", "alpha 공장", "ALPHA 2공장"]],
  ])("sorts by %s (%s) without regard to case", async (sort, order, expected) => {
    const titles = ["Zeta 발전소", "가", "alpha 공장", "ALPHA 2공장"];
    const projects = await projectsOf(
      await open(),
      titles.map((title) => ({ title, clientCompany: title })),
    );
    const page = await projects.page({ ...first, sort, order });
    expect(page.projects.map(({ title }) => title)).toEqual(expected);
  });

  test("counts all that match, and names every country in use", async () => {
    const projects = await projectsOf(await open(), four);
    expect(await projects.page({ ...first, country: "한국" })).toMatchObject({
      total: 2,
      countries: ["한국", "미국", "중국"],
    });
  });

  test("holds fifty, and the next one the rest, none twice though all are alike", async () => {
    const projects = await projectsOf(await open(), new Array(53).fill({ title: "같은 제목" }));
    const query = { ...first, sort: "title" } as const;
    const pages = [await projects.page(query), await projects.page({ ...query, page: 2 })];
    expect(pages.map((page) => [page.projects.length, page.total])).toEqual([
      [50, 53],
      [3, 53],
    ]);
    expect(new Set(pages.flatMap((page) => page.projects.map(({ id }) => id))).size).toBe(53);
  });

  test("of what has no English counts and turns like any other, whatever lies between", async () => {
    const english = { title: "A", description: "B", clientCompany: "C", city: "D" };
    const facts = Array.from({ length: 110 }, (_, index) => (index % 2 === 0 ? {} : { en: english }));
    const projects = await projectsOf(await open(), facts);
    const query = { ...first, english: "missing" } as const;
    const pages = [await projects.page(query), await projects.page({ ...query, page: 2 })];
    expect(pages.map((page) => [page.projects.length, page.total])).toEqual([
      [50, 55],
      [5, 55],
    ]);
    expect(pages[0]?.projects[0]?.englishGaps).toEqual(["title", "clientCompany", "description"]);
  });

  test("is sorted by the last edit, which every project carries", async () => {
    const projects = await projectsOf(await open(), four);
    const { projects: list } = await projects.page({ ...first, order: "asc" });
    const oldest = list[0];
    expect(oldest?.updatedAt).toBe(oldest?.createdAt);
    await projects.update(oldest?.id ?? 0, aProject({ title: "고침" }));
    const edited = await projects.page({ ...first, sort: "updated" });
    expect(edited.projects[0]?.title).toBe("고침");
  });
});
