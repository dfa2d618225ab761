import { describe, expect, test, vi } from "vitest";
import { codeAt, fromBase32, stepAt } from "#data/admin/totp.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { openAdministration, password, signInClient } from "../../../../tests/support/administrator.ts";
import { anInquiry, aPageDraft, aProject, storeProject } from "../../../../tests/support/builders.ts";
import { mailSetUp } from "../../../../tests/support/mail-options.ts";

const minuteMs = 60 * 1000;

/** Calls that must fail with a stolen cookie. */
const guarded = [
  "GET /api/admin/inquiries/export.csv",
  "DELETE /api/admin/inquiries/1",
  "DELETE /api/admin/account/sessions",
  "DELETE /api/admin/account/sessions/x",
  "POST /api/admin/projects/trash/erase",
  "DELETE /api/admin/products/trash/1",
  "DELETE /api/admin/pages/trash/1",
  "POST /api/admin/content/versions/1/restore",
  "PUT /api/admin/mail",
  "POST /api/admin/webhooks",
  "POST /api/admin/webhooks/1/secret",
  "DELETE /api/admin/webhooks/1",
];

/** Calls that need a proof only where they change the address that receives inquiries. */
const guardedAtTimes = ["POST /api/admin/content/publish", "PUT /api/admin/content/plan"];

test("every call whose description has the refusal without a proof is in one of these lists", async () => {
  const { call } = await openAdministration();
  const { body } = await call("GET /api/openapi.json");
  const described = Object.entries<Record<string, { responses: object }>>(body.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => "403" in responses)
        .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "1")}`),
  );
  const listed = [...guarded, ...guardedAtTimes].map((route) => route.replace("sessions/x", "sessions/1"));
  expect(described.sort()).toEqual(listed.sort());
});

/** Opens a session that signed in some minutes ago. */
async function openAfter(minutes: number) {
  let now = new Date("2026-11-26T09:00:00Z");
  const sent: { to: string; subject: string; text: string }[] = [];
  const opened = await openAdministration(
    {},
    { siteUrl: "http://localhost", adminEmail: "owner@example.com" },
    {
      clock: () => now,
      mail: mailSetUp(),
    },
  );
  const wait = (waited: number) => {
    now = new Date(now.getTime() + waited * minuteMs);
  };
  wait(minutes);
  const reauthenticate = (payload: object) => opened.call("POST /api/admin/account/proof", { payload });
  const mails = async () => {
    const rows = await opened.database.db
      .selectFrom("outbox")
      .select(["recipient", "subject", "textBody"])
      .execute();
    return rows.filter(({ recipient }) => recipient === "owner@example.com");
  };
  return { ...opened, wait, reauthenticate, mails, sent, now: () => now };
}

describe.each(guarded)("%s", (route) => {
  test("requires a proof from ten minutes after the sign-in", async () => {
    const { call, wait } = await openAfter(9);
    expect((await call(route)).body).not.toHaveProperty("needsProof");
    wait(1);
    const response = await call(route);
    expect([response.status, response.body]).toEqual([
      403,
      { error: expect.stringContaining("다시 확인"), needsProof: true },
    ]);
  });
});

describe("a proof", () => {
  const erase = "DELETE /api/admin/inquiries/9";

  test("by password allows these calls for ten minutes, in this session only", async () => {
    const { call, reauthenticate, wait, services } = await openAfter(60);
    const other = `session=${await services.sessions.begin(1, signInClient)}`;
    wait(11);
    expect((await reauthenticate({ currentPassword: password })).status).toBe(200);
    wait(9);
    expect([(await call(erase)).status, (await call(erase, { cookie: other })).status]).toEqual([404, 403]);
    wait(1);
    expect((await call(erase)).status).toBe(403);
  });

  test("by a code of the second factor counts, each code once", async () => {
    const { call, reauthenticate, services, now } = await openAfter(60);
    const secret = (await services.secondFactor.createPendingSecret(1)) ?? "";
    const codeOf = (at: Date) => codeAt(fromBase32(secret), stepAt(at));
    await services.secondFactor.confirm(1, codeOf(new Date(now().getTime() - 30_000)));
    const code = codeOf(now());
    expect((await reauthenticate({ code })).status).toBe(200);
    expect((await call(erase)).status).toBe(404);
    expect((await reauthenticate({ code })).body.fields).toHaveProperty("code");
  });

  test("with a wrong password is refused, counted, and limited after ten", async () => {
    const { call, reauthenticate } = await openAfter(60);
    const wrong = [];
    for (let each = 0; each < 11; each += 1)
      wrong.push((await reauthenticate({ currentPassword: "wrong" })).status);
    expect(wrong).toEqual([...Array(10).fill(400), 429]);
    expect((await call(erase)).status).toBe(403);
  });

  test("that could not be checked does not count", async () => {
    const { services, reauthenticate } = await openAfter(60);
    const verify = vi.spyOn(services.accounts, "verify").mockRejectedValue(new Overloaded());
    for (let each = 0; each < 11; each += 1)
      expect((await reauthenticate({ currentPassword: password })).status).toBe(503);
    verify.mockRestore();
    expect((await reauthenticate({ currentPassword: password })).status).toBe(200);
  });

  test("without password and code is refused at its field", async () => {
    const { reauthenticate } = await openAfter(60);
    const response = await reauthenticate({});
    expect([response.status, response.body.fields]).toEqual([400, { currentPassword: expect.any(String) }]);
  });
});

describe("the owner", () => {
  test("is mailed once about all records of an erasure, and not about a refused one", async () => {
    const { call, reauthenticate, mails, services } = await openAfter(60);
    const ids: number[] = [];
    for (const title of ["가", "나"])
      ids.push((await storeProject(services.projects, aProject({ title }))).id);
    for (const id of ids) await call(`DELETE /api/projects/${id}`);
    await call("POST /api/admin/projects/trash/erase", { payload: { ids } });
    expect(await mails()).toEqual([]);
    await reauthenticate({ currentPassword: password });
    expect((await call("POST /api/admin/projects/trash/erase", { payload: { ids } })).status).toBe(200);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("시공사례 영구 삭제");
    expect(mail?.textBody).toMatch(/admin[\s\S]*127\.0\.0\.\*[\s\S]*가[\s\S]*나/);
  });

  test("is mailed about a page of the company that is erased", async () => {
    const { call, reauthenticate, mails } = await openAfter(60);
    const { body } = await call("POST /api/admin/pages", { payload: { kind: "page", draft: aPageDraft() } });
    await call(`DELETE /api/admin/pages/${body.id}`);
    await reauthenticate({ currentPassword: password });
    expect((await call(`DELETE /api/admin/pages/trash/${body.id}`)).status).toBe(200);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("페이지·소식 영구 삭제"),
    ]);
  });

  test("is mailed about a second factor, new recovery codes and a new password", async () => {
    const { call, mails, now } = await openAfter(60);
    const change = (path: string, payload: object) =>
      call(`POST /api/admin/account/${path}`, { payload: { currentPassword: password, ...payload } });
    const { secret } = (await change("totp", {})).body;
    await change("totp/confirm", { code: codeAt(fromBase32(secret), stepAt(now())) });
    await change("recovery-codes", {});
    await change("totp/disable", {});
    await change("password", { newPassword: "another horse 배터리" });
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("2단계 인증 켜기"),
      expect.stringContaining("복구 코드 재발급"),
      expect.stringContaining("2단계 인증 끄기"),
      expect.stringContaining("비밀번호 변경"),
    ]);
  });

  test("is mailed about an export of inquiries", async () => {
    const { call, reauthenticate, mails, services } = await openAfter(60);
    await services.inquiries.receive(anInquiry(), { address: "203.0.113.7", locale: "ko", suspicion: null });
    await reauthenticate({ currentPassword: password });
    await call("GET /api/admin/inquiries/export.csv");
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("문의 목록 내려받기"),
    ]);
  });
});

describe("the address that receives inquiries", () => {
  const edit = { path: "company.email", edit: { kind: "fact", value: "other@example.com" }, revision: 0 };

  async function publish({ call }: Awaited<ReturnType<typeof openAfter>>) {
    const { draftHash } = (await call("GET /api/admin/content/changes")).body;
    return call("POST /api/admin/content/publish", { payload: { draftHash } });
  }

  test("changes by publishing only after a proof, and the owner is mailed", async () => {
    const opened = await openAfter(60);
    expect((await opened.call("PUT /api/admin/content/edits", { payload: edit })).status).toBe(200);
    expect((await publish(opened)).body).toMatchObject({ needsProof: true });
    const { draftHash } = (await opened.call("GET /api/admin/content/changes")).body;
    const payload = { at: "2099-12-01T00:00:00.000Z", draftHash, expectedPlannedAt: null };
    expect((await opened.call("PUT /api/admin/content/plan", { payload })).body).toMatchObject({
      needsProof: true,
    });
    await opened.reauthenticate({ currentPassword: password });
    expect((await publish(opened)).status).toBe(200);
    expect((await opened.mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("문의를 받는 메일 주소 변경"),
    ]);
  });
});

describe("a session used from another network and another browser at once", () => {
  test("is not valid there, and stays valid where it began", async () => {
    const { call } = await openAfter(0);
    const ask = (remoteAddress: string, agent: string) =>
      call("GET /api/admin/account", { remoteAddress, headers: { "user-agent": agent } });
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    expect((await ask("198.51.100.7", firefox)).status).toBe(401);
    expect((await ask("198.51.100.7", "lightMyRequest")).status).toBe(200);
    expect((await ask("127.0.0.1", firefox)).status).toBe(200);
    expect((await ask("127.0.0.1", "lightMyRequest")).status).toBe(200);
  });
});
