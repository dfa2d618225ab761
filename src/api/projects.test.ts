import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sampleProjects } from "#content/samples/projects.ts";
import { openApi } from "../../tests/support/api.ts";
import { aProject, storeProject } from "../../tests/support/builders.ts";

const stored = [
  aProject({ title: "A", tags: ["개방형", "직교류"], asked: "밤에 조용하게", done: "저속 팬" }),
  aProject({ title: "B", tags: ["개방형", "저소음"], country: "중국", city: "항저우" }),
  aProject({ title: "C", tags: ["밀폐형"], country: "미국", city: null, coolingTowerType: "bac" }),
];

async function openGallery() {
  const { app, services } = await openApi();
  for (const project of stored) await storeProject(services.projects, project);
  return async (url: string, language = "en") => {
    const response = await app.inject({ url, headers: { "accept-language": language } });
    return { status: response.statusCode, body: response.json() };
  };
}

const titles = (response: { body: { title: string }[] }) => response.body.map(({ title }) => title);

test("GET /api/projects answers all projects, newest first, in the words of the specification", async () => {
  const get = await openGallery();
  const response = await get("/api/projects");
  expect(titles(response)).toEqual(["C", "B", "A"]);
  expect(response.body[1]).toEqual({
    id: 2,
    title: "B",
    description: "노후 설비를 교체했습니다.",
    clientCompany: "가나화학",
    country: "중국",
    city: "항저우",
    capacity: "1200RT",
    coolingTowerType: "industrial",
    projectYear: 2021,
    tags: ["개방형", "저소음"],
    imageUrl: null,
    completedOn: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test("a list leaves to each project's page what was asked and what was done", async () => {
  const get = await openGallery();
  for (const path of ["/api/projects", "/api/projects/filter", "/api/projects?lang=en"])
    expect(JSON.stringify((await get(path)).body)).not.toMatch(/asked|done|밤에 조용/);
});

test.each([
  ["", ["C", "B", "A"]],
  ["?tags=개방형", ["B", "A"]],
  ["?tags=개방형,저소음&tagMode=AND", ["B"]],
  ["?tags=저소음,밀폐형&tagMode=OR", ["C", "B"]],
  ["?countries=중국,미국", ["C", "B"]],
  ["?types=bac", ["C"]],
  ["?tags=개방형&countries=한국&types=industrial", ["A"]],
  ["?tags=&countries=&types=", ["C", "B", "A"]],
  ["?tags=, 개방형 ,,저소음,", ["B"]],
  [`?tags=${"저소음".normalize("NFD")}`, ["B"]],
  ["?tags=없는태그", []],
  ["?countries=없는나라", []],
  ["?countries=%25", []],
  ["?tags=%00", []],
  ["?country=중국", ["C", "B", "A"]],
])("GET /api/projects/filter%s finds %j", async (query, expected) => {
  const get = await openGallery();
  expect(titles(await get(encodeURI(`/api/projects/filter${query}`).replaceAll("%25", "%")))).toEqual(
    expected,
  );
});

const many = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(",");

test.each([
  ["types=steam", '"types" cannot be "steam". Use industrial or package or bac.'],
  ["tagMode=XOR", '"tagMode" cannot be "XOR". Use AND or OR.'],
  ["tagMode=", '"tagMode" cannot be "". Use AND or OR.'],
  ["tags=a&tags=b", '"tags" was given 2 times. Give it once.'],
  ["tagMode=AND&tagMode=OR", '"tagMode" was given 2 times. Give it once.'],
  [`tags=${many(31)}`, '"tags" has too many values. Give at most 30.'],
  [`countries=${"x".repeat(61)}`, '"countries" has a value that is too long. Use at most 60 characters.'],
])("GET /api/projects/filter?%s is refused and says why", async (query, error) => {
  const get = await openGallery();
  expect(await get(`/api/projects/filter?${query}`)).toEqual({ status: 400, body: { error } });
});

test("GET /api/projects/filter takes as many tags as it says", async () => {
  const get = await openGallery();
  expect(await get(`/api/projects/filter?tags=${many(30)}`)).toEqual({ status: 200, body: [] });
});

test("a part of a list is asked for by limit and offset, and says how many there are in all", async () => {
  const { app, services } = await openApi();
  for (const project of stored) await storeProject(services.projects, project);
  const ask = async (path: string) => {
    const response = await app.inject(encodeURI(path));
    return [response.headers["x-total-count"], response.json().map(({ title }: { title: string }) => title)];
  };
  expect(await ask("/api/projects")).toEqual(["3", ["C", "B", "A"]]);
  expect(await ask("/api/projects?limit=2")).toEqual(["3", ["C", "B"]]);
  expect(await ask("/api/projects?limit=2&offset=2")).toEqual(["3", ["A"]]);
  expect(await ask("/api/projects?offset=3")).toEqual(["3", []]);
  expect(await ask("/api/projects/filter?tags=개방형&limit=1&offset=1")).toEqual(["2", ["A"]]);
});

test("the whole list is answered however long it is, and a page names its neighbours", async () => {
  const { app, database } = await openApi();
  const day = (completedOn: string) => ({ completedOn, listedOn: completedOn });
  const rows = Array.from({ length: 1_203 }, (_, index) => ({
    ...{
      title: `현장 ${index}`,
      description: "교체",
      clientCompany: "가나화학",
      country: "한국",
      searchText: "",
    },
    ...{ coolingTowerType: "bac" as const, createdAt: 0, ...day(`20${10 + (index % 9)}-01-01`) },
  }));
  for (let at = 0; at < rows.length; at += 200)
    await database.db
      .insertInto("projects")
      .values(rows.slice(at, at + 200))
      .execute();
  const response = await app.inject("/api/projects");
  const ids = response.json().map(({ id }: { id: number }) => id);
  expect([response.headers["x-total-count"], ids.length, new Set(ids).size]).toEqual(["1203", 1_203, 1_203]);
  expect(ids.slice(0, 2)).toEqual([1_197, 1_188]);
  const packed = await app.inject({ url: "/api/projects?types=bac", headers: { "accept-encoding": "gzip" } });
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString()).length).toBe(1_203);
  expect((await app.inject("/api/projects?offset=1100")).json().length).toBe(103);
  const links = async (query: string) => (await app.inject(`/api/projects?${query}`)).headers.link;
  expect(await links("limit=1000")).toBe('</api/projects?lang=ko&limit=1000&offset=1000>; rel="next"');
  expect(await links("limit=1000&offset=1000")).toBe(
    '</api/projects?lang=ko&limit=1000&offset=0>; rel="prev"',
  );
});

test.each([
  ["limit=0", '"limit" must be 1 or more.'],
  ["limit=1001", '"limit" must be 1000 or less.'],
  ["limit=1.5", '"limit" cannot be used as given. Check its value.'],
  ["limit=ten", '"limit" cannot be used as given. Check its value.'],
  ["limit=", '"limit" must be 1 or more.'],
  ["offset=-1", '"offset" must be 0 or more.'],
])("GET /api/projects?%s is refused", async (query, error) => {
  const get = await openGallery();
  expect(await get(`/api/projects?${query}`)).toEqual({ status: 400, body: { error } });
});

test("an address with too long a query is refused", async () => {
  const get = await openGallery();
  expect(await get(`/api/projects/filter?x=${"y".repeat(9000)}`)).toMatchObject({ status: 414 });
});

test("GET /api/projects/stats answers the figures", async () => {
  const get = await openGallery();
  expect(await get("/api/projects/stats")).toEqual({
    status: 200,
    body: {
      totalProjects: 3,
      countryStats: [
        { country: "미국", count: 1 },
        { country: "중국", count: 1 },
        { country: "한국", count: 1 },
      ],
      cityCount: 2,
    },
  });
});

test("GET /api/projects/tags answers the tags in use", async () => {
  const get = await openGallery();
  expect((await get("/api/projects/tags")).body).toEqual(["개방형", "밀폐형", "직교류", "저소음"]);
});

test.each([
  ["?tags=개방형", ["직교류", "저소음"]],
  ["?tags=개방형,저소음", []],
  ["?tags=없는태그", []],
  ["", ["개방형", "밀폐형", "직교류", "저소음"]],
])("GET /api/projects/tags/related%s answers %j", async (query, expected) => {
  const get = await openGallery();
  expect((await get(encodeURI(`/api/projects/tags/related${query}`))).body).toEqual(expected);
});

test.each(["/api/projects?lang=en", "/api/projects/filter?types=package&lang=en"])(
  "%s answers the prose in English and the vocabulary as stored",
  async (path) => {
    const { app, services } = await openApi();
    const sample = sampleProjects.find(({ coolingTowerType }) => coolingTowerType === "package");
    await storeProject(services.projects, aProject(sample));
    const [project] = (await app.inject(path)).json();
    for (const field of ["title", "description", "clientCompany", "city"]) {
      expect(project[field]).not.toMatch(/[가-힣]/);
    }
    expect(project).toMatchObject({
      country: sample?.country,
      coolingTowerType: "package",
      tags: sample?.tags,
    });
  },
);

test("GET /api/projects answers in Korean unless asked, and knows no third language", async () => {
  const get = await openGallery();
  expect((await get("/api/projects?lang=ko")).body).toEqual((await get("/api/projects")).body);
  expect(await get("/api/projects?lang=fr")).toEqual({
    status: 400,
    body: { error: '"lang" cannot be "fr". Use ko or en.' },
  });
  expect((await get("/api/projects?lang=fr", "ko")).body).toEqual({
    error: '"lang"에 쓸 수 없는 값입니다: "fr". 쓸 수 있는 값: ko, en.',
  });
});

describe("the pages of a list", () => {
  const link = (query: string, rel: string) => `</api/projects/filter?${query}>; rel="${rel}"`;
  const asked = "lang=ko&tagMode=AND&sort=newest";

  test.each([
    ["limit=3", undefined],
    ["limit=4", undefined],
    ["offset=1", undefined],
    ["limit=2", link(`${asked}&limit=2&offset=2`, "next")],
    ["limit=1&offset=2", link(`${asked}&limit=1&offset=1`, "prev")],
    ["limit=2&offset=1", link(`${asked}&limit=2&offset=0`, "prev")],
    [
      "limit=1&offset=1",
      `${link(`${asked}&limit=1&offset=0`, "prev")}, ${link(`${asked}&limit=1&offset=2`, "next")}`,
    ],
    ["limit=1&offset=9", link(`${asked}&limit=1&offset=8`, "prev")],
  ])("asked for by %s name their neighbours", async (query, expected) => {
    const { app, services } = await openApi();
    for (const project of stored) await storeProject(services.projects, project);
    const { link: header } = (await app.inject(`/api/projects/filter?${query}`)).headers;
    const inAnyOrder = (text: unknown) =>
      typeof text === "string" ? text.split(/[?&>,;]\s*/).sort() : undefined;
    expect(inAnyOrder(header)).toEqual(inAnyOrder(expected));
  });

  test("keep what was asked for", async () => {
    const { app, services } = await openApi();
    for (const project of stored) await storeProject(services.projects, project);
    const url = encodeURI("/api/projects/filter?tags=개방형,직교류&tagMode=OR&lang=en&types=&limit=1");
    const { link: header } = (await app.inject(url)).headers;
    const next = new URL(/<([^>]+)>/.exec(String(header))?.[1] ?? "", "http://localhost");
    expect(Object.fromEntries(next.searchParams)).toMatchObject({
      tags: "개방형,직교류",
      tagMode: "OR",
      lang: "en",
      limit: "1",
      offset: "1",
    });
    expect(next.searchParams.has("types")).toBe(false);
    const response = await app.inject(next.pathname + next.search);
    expect(titles({ body: response.json() })).toEqual(["A"]);
  });
});

test("a list of a thousand projects has a version, a longer one is sent as it is read", async () => {
  const { app, database } = await openApi();
  const row = {
    ...{ title: "현장", description: "교체", clientCompany: "가나화학", country: "한국", searchText: "" },
    ...{ coolingTowerType: "bac" as const, createdAt: 0, completedOn: "2020-01-01", listedOn: "2020-01-01" },
  };
  for (let at = 0; at < 1_001; at += 143)
    await database.db
      .insertInto("projects")
      .values(Array.from({ length: 143 }, () => row))
      .execute();
  const ask = async (query: string, encoding: string) => {
    const response = await app.inject({
      url: `/api/projects?${query}`,
      headers: { "accept-encoding": encoding },
    });
    const { etag, vary, "x-total-count": total, "content-encoding": packed } = response.headers;
    expect([vary, total, response.headers["cache-control"]]).toEqual(["Accept-Encoding", "1001", "no-cache"]);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    return [etag !== undefined, packed];
  };
  expect(await ask("offset=1", "gzip")).toEqual([true, "gzip"]);
  expect(await ask("", "gzip")).toEqual([false, "gzip"]);
  expect(await ask("", "identity")).toEqual([false, undefined]);
  const ids = (await app.inject("/api/projects")).json().map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(1_001);
  expect((await app.inject("/api/projects?lang=en")).json()[0].title).toBe("현장");
});
