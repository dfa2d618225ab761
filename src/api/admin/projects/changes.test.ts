import { describe, expect, test } from "vitest";
import type { Database } from "#data/database/connect.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { noEnglish } from "../../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";

const form = {
  title: "울산 모듈러 냉각탑",
  description: "모듈 8대를 증설했습니다.",
  clientCompany: "가나화학",
  country: "한국",
  city: "울산",
  capacity: "1200RT",
  coolingTowerType: "industrial",
  projectYear: 2024,
  tags: ["개방형", "모듈형"],
  imageUrl: "/projects/example.webp",
  completedOn: "2024-03-15",
};
const work = { asked: "공정을 멈추지 않아야 했습니다.", done: "9일 만에 설치했습니다." };

test("a project is added with all its fields, and visitors see it", async () => {
  const { call } = await openAdministration();
  const added = await call("POST /api/projects", {
    payload: { ...form, ...work, en: { title: "Modular tower", done: "Nine days." } },
  });
  const time = expect.stringMatching(/^\d{4}-.*Z$/);
  expect([added.status, added.body]).toEqual([
    201,
    {
      id: 1,
      ...form,
      ...work,
      en: { ...noEnglish, title: "Modular tower", done: "Nine days." },
      englishGaps: ["clientCompany", "description", "asked"],
      pictures: [{ url: form.imageUrl, alt: null, altEn: null }],
      isHidden: false,
      isOnHome: false,
      createdAt: time,
      updatedAt: time,
    },
  ]);
  const [shown] = (await call("GET /api/projects", { cookie: "" })).body;
  expect(shown).toEqual({ id: 1, ...form, createdAt: added.body.createdAt });
});

test("English texts override the lookup tables, in English only", async () => {
  const { call } = await openAdministration();
  await call("POST /api/projects", {
    payload: { ...form, en: { title: "Modular tower", clientCompany: "Gana Chemical", city: "Ulsan (own)" } },
  });
  const english = (await call("GET /api/projects?lang=en")).body[0];
  expect(english).toMatchObject({
    title: "Modular tower",
    description: form.description,
    clientCompany: "Gana Chemical",
    city: "Ulsan (own)",
  });
  expect(english).not.toHaveProperty("en");
  expect((await call("GET /api/projects?lang=ko")).body[0]).toMatchObject({
    title: form.title,
    city: "울산",
  });
});

test("optional fields may be missing, null or empty", async () => {
  const { call } = await openAdministration();
  const { title, description, clientCompany, country, capacity, coolingTowerType } = form;
  const required = { title, description, clientCompany, country, capacity, coolingTowerType };
  const absent = { city: null, projectYear: null, tags: [], imageUrl: null, en: { title: null } };
  for (const payload of [
    required,
    { ...required, ...absent },
    { ...required, city: "", imageUrl: "", en: { title: " " } },
  ]) {
    expect((await call("POST /api/projects", { payload })).body).toMatchObject(absent);
  }
});

test.each([
  ["title", "", "프로젝트명을 입력해주세요"],
  ["title", " \u0000 ", "프로젝트명을 입력해주세요"],
  ["title", 7, "프로젝트명을 입력해주세요"],
  ["description", "", "설명을 입력해주세요"],
  ["clientCompany", undefined, "고객사명을 입력해주세요"],
  ["country", "", "국가를 입력해주세요"],
  ["capacity", "", "용량을 입력해주세요"],
  ["title", "가".repeat(301), "300자 이하로 입력해주세요"],
  ["projectYear", 1999, "연도는 2000년부터 2030년까지 입력할 수 있습니다"],
  ["projectYear", 2031, "연도는 2000년부터 2030년까지 입력할 수 있습니다"],
  ["projectYear", 2020.5, "연도는 2000년부터 2030년까지 입력할 수 있습니다"],
  ["projectYear", "2020", "연도는 2000년부터 2030년까지 입력할 수 있습니다"],
  ["coolingTowerType", "steam", "냉각탑 형식을 선택해주세요"],
  [
    "completedOn",
    "2015-06-01",
    "프로젝트 연도(2024년)와 준공일(2015-06-01)의 연도가 다릅니다. 둘 중 하나를 고치거나 준공일을 비워주세요",
  ],
  ["completedOn", "2023-02-29", expect.stringContaining("준공일")],
  ["completedOn", "2205-01-01", expect.stringContaining("준공일")],
  ["completedOn", "20250-01-01", expect.stringContaining("준공일")],
  ["tags", ["없는태그"], "목록에 있는 태그만 선택해주세요"],
  ["imageUrl", "javascript:alert(1)", expect.stringContaining("사진 주소")],
  ["imageUrl", "//evil.example/a.webp", expect.stringContaining("사진 주소")],
  ["imageUrl", "/\\evil.example/a.webp", expect.stringContaining("사진 주소")],
  ["en", { title: "x".repeat(301) }, "300자 이하로 입력해주세요", "en.title"],
])(
  "%s = %j is refused with its message, and nothing is stored",
  async (field, value, message, named = field) => {
    const { call, services } = await openAdministration();
    const response = await call("POST /api/projects", { payload: { ...form, [field]: value } });
    expect([response.status, response.body]).toEqual([
      400,
      { error: "입력한 내용을 확인해 주세요.", fields: { [named]: message } },
    ]);
    expect(await services.projects.list()).toEqual([]);
  },
);

test.each([2000, 2030])("the year %d is accepted", async (projectYear) => {
  const { call } = await openAdministration();
  const payload = { ...form, projectYear, completedOn: "" };
  expect((await call("POST /api/projects", { payload })).body).toMatchObject({
    projectYear,
    completedOn: null,
  });
});

test("an edit is stored, and the response has the next version", async () => {
  const { call } = await openAdministration();
  const { body } = await call("POST /api/projects", { payload: form });
  const { updatedAt, id, createdAt } = body;
  const edit = await call(`PUT /api/projects/${id}`, { payload: { ...form, title: "고침", updatedAt } });
  expect([edit.status, edit.body]).toMatchObject([200, { id, title: "고침", createdAt }]);
  expect(edit.body.updatedAt > updatedAt).toBe(true);
  expect((await call(`GET /api/admin/projects/${id}`)).body).toEqual(edit.body);
});

test("a project is added and logged once per Idempotency-Key", async () => {
  const { call, services } = await openAdministration();
  const attempt = (title: string) =>
    call("POST /api/projects", { payload: { ...form, title }, headers: { "idempotency-key": "one" } });
  const first = await attempt("현장");
  const again = await attempt("현장");
  expect([again.status, again.body]).toEqual([201, first.body]);
  const other = await attempt("다른 이름");
  expect([other.status, other.body]).toEqual([
    409,
    {
      error: "먼저 누른 저장으로 이미 등록된 시공사례입니다. 목록에서 등록된 내용을 확인한 뒤 수정해 주세요.",
      project: first.body,
    },
  ]);
  expect(await services.projects.count()).toBe(1);
  expect((await call("GET /api/admin/audit")).body.total).toBe(1);
});

test("an edit whose response was lost causes no conflict when it is sent again", async () => {
  const { call } = await openAdministration();
  const { id, updatedAt } = (await call("POST /api/projects", { payload: form })).body;
  const edit = () => call(`PUT /api/projects/${id}`, { payload: { ...form, title: "고침", updatedAt } });
  const first = await edit();
  expect(await edit()).toMatchObject({ status: 200, body: first.body });
  expect((await call("GET /api/admin/audit")).body.total).toBe(2);
});

test("an edit of a version that somebody else has changed is refused with the newer one", async () => {
  const { call } = await openAdministration();
  const { id, updatedAt } = (await call("POST /api/projects", { payload: form })).body;
  const theirs = await call(`PUT /api/projects/${id}`, { payload: { ...form, title: "먼저", updatedAt } });
  const mine = await call(`PUT /api/projects/${id}`, { payload: { ...form, title: "나중", updatedAt } });
  expect([mine.status, mine.body]).toEqual([
    409,
    {
      error: "그사이 다른 곳에서 이 시공사례를 수정했습니다. 최신 내용을 확인한 뒤 다시 수정해 주세요.",
      project: theirs.body,
    },
  ]);
});

test("an edit without a version overwrites the stored one", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/projects", { payload: form })).body;
  await call(`PUT /api/projects/${id}`, { payload: { ...form, title: "먼저" } });
  const last = await call(`PUT /api/projects/${id}`, { payload: { ...form, title: "나중" } });
  expect([last.status, last.body.title]).toEqual([200, "나중"]);
});

test("a version that is not a time is refused", async () => {
  const { call } = await openAdministration();
  const response = await call("PUT /api/projects/1", { payload: { ...form, updatedAt: "yesterday" } });
  const fields = { updatedAt: "입력한 값을 확인해주세요" };
  expect([response.status, response.body]).toEqual([400, { error: "입력한 내용을 확인해 주세요.", fields }]);
});

test("what does not exist can be neither edited nor deleted", async () => {
  const { call } = await openAdministration();
  expect((await call("PUT /api/projects/7", { payload: form })).status).toBe(404);
  expect((await call("DELETE /api/projects/7")).status).toBe(404);
});

test("a deleted project is gone", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/projects", { payload: form })).body;
  expect(await call(`DELETE /api/projects/${id}`)).toMatchObject({ status: 200, body: { success: true } });
  expect((await call(`GET /api/admin/projects/${id}`)).status).toBe(404);
});

test("every change is logged with the project's title and author", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/projects", { payload: form })).body;
  await call(`PUT /api/projects/${id}`, { payload: { ...form, title: "고침" } });
  await call(`DELETE /api/projects/${id}`);
  const { body } = await call("GET /api/admin/audit");
  expect(body).toMatchObject({ total: 3, page: 1, pageSize: 50 });
  expect(body.entries.map(({ id: _, happenedAt: __, ...entry }: Record<string, unknown>) => entry)).toEqual([
    { event: "project-deleted", account: "admin", detail: "고침", address: "127.0.0.*" },
    { event: "project-updated", account: "admin", detail: "고침", address: "127.0.0.*" },
    { event: "project-created", account: "admin", detail: form.title, address: "127.0.0.*" },
  ]);
});

test("the list is searched, filtered, sorted and paged, and names the countries in use", async () => {
  const { call } = await openAdministration();
  await call("POST /api/projects", { payload: form });
  await call("POST /api/projects", { payload: { ...form, title: "하노이", country: "베트남" } });
  const list = async (query: string) => (await call(`GET /api/admin/projects${query}`)).body;
  expect(await list("")).toMatchObject({
    projects: [{ title: "하노이" }, { title: form.title }],
    total: 2,
    page: 1,
    pageSize: 50,
    countries: ["한국", "베트남"],
  });
  const country = encodeURIComponent("베트남");
  expect((await list(`?search=&type=industrial&country=${country}`)).projects).toHaveLength(1);
  expect((await list("?country=&type=")).total).toBe(2);
  expect((await list("?type=bac")).total).toBe(0);
  expect((await list("?english=missing")).total).toBe(2);
  expect((await list(`?search=${encodeURIComponent("모듈러 울산")}`)).total).toBe(1);
  expect((await list("?sort=completed&order=asc")).projects[0].title).toBe(form.title);
  expect((await list("?sort=title&order=asc")).projects[0].title).toBe(form.title);
  expect((await list(`?search=${"x".repeat(300)}`)).total).toBe(0);
  expect(await list("?page=2")).toMatchObject({ projects: [], total: 2, page: 2 });
});

describe("If-Match", () => {
  const english = { "accept-language": "en" };

  async function withProject(database?: Database) {
    const opened = await openAdministration({}, undefined, database && { database });
    const added = await opened.call("POST /api/projects", { payload: form });
    const etag = String((await opened.call("GET /api/admin/projects/1")).headers.etag);
    expect([added.headers.etag, etag]).toEqual([etag, expect.stringMatching(/^"[\w-]+"$/)]);
    return { ...opened, etag };
  }

  test("allows a change of the version that was read, and the response has the next one", async () => {
    const { call, etag } = await withProject();
    const payload = { ...form, title: "새 이름" };
    const changed = await call("PUT /api/projects/1", { payload, headers: { "if-match": `W/"a", ${etag}` } });
    expect([changed.status, changed.body.title]).toEqual([200, "새 이름"]);
    const next = String(changed.headers.etag);
    expect(next).not.toBe(etag);
    expect((await call("GET /api/admin/projects/1")).headers.etag).toBe(next);
    expect((await call("DELETE /api/projects/1", { headers: { "if-match": next } })).status).toBe(200);
  });

  test.each(["PUT", "DELETE"])("refuses a %s of another version, which changes nothing", async (method) => {
    const { call, etag } = await withProject();
    await call("PUT /api/projects/1", { payload: { ...form, title: "그사이" } });
    const sent = method === "PUT" ? { payload: { ...form, title: "늦은 이름" } } : {};
    for (const header of [etag, '"other"', `W/${etag}`]) {
      const late = await call(`${method} /api/projects/1`, {
        ...sent,
        headers: { ...english, "if-match": header },
      });
      expect([late.status, late.body.error]).toEqual([412, expect.stringContaining("changed this project")]);
      expect(late.body.project.title).toBe("그사이");
    }
    expect((await call("GET /api/admin/projects/1")).body.title).toBe("그사이");
  });

  test('with "*" requires only that the project exists', async () => {
    const { call } = await withProject();
    const any = { "if-match": "*" };
    expect((await call("PUT /api/projects/1", { payload: form, headers: any })).status).toBe(200);
    expect((await call("PUT /api/projects/2", { payload: form, headers: any })).status).toBe(404);
  });

  describeOnBothEngines("of two simultaneous requests", ({ open }) => {
    test.each([1, 2, 3])(
      "allows one change, or one change or deletion, of the same version (%i)",
      async () => {
        const { call, etag } = await withProject(await open());
        const headers = { "if-match": etag };
        const change = (title: string) =>
          call("PUT /api/projects/1", { payload: { ...form, title }, headers });
        const changes = await Promise.all([change("하나"), change("둘")]);
        expect(changes.map(({ status }) => status).sort()).toEqual([200, 412]);
        headers["if-match"] = String(changes.find(({ status }) => status === 200)?.headers.etag);
        const both = await Promise.all([change("셋"), call("DELETE /api/projects/1", { headers })]);
        expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      },
    );
  });
});
