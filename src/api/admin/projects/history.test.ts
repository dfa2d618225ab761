import { expect, test } from "vitest";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { aProject, storeProject } from "../../../../tests/support/builders.ts";

async function withProjects(...titles: string[]) {
  const opened = await openAdministration();
  const stored = [];
  for (const title of titles) stored.push(await storeProject(opened.services.projects, aProject({ title })));
  return { ...opened, stored, ids: stored.map(({ id }) => id) };
}

test("several projects are hidden at once, are no longer public, and are each logged", async () => {
  const { call, ids } = await withProjects("하나", "둘");
  const response = await call("POST /api/admin/projects/bulk", {
    payload: { ids, change: { kind: "hide" } },
  });
  expect([response.status, response.body.projects.map(({ id }: { id: number }) => id)]).toEqual([200, ids]);
  expect((await call("GET /api/projects", { cookie: "" })).body).toEqual([]);
  expect((await call("GET /api/admin/projects?kept=hidden")).body.total).toBe(2);
  const { entries } = (await call("GET /api/admin/audit")).body;
  expect(entries.map(({ event, detail }: { event: string; detail: string }) => [event, detail])).toEqual([
    ["project-updated", "둘"],
    ["project-updated", "하나"],
  ]);
  expect((await call("POST /api/admin/projects/undo", { payload: response.body })).status).toBe(200);
  expect((await call("GET /api/projects", { cookie: "" })).body).toHaveLength(2);
  const late = await call("POST /api/admin/projects/undo", { payload: response.body });
  expect([late.status, late.body.error]).toEqual([409, expect.stringContaining("취소할 수 없습니다")]);
});

test("nothing is changed when one of several is missing", async () => {
  const { call, ids } = await withProjects("하나");
  const payload = { ids: [...ids, 99], change: { kind: "toTrash" } };
  const response = await call("POST /api/admin/projects/bulk", { payload });
  expect([response.status, response.body.error]).toEqual([
    404,
    expect.stringContaining("아무것도 바꾸지 않았습니다"),
  ]);
  expect((await call("GET /api/admin/projects")).body.total).toBe(1);
});

test.each([
  { ids: [], change: { kind: "hide" } },
  { ids: [1], change: { kind: "paint" } },
  { ids: [1], change: { kind: "addTag" } },
  { ids: [1], change: { kind: "addTag", tag: "없는태그" } },
  { ids: ["1"], change: { kind: "hide" } },
  { ids: Array.from({ length: 201 }, (_, index) => index + 1), change: { kind: "hide" } },
])("%j is refused with a sentence", async (payload) => {
  const { call } = await openAdministration();
  const response = await call("POST /api/admin/projects/bulk", { payload });
  expect([response.status, typeof response.body.error]).toEqual([400, "string"]);
});

test("a deleted project is in the trash, can be restored, and can be erased", async () => {
  const { call, ids } = await withProjects("지울 현장");
  await call(`DELETE /api/projects/${ids[0]}`);
  expect((await call("GET /api/admin/projects/trash")).body).toMatchObject({
    projects: [{ id: ids[0], title: "지울 현장", deletedBy: "admin" }],
    total: 1,
    page: 1,
  });
  expect((await call("POST /api/admin/projects/trash/restore", { payload: { ids } })).status).toBe(200);
  expect((await call("POST /api/admin/projects/trash/restore", { payload: { ids } })).status).toBe(404);
  await call(`DELETE /api/projects/${ids[0]}`);
  expect((await call("POST /api/admin/projects/trash/erase", { payload: { ids } })).status).toBe(200);
  expect((await call("GET /api/admin/projects/trash")).body.total).toBe(0);
});

test("a project can be reverted to the version before a change, unless it was changed meanwhile", async () => {
  const { call, stored } = await withProjects("처음");
  const [{ id, updatedAt }] = stored as [(typeof stored)[number]];
  const form = { ...aProject({ title: "나중" }) };
  const changed = (await call(`PUT /api/projects/${id}`, { payload: form })).body;
  const [version] = (await call(`GET /api/admin/projects/${id}/versions`)).body.versions;
  expect(version).toMatchObject({ changedBy: "admin", record: { title: "처음" } });
  const revert = (from: string) =>
    call(`POST /api/admin/projects/${id}/revert`, { payload: { version: version.id, updatedAt: from } });
  expect((await revert(updatedAt)).status).toBe(409);
  expect(await revert(changed.updatedAt)).toMatchObject({ status: 200, body: { title: "처음" } });
  const statusFor = async (wanted: number) => {
    const payload = { version: wanted, updatedAt };
    return (await call(`POST /api/admin/projects/${id}/revert`, { payload })).status;
  };
  expect([await statusFor(999), await statusFor(2 ** 31 - 1), await statusFor(2 ** 31)]).toEqual([
    404, 404, 400,
  ]);
});

test("pictures are stored in order with their descriptions, and only those of this site", async () => {
  const { call } = await openAdministration();
  const pictures = [
    { url: "/projects/a.webp", alt: "옥상", altEn: null },
    { url: "/projects/b.webp", alt: null, altEn: "Basin" },
  ];
  const payload = { ...aProject(), pictures };
  const added = await call("POST /api/projects", { payload });
  expect([added.status, added.body.imageUrl, added.body.pictures]).toEqual([
    201,
    "/projects/a.webp",
    pictures,
  ]);
  const [shown] = (await call("GET /api/projects", { cookie: "" })).body;
  expect(shown).not.toHaveProperty("pictures");
  for (const url of ["https://evil.example/a.webp", "//evil.example/a.webp", ""]) {
    const refused = await call("POST /api/projects", { payload: { ...payload, pictures: [{ url }] } });
    expect([url, refused.status]).toEqual([url, 400]);
  }
});
