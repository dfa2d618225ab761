import { expect, test } from "vitest";
import { listingDay } from "#domain/projects/completion.ts";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import { capacityTons, unknownTons } from "#domain/projects/search/capacity-tons.ts";
import { aProject, noEnglish, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import type { Database } from "../database/connect.ts";
import { createProjects, type Projects } from "./projects.ts";

const start = Date.parse("2024-05-01T00:00:00.000Z");

/** Projects stored one after the other, a minute apart. */
async function projectsWith(database: Database, facts: readonly Partial<ProjectInput>[]): Promise<Projects> {
  let minute = 0;
  const projects = createProjects(database, () => new Date(start + 60_000 * minute++));
  for (const each of facts) await storeProject(projects, aProject(each));
  return projects;
}

const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

const tagged: Partial<ProjectInput>[] = [
  { title: "A", tags: ["개방형", "직교류"] },
  { title: "B", tags: ["개방형", "대향류", "저소음"] },
  { title: "C", tags: ["개방형", "직교류", "저소음"] },
  { title: "D", tags: ["밀폐형"] },
  { title: "E", tags: [] },
];

describeOnBothEngines("projects", ({ open }) => {
  test("come back as they were stored, with the time of the clock in ISO 8601", async () => {
    const projects = await projectsWith(await open(), []);
    const work = { asked: "밤에 조용하게", done: "저속 팬" };
    const facts = aProject({ tags: ["저소음", "개방형"], imageUrl: "/projects/a.webp", ...work });
    const created = await storeProject(projects, facts);
    const stored = {
      ...facts,
      id: created.id,
      completedOn: null,
      createdAt: "2024-05-01T00:00:00.000Z",
      en: noEnglish,
    };
    expect(created).toMatchObject(stored);
    expect(await projects.find(created.id)).toEqual(stored);
    expect(await projects.list()).toEqual([stored]);
  });

  test("may lack city, capacity, year and picture, and blank texts count as lacking", async () => {
    const projects = await projectsWith(await open(), []);
    const created = await storeProject(
      projects,
      aProject({ city: "  ", capacity: "", projectYear: null, imageUrl: null }),
    );
    expect(created).toMatchObject({ city: null, capacity: null, projectYear: null, imageUrl: null });
  });

  test("of one country are counted and found together, by whichever of its names they were entered", async () => {
    const names = ["튀르키예", "터키", "Turkey"];
    const projects = await projectsWith(
      await open(),
      names.map((country) => ({ country })),
    );
    expect((await projects.stats()).countryStats).toEqual([{ country: "튀르키예", count: 3 }]);
    expect(await projects.count({ countries: ["터키"] })).toBe(3);
  });

  test("come by the day of completion whenever they were registered, those of one day by the higher id", async () => {
    const projects = await projectsWith(await open(), [
      { title: "third day", completedOn: "2023-12-03" },
      { title: "first day", completedOn: "2023-12-01" },
      { title: "second, older id", completedOn: "2023-12-02" },
      { title: "second, newer id", completedOn: "2023-12-02" },
    ]);
    const newestFirst = ["third day", "second, newer id", "second, older id", "first day"];
    expect(titles(await projects.list())).toEqual(newestFirst);
    expect(titles(await projects.latest(3))).toEqual(newestFirst.slice(0, 3));
  });

  test.each([
    ["all of the tags, by default", { tags: ["개방형", "저소음"] }, ["C", "B"]],
    ["all of three tags", { tags: ["개방형", "직교류", "저소음"] }, ["C"]],
    ["one tag", { tags: ["개방형"] }, ["C", "B", "A"]],
    ["a tag named twice as once", { tags: ["직교류", "직교류"] }, ["C", "A"]],
    ["any of the tags", { tags: ["직교류", "밀폐형"], tagMode: "OR" as const }, ["D", "C", "A"]],
    ["no project for tags that never meet", { tags: ["개방형", "밀폐형"] }, []],
    ["no project when one of the tags is unknown", { tags: ["개방형", "없는태그"] }, []],
    [
      "the known ones of several alternatives",
      { tags: ["밀폐형", "없는태그"], tagMode: "OR" as const },
      ["D"],
    ],
    ["every project without tags", { tags: [] }, ["E", "D", "C", "B", "A"]],
    ["no project for a tag that cannot even be stored", { tags: ["\0"] }, []],
    ["the literal tag only, not a pattern", { tags: ["%", "개방_"], tagMode: "OR" as const }, []],
  ])("are filtered by %s", async (_, query, expected) => {
    const projects = await projectsWith(await open(), tagged);
    expect(titles(await projects.list(query))).toEqual(expected);
  });

  test("are filtered by any of the countries and any of the types, and by tags at the same time", async () => {
    const projects = await projectsWith(await open(), [
      { title: "A", country: "한국", coolingTowerType: "industrial", tags: ["개방형"] },
      { title: "B", country: "중국", coolingTowerType: "package", tags: ["개방형"] },
      { title: "C", country: "미국", coolingTowerType: "bac", tags: ["개방형"] },
      { title: "D", country: "중국", coolingTowerType: "bac", tags: [] },
    ]);
    expect(titles(await projects.list({ countries: ["중국", "미국"] }))).toEqual(["D", "C", "B"]);
    expect(titles(await projects.list({ types: ["bac", "package"] }))).toEqual(["D", "C", "B"]);
    expect(titles(await projects.list({ countries: ["중국"], types: ["bac"] }))).toEqual(["D"]);
    expect(titles(await projects.list({ countries: ["중국"], tags: ["개방형"] }))).toEqual(["B"]);
    expect(titles(await projects.list({ countries: ["없는나라"] }))).toEqual([]);
  });

  test("tell the types of tower in use, in their order, without those of hidden projects", async () => {
    const projects = await projectsWith(await open(), [
      { coolingTowerType: "bac" },
      { coolingTowerType: "industrial" },
      { coolingTowerType: "package", isHidden: true },
    ]);
    expect(await projects.types()).toEqual(["industrial", "bac"]);
  });

  test("are found whichever way Hangul is composed, at storing and at asking", async () => {
    const projects = await projectsWith(await open(), [
      { title: "decomposed", country: "한국".normalize("NFD"), tags: ["저소음".normalize("NFD")] },
      { title: "composed", country: "한국", tags: ["저소음"] },
    ]);
    for (const form of ["NFC", "NFD"]) {
      const query = { countries: ["한국".normalize(form)], tags: ["저소음".normalize(form)] };
      expect(titles(await projects.list(query))).toEqual(["composed", "decomposed"]);
    }
    expect(await projects.tags()).toEqual(["저소음"]);
    expect((await projects.stats()).countryStats).toEqual([{ country: "한국", count: 2 }]);
  });

  test.each([
    ["title", "MODULAR", ["D", "A"]],
    ["description", "급냉", ["B"]],
    ["client", "마바", ["C"]],
    ["city", "항저우", ["B"]],
    ["a percent sign literally", "100%", ["C"]],
    ["an underscore literally", "_", ["D"]],
    ["a backslash literally", "\\", ["D"]],
    ["words that are further apart where they stand", "급냉 설비", ["B"]],
    ["decomposed Hangul", "항저우".normalize("NFD"), ["B"]],
    ["nothing that only spans two fields", "modular a 급냉", []],
    ["everything for blanks", "   ", ["D", "C", "B", "A"]],
  ])("are searched by %s", async (_, search, expected) => {
    const projects = await projectsWith(await open(), [
      { title: "A Modular A", description: "-", clientCompany: "x", city: null },
      { title: "B", description: "급냉  설비", clientCompany: "x", city: "항저우" },
      { title: "C", description: "가동률 100%", clientCompany: "마바식품", city: null },
      { title: "D", description: "x_y \\ modular", clientCompany: "x", city: null },
    ]);
    expect(titles(await projects.list({ search })).map((title) => title[0])).toEqual(expected);
  });

  test.each([
    ["(주)마바", ["A"]],
    ["㈜다라", ["B"]],
    ["alpha 45m2", ["A"]],
    ["ＡＬＰＨＡ", ["A"]],
    ["beta 30°C", ["B"]],
    ["５０ＲＴ", ["B"]],
  ])("are searched by %s, however its characters are written", async (search, expected) => {
    const projects = await projectsWith(await open(), [
      { title: "A", clientCompany: "㈜마바", description: "ＡＬＰＨＡ 45㎡" },
      { title: "B", clientCompany: "(주)다라", description: "Beta 30℃ 50RT" },
    ]);
    expect(titles(await projects.list({ search }))).toEqual(expected);
  });

  test("are counted by country, most first, and by city, equal city names in two countries being two", async () => {
    const projects = await projectsWith(await open(), [
      { country: "중국", city: "광주" },
      { country: "한국", city: "광주" },
      { country: "한국", city: "서울" },
      { country: "한국", city: "서울" },
      { country: "베트남", city: null },
    ]);
    expect(await projects.stats()).toEqual({
      totalProjects: 5,
      countryStats: [
        { country: "한국", count: 3 },
        { country: "베트남", count: 1 },
        { country: "중국", count: 1 },
      ],
      cityCount: 3,
    });
    expect(await projects.cities()).toEqual(
      [
        { country: "중국", city: "광주" },
        { country: "한국", city: "광주" },
        { country: "한국", city: "서울" },
      ].sort((a, b) => (a.country + a.city < b.country + b.city ? -1 : 1)),
    );
  });

  test("have no figures and no tags before the first", async () => {
    const projects = await projectsWith(await open(), []);
    expect(await projects.stats()).toEqual({ totalProjects: 0, countryStats: [], cityCount: 0 });
    expect(await projects.tags()).toEqual([]);
    expect(await projects.list()).toEqual([]);
  });

  test("name the tags in use in display order, unknown ones last", async () => {
    const projects = await projectsWith(await open(), [...tagged, { tags: ["새태그", "백연저감"] }]);
    expect(await projects.tags()).toEqual([
      "개방형",
      "밀폐형",
      "직교류",
      "대향류",
      "저소음",
      "백연저감",
      "새태그",
    ]);
  });

  test.each([
    [["개방형"], ["직교류", "대향류", "저소음"]],
    [
      ["개방형", "저소음"],
      ["직교류", "대향류"],
    ],
    [["직교류", "저소음"], ["개방형"]],
    [["밀폐형"], []],
    [["개방형", "밀폐형"], []],
    [["없는태그"], []],
    [[], ["개방형", "밀폐형", "직교류", "대향류", "저소음"]],
  ])("tell which tags occur together with %j", async (selected, expected) => {
    const projects = await projectsWith(await open(), tagged);
    expect(await projects.relatedTags(selected)).toEqual(expected);
  });

  test("keep id, time of creation and place when edited, and lose their former tags", async () => {
    const projects = await projectsWith(await open(), [{ title: "old", tags: ["개방형"] }, { title: "B" }]);
    const [, first] = await projects.list();
    const id = first?.id ?? 0;
    const edited = await projects.update(id, aProject({ title: "new", tags: ["밀폐형"], city: "부산" }));
    expect(edited).toMatchObject({
      kind: "updated",
      project: { id, title: "new", tags: ["밀폐형"], createdAt: first?.createdAt },
    });
    expect(titles(await projects.list())).toEqual(["B", "new"]);
    expect(await projects.tags()).toEqual(["밀폐형"]);
    expect(titles(await projects.list({ search: "부산" }))).toEqual(["new"]);
  });

  test("are gone with their tags once removed, and their id is not given out again", async () => {
    const projects = await projectsWith(await open(), [{ title: "A", tags: ["개방형"] }]);
    const id = (await projects.list())[0]?.id ?? 0;
    expect((await projects.remove(id)).kind).toBe("removed");
    expect((await projects.remove(id)).kind).toBe("missing");
    expect(await projects.find(id)).toBeUndefined();
    expect(await projects.tags()).toEqual([]);
    expect((await storeProject(projects, aProject())).id).toBeGreaterThan(id);
  });

  test("that do not exist cannot be edited", async () => {
    const projects = await projectsWith(await open(), []);
    expect(await projects.update(404, aProject())).toEqual({ kind: "missing" });
    expect(await projects.findEditable(404)).toBeUndefined();
  });

  test("are refused whole when a part cannot be stored", async () => {
    const projects = await projectsWith(await open(), []);
    await expect(
      storeProject(projects, aProject({ tags: ["개방형", "너무긴태그".repeat(20)] })),
    ).rejects.toThrow();
    expect(await projects.list()).toEqual([]);
  });

  test("are listed in parts, and counted whole", async () => {
    const facts = ["A", "B", "C", "D", "E"].map((title) => ({
      title,
      country: title === "C" ? "중국" : "한국",
    }));
    const projects = await projectsWith(await open(), facts);
    expect(titles(await projects.list({ limit: 2 }))).toEqual(["E", "D"]);
    expect(titles(await projects.list({ limit: 2, offset: 2 }))).toEqual(["C", "B"]);
    expect(titles(await projects.list({ limit: 2, offset: 4 }))).toEqual(["A"]);
    expect(await projects.list({ limit: 2, offset: 5 })).toEqual([]);
    expect(titles(await projects.list({ countries: ["한국"], limit: 2, offset: 1 }))).toEqual(["D", "B"]);
    expect(await projects.count()).toBe(5);
    expect(await projects.count({ countries: ["한국"] })).toBe(4);
    expect(await projects.count({ countries: ["없는나라"] })).toBe(0);
  });

  test("are listed until their text would be too much for one answer", async () => {
    const long = { description: "가".repeat(10_000) };
    const projects = await projectsWith(await open(), new Array(150).fill(long));
    const shown = await projects.list();
    const bytes = Buffer.byteLength(JSON.stringify(shown));
    expect(bytes).toBeGreaterThan(3_500_000);
    expect(bytes).toBeLessThan(4_100_000);
    expect(await projects.count()).toBe(150);
    expect(await projects.list({ offset: shown.length })).toHaveLength(150 - shown.length);
  });

  test("without a day come at the end of their month or year, without a year on the day in Korea of their registration", async () => {
    const lateInTheDay = new Date("2024-05-01T15:00:00.000Z");
    const projects = createProjects(await open(), () => lateInTheDay);
    const facts = [
      { title: "2019", projectYear: 2019 },
      { title: "2020-01-01", projectYear: 2020, completedOn: "2020-01-01" },
      { title: "2024", projectYear: 2024 },
      { title: "2024-05-03", projectYear: 2024, completedOn: "2024-05-03" },
      { title: "2024-05-01", projectYear: 2024, completedOn: "2024-05-01" },
      { title: "2024-05", projectYear: 2024, completedOn: "2024-05" },
      { title: "registered", projectYear: null },
    ];
    for (const each of facts)
      expect((await storeProject(projects, aProject(each))).completedOn).toBe(each.completedOn ?? null);
    const order = ["2024", "2024-05", "2024-05-03", "registered", "2024-05-01", "2020-01-01", "2019"];
    expect(titles(await projects.list())).toEqual(order);
    expect(titles(await projects.forHome(3))).toEqual(order.slice(0, 3));
    expect((await projects.findWithNeighbors(7))?.older?.title).toBe("2024-05-01");
  });

  test("know when one of them was last added or edited", async () => {
    const projects = await projectsWith(await open(), []);
    expect(await projects.lastChange()).toBeUndefined();
    const { id } = await storeProject(projects, aProject({ completedOn: "2030-01-01" }));
    await storeProject(projects, aProject());
    expect(await projects.lastChange()).toBe("2024-05-01T00:01:00.000Z");
    await projects.update(id, aProject({ title: "new" }));
    expect(await projects.lastChange()).toBe("2024-05-01T00:02:00.000Z");
  });

  test.each([
    ["200-400", "newest", ["C", "B"]],
    ["-299", "newest", ["B"]],
    ["300-", "size", ["D", "C"]],
    [undefined, "size", ["D", "C", "B", "A"]],
  ] as const)("are listed by capacity %s in the order %s", async (crt, sort, expected) => {
    const projects = await projectsWith(await open(), [
      { title: "A", capacity: "by agreement" },
      { title: "B", capacity: "200RT" },
      { title: "C", capacity: "300 CRT" },
      { title: "D", capacity: "2,400 RT" },
    ]);
    const query = { sort, ...(crt && { crt }) };
    expect(titles(await projects.list(query))).toEqual(expected);
    expect(await projects.count(query)).toBe(expected.length);
    const [first] = await projects.list(query);
    if (first === undefined) throw new Error("The list is empty.");
    const after = {
      tons: capacityTons(first.capacity) ?? unknownTons,
      listedOn: listingDay(first, new Date(first.createdAt)),
      id: first.id,
    };
    expect(titles(await projects.list({ ...query, after }))).toEqual(expected.slice(1));
  });

  test.each([
    ["two words in two fields, in any order", "울산 교체", ["A"]],
    ["the beginning of a word and a word in capitals", "수처 HXV", ["B"]],
    ["a word that is typed twice as once", "교체  교체", ["A"]],
    ["nothing where one of the words is missing", "교체 부산", []],
    ["everything for blanks", "  ", ["B", "A"]],
    ["a word in British spelling for American text", "data centre", ["B"]],
    ["a word in American spelling for British text", "molding", ["A"]],
    ["an ending in British spelling for American text", "galvanised", ["B"]],
    ["a whole word in American spelling for British text", "tires", ["A"]],
    ["a whole word in British spelling, and none that contains the American one", "labour", []],
    ["a Korean word that the text writes with a space", "데이터센터", ["A"]],
    ["Korean words that the text writes as one", "수 처리", ["B"]],
  ])("are found by %s", async (_, search, expected) => {
    const projects = await projectsWith(await open(), [
      { title: "A", description: "교체, 데이터 센터, moulding, tyres", city: "울산" },
      { title: "B", description: "hxv 수처리, data center, galvanized, laboratory", city: "부산" },
    ]);
    expect(titles(await projects.list({ search }))).toEqual(expected);
  });
});
