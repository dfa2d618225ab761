import { describe, expect, test } from "vitest";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { written } from "../../../../tests/support/file-forms.ts";
import { aPicture } from "../../../../tests/support/pictures.ts";

const project = {
  title: "울산 모듈러 냉각탑",
  description: "모듈 8대를 증설했습니다.",
  clientCompany: "가나화학",
  country: "한국",
  city: "울산",
  capacity: "1200RT",
  coolingTowerType: "industrial",
  tags: ["개방형"],
  completedOn: "2024-03-15",
};
const columns = ["title", "description", "clientCompany", "country", "city", "capacity", "coolingTowerType"];
const row = (facts: object = {}) => ({
  id: null,
  number: null,
  photo: null,
  project: { ...project, ...facts },
});
const body = (rows: readonly object[], isTrial = false) => ({ payload: { columns, rows, isTrial } });

type Opened = Awaited<ReturnType<typeof openAdministration>>;
const bring = ({ call }: Opened, rows: readonly object[], isTrial = false) =>
  call("POST /api/admin/projects/import", body(rows, isTrial));

describe("a list of projects", () => {
  test("can be tried in a dry run, and is stored with one log entry", async () => {
    const opened = await openAdministration();
    const rows = [row(), row({ title: "다른 현장" })];
    const dryRun = await bring(opened, rows, true);
    expect([dryRun.status, dryRun.body.outcomes]).toEqual([
      200,
      [0, 1].map(() => ({ outcome: "added", id: null, known: null, changes: [], needsPhoto: false })),
    ]);
    expect((await opened.call("GET /api/projects")).body).toEqual([]);
    expect((await opened.call("GET /api/admin/audit")).body.entries).toEqual([]);
    const stored = await bring(opened, rows);
    expect(stored.body.outcomes).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect((await opened.call("GET /api/projects")).body.length).toBe(2);
    expect((await opened.call("GET /api/admin/audit")).body.entries).toMatchObject([
      { event: "projects-imported", detail: "추가 2건, 수정 0건, 그대로 0건, 손대지 않음 0건" },
    ]);
    const { run } = stored.body;
    expect((await opened.call("GET /api/admin/projects/import/runs")).body.runs).toMatchObject([
      { id: run, added: 2, changed: 0 },
    ]);
    const undo = `POST /api/admin/projects/import/runs/${run}/undo` as const;
    expect((await opened.call(undo)).body).toEqual({ undone: 2, kept: 0 });
    expect((await opened.call(undo)).status).toBe(404);
    expect((await opened.call("GET /api/admin/audit")).body.entries).toMatchObject([
      { event: "project-import-undone", detail: "되돌린 2건, 그대로 둔 0건" },
      { event: "projects-imported" },
    ]);
    expect((await opened.call("GET /api/projects")).body).toEqual([]);
  });

  test("with a wrong row is refused with that row, and nothing of it is stored", async () => {
    const opened = await openAdministration();
    const response = await bring(opened, [row(), row({ title: " ", coolingTowerType: "steam" })]);
    expect([response.status, response.body.rows]).toEqual([
      400,
      [
        {
          row: 1,
          fields: { title: "프로젝트명을 입력해주세요", coolingTowerType: "냉각탑 형식을 선택해주세요" },
        },
      ],
    ]);
    expect((await opened.call("GET /api/projects")).body).toEqual([]);
  });

  test("may be longer than other bodies, up to a limit", async () => {
    const opened = await openAdministration();
    const description = "가".repeat(9_000);
    const some = Array.from({ length: 100 }, (_, index) => row({ title: `현장 ${index}`, description }));
    expect((await bring(opened, some, true)).status).toBe(200);
    const many = Array.from({ length: 400 }, (_, index) => row({ title: `현장 ${index}`, description }));
    expect((await bring(opened, many, true)).status).toBe(413);
    const rows = Array.from({ length: 2_001 }, (_, index) => row({ title: `현장 ${index}` }));
    expect((await bring(opened, rows, true)).status).toBe(400);
  });

  test("is exported again, with English texts and numbers", async () => {
    const opened = await openAdministration();
    await bring(opened, [{ ...row({ en: { title: "Ulsan" } }), number: "가-7" }]);
    const { body: response } = await opened.call("GET /api/admin/projects/import?after=0");
    expect(response).toMatchObject({
      projects: [{ id: 1, number: "가-7", title: project.title, en: { title: "Ulsan", city: null } }],
      next: null,
    });
    expect((await opened.call("GET /api/admin/projects/import?after=1")).body.projects).toEqual([]);
    const statusAfter = async (id: number) =>
      (await opened.call(`GET /api/admin/projects/import?after=${id}`)).status;
    expect([await statusAfter(2 ** 31 - 1), await statusAfter(2 ** 31)]).toEqual([200, 400]);
  });
});

test("pictures of a list are accepted beyond the limit of the form, and not logged one by one", async () => {
  const opened = await openAdministration();
  const bytes = await aPicture();
  const empty = written([{ bytes: Buffer.alloc(0) }]);
  for (let i = 0; i < 60; i++) await opened.call("POST /api/projects/upload-image", empty);
  expect((await opened.call("POST /api/projects/upload-image", written([{ bytes }]))).status).toBe(429);
  const taken = await opened.call("POST /api/admin/projects/import/upload-image", written([{ bytes }]));
  expect([taken.status, taken.body]).toEqual([
    200,
    { success: true, imageUrl: expect.stringMatching(/^\/projects\/[0-9a-f]{32}\.webp$/) },
  ]);
  expect((await opened.call("GET /api/admin/audit")).body.entries).toEqual([]);
});
