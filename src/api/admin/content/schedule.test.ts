import { expect, test } from "vitest";
import { openAdministration, username } from "../../../../tests/support/administrator.ts";

const path = "home.company.title";
const text = { kind: "text", ko: "새해 인사", en: "New year" };
const at = "2099-12-01T00:00:00.000Z";

async function opened() {
  const { call, services } = await openAdministration();
  const write = (edit: object | null, revision = 0) =>
    call("PUT /api/admin/content/edits", { payload: { path, edit, revision } });
  const reviewedHash = async () => (await call("GET /api/admin/content/changes")).body.draftHash;
  const schedule = (payload: object, headers = {}) =>
    call("PUT /api/admin/content/plan", { payload: { at, expectedPlannedAt: null, ...payload }, headers });
  const plan = async () => (await call("GET /api/admin/content/plan")).body.plan;
  return { call, services, write, reviewedHash, schedule, plan };
}

test("the scheduled publication has its time, author and changes, and can be canceled", async () => {
  const { call, services, write, reviewedHash, schedule, plan } = await opened();
  expect(await plan()).toBeNull();
  await write(text);
  const planned = await schedule({ draftHash: await reviewedHash() });
  expect(planned.status).toBe(200);
  expect(await plan()).toEqual(planned.body.plan);
  expect(planned.body.plan).toMatchObject({
    at,
    by: username,
    failedAt: null,
    left: [],
    differences: [{ path, after: text, problems: [] }],
  });
  const cancel = () => call(`DELETE /api/admin/content/plan/${planned.body.plan.plannedAt}`);
  expect(await cancel()).toMatchObject({ status: 200, body: { isCancelled: true } });
  expect(await cancel()).toMatchObject({ status: 200, body: { isCancelled: false } });
  expect(await plan()).toBeNull();
  expect((await call("GET /api/admin/content/changes")).body.differences).toHaveLength(1);
  const { entries } = await services.audit.page(1);
  expect(entries.slice(0, 2)).toMatchObject([
    { event: "content-unscheduled", account: username },
    { event: "content-scheduled", account: username, detail: "2099-12-01 09:00" },
  ]);
});

test("a replaced plan cannot be canceled by a user who saw the former one", async () => {
  const { call, services, write, reviewedHash, schedule, plan } = await opened();
  await write(text);
  const { plannedAt } = (await schedule({ draftHash: await reviewedHash() })).body.plan;
  await schedule({ at: "2099-12-02T00:00:00.000Z", expectedPlannedAt: plannedAt });
  const refused = await call(`DELETE /api/admin/content/plan/${plannedAt}`);
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/[가-힣]/)]);
  expect(await plan()).toMatchObject({ at: "2099-12-02T00:00:00.000Z" });
  const { entries } = await services.audit.page(1);
  expect(entries.map(({ event }) => event)).not.toContain("content-unscheduled");
  expect((await call("DELETE /api/admin/content/plan/yesterday")).status).toBe(400);
});

test("rescheduling keeps the planned edits; a plan changed by somebody else is refused in either language", async () => {
  const { write, reviewedHash, schedule, plan } = await opened();
  const { revision } = (await write(text)).body;
  const first = (await schedule({ draftHash: await reviewedHash() })).body.plan;
  await write({ ...text, ko: "나중" }, revision);
  const later = { at: "2099-12-02T00:00:00.000Z", expectedPlannedAt: first.plannedAt };
  expect((await schedule(later)).status).toBe(200);
  expect(await plan()).toMatchObject({ at: later.at, differences: [{ after: text }] });
  const outdated = await schedule({ draftHash: await reviewedHash(), expectedPlannedAt: first.plannedAt });
  expect([outdated.status, outdated.body.error]).toEqual([409, expect.stringMatching(/[가-힣]/)]);
  const english = await schedule(
    { draftHash: await reviewedHash(), expectedPlannedAt: first.plannedAt },
    { "accept-language": "en" },
  );
  expect(english.body.error).toMatch(/^Somebody else/);
});

test("a request with the names of an older version is refused, not taken for a change of the time", async () => {
  const { call, write, reviewedHash, schedule, plan } = await opened();
  await write(text);
  const { plannedAt } = (await schedule({ draftHash: await reviewedHash() })).body.plan;
  const older = { at: "2099-12-02T00:00:00.000Z", draft: await reviewedHash(), plan: plannedAt };
  expect((await call("PUT /api/admin/content/plan", { payload: older })).status).toBe(400);
  expect(await plan()).toMatchObject({ at });
});

test.each([
  ["an unfinished draft", { ...text, en: "" }, {}, 400],
  ["a time that is over", text, { at: "2020-01-01T00:00:00.000Z" }, 400],
  ["a time that is none", text, { at: "tomorrow" }, 400],
  ["another draft than was looked at", text, { draftHash: "another" }, 409],
])("%s is not planned", async (_, edit, wish, status) => {
  const { write, reviewedHash, schedule, plan } = await opened();
  await write(edit);
  const refused = await schedule({ draftHash: await reviewedHash(), ...wish });
  expect([refused.status, typeof refused.body.error]).toEqual([status, "string"]);
  expect(await plan()).toBeNull();
});
