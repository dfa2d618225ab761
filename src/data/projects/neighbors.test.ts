import { sql } from "kysely";
import { expect, test } from "vitest";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import type { Engine } from "../database/engine.ts";
import { neighborsQuery } from "./neighbors.ts";
import { createProjects, type Projects } from "./projects.ts";

async function projectsWith(database: Database, facts: readonly Partial<ProjectInput>[]): Promise<Projects> {
  const projects = createProjects(database, () => new Date("2025-01-01T00:00:00.000Z"));
  for (const each of facts) await storeProject(projects, aProject(each));
  return projects;
}

const day = (completedOn: string, facts: Partial<ProjectInput> = {}) => ({
  title: completedOn,
  completedOn,
  ...facts,
});

describeOnBothEngines("a project in its place", ({ open, engine }) => {
  test("stands between the one that was finished after it and the one before, of one day by the id", async () => {
    const projects = await projectsWith(await open(), [
      day("2024-01-03", { title: "last" }),
      day("2024-01-02", { title: "second, lower id" }),
      day("2024-01-02", { title: "second, higher id" }),
      day("2024-01-01", { title: "first" }),
    ]);
    const besides = async (id: number) => {
      const found = await projects.findWithNeighbors(id);
      return [found?.newer?.title, found?.project.title, found?.older?.title];
    };
    expect(await besides(1)).toEqual([undefined, "last", "second, higher id"]);
    expect(await besides(3)).toEqual(["last", "second, higher id", "second, lower id"]);
    expect(await besides(2)).toEqual(["second, higher id", "second, lower id", "first"]);
    expect(await besides(4)).toEqual(["second, lower id", "first", undefined]);
  });

  test("is not found under an id that is not in use, however large", async () => {
    const projects = await projectsWith(await open(), [{}]);
    expect(await projects.findWithNeighbors(2)).toBeUndefined();
    expect(await projects.findWithNeighbors(2 ** 31 - 1)).toBeUndefined();
    expect([await projects.has(1), await projects.has(2)]).toEqual([true, false]);
  });

  test("comes with three that are like it, complete and the most alike first", async () => {
    const closed = { coolingTowerType: "package", tags: ["밀폐형", "저소음"] } as const;
    const projects = await projectsWith(await open(), [
      day("2024-01-09", { ...closed, tags: [...closed.tags] }),
      day("2024-01-08", { coolingTowerType: "industrial", tags: ["개방형"] }),
      day("2024-01-07", { ...closed, tags: ["밀폐형"], country: "인도", en: { title: "Seventh" } }),
      day("2024-01-06", { ...closed, tags: [...closed.tags] }),
      day("2024-01-05", { coolingTowerType: "bac", tags: ["밀폐형", "저소음"], country: "한국" }),
      day("2024-01-04", { coolingTowerType: "package", tags: ["개방형"], country: "인도" }),
    ]);
    const { similar = [] } = (await projects.findWithNeighbors(1)) ?? {};
    expect(similar.map(({ title }) => title)).toEqual(["2024-01-06", "2024-01-05", "2024-01-07"]);
    expect(similar[2]).toMatchObject({ tags: ["밀폐형"], en: { title: "Seventh" }, city: "울산" });
  });

  test("finds like ones of its country far from it in the list, and none where there is nothing like it", async () => {
    const others = Array.from({ length: 40 }, (_, index) =>
      day(`2023-02-${String(index % 28).padStart(2, "0")}`, { coolingTowerType: "bac", tags: ["개방형"] }),
    );
    const projects = await projectsWith(await open(), [
      day("2024-01-01", { country: "폴란드", coolingTowerType: "industrial", tags: ["모듈형"] }),
      ...others,
      day("2020-01-01", { country: "폴란드", coolingTowerType: "package", tags: ["모듈형"] }),
      day("2019-01-01", { country: "인도", coolingTowerType: "package", tags: [] }),
    ]);
    expect((await projects.findWithNeighbors(1))?.similar.map(({ title }) => title)).toEqual(["2020-01-01"]);
    expect((await projects.findWithNeighbors(43))?.similar.map(({ title }) => title)).toEqual(["2020-01-01"]);
  });

  test("is looked for by an index, among a bounded number of others", async () => {
    const database = await open();
    await manyProjects(database, engine);
    const { project } = (await createProjects(database, () => new Date()).findWithNeighbors(5_000)) ?? {};
    if (project === undefined) throw new Error("Of ten thousand projects none has the number 5,000.");
    const explain = sql.raw(engine === "sqlite" ? "explain query plan " : "explain ");
    const { rows } = await sql<object>`${explain}${neighborsQuery(project)}`.execute(database.db);
    const plan = rows.map((row) => Object.values(row).join(" ")).join("\n");
    for (const index of ["projects_newest", "projects_by_type", "projects_by_country_newest"])
      expect(plan.match(new RegExp(`\\b${index}\\b`, "g")), index).toHaveLength(2);
    expect(plan).not.toMatch(/TEMP B-TREE|\bSort\b|Seq Scan|SCAN projects(?! USING)/);
  });

  test("is in the data for search engines with its pictures and its last change, in parts by the id", async () => {
    const pictures = ["a", "b"].map((name) => ({ url: `/projects/${name}.webp`, alt: null, altEn: null }));
    const projects = await projectsWith(await open(), [{}, { pictures }, {}]);
    expect(await projects.forSitemap({ limit: 2, offset: 1 })).toEqual([
      { id: 2, pictures: ["/projects/a.webp", "/projects/b.webp"], updatedAt: "2025-01-01T00:00:00.000Z" },
      { id: 3, pictures: [], updatedAt: "2025-01-01T00:00:00.000Z" },
    ]);
  });
});

/** Ten thousand, of every type and of many countries, on many days. */
async function manyProjects({ db }: Database, engine: Engine): Promise<void> {
  const numbers =
    engine === "sqlite"
      ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000) select i from n) as n`
      : sql`generate_series(1, 10000) as n(i)`;
  await sql`insert into projects
    (title, description, client_company, country, cooling_tower_type, created_at, search_text, completed_on, listed_on)
    select 'a', 'b', 'c', '나라' || (i % 20), case i % 3 when 0 then 'package' when 1 then 'bac' else 'industrial' end,
      0, '', (2000 + i % 26) || '-0' || (1 + i % 9) || '-1' || (i % 10),
      (2000 + i % 26) || '-0' || (1 + i % 9) || '-1' || (i % 10)
    from ${numbers}`.execute(db);
  await sql`analyze`.execute(db);
}
