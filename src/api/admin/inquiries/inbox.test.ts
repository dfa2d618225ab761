import { expect, test } from "vitest";
import type { Database } from "#data/database/connect.ts";
import { inquiryStatuses } from "#domain/inquiries/inbox.ts";
import type { Inquiry } from "#domain/inquiries/inquiry-fields.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { anInquiry } from "../../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";

async function openInbox(database?: Database) {
  const area = await openAdministration({}, undefined, database && { database });
  async function add(facts: Partial<Inquiry> = {}): Promise<number> {
    const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
    const result = await area.services.inquiries.receive(anInquiry(facts), arrival);
    return result.kind === "stored" ? result.id : 0;
  }
  const logged = async () => (await area.services.audit.page(1)).entries.map((entry) => entry.event);
  return { ...area, add, logged };
}

test("the inbox lists, searches and sorts by status", async () => {
  const { call, add } = await openInbox();
  await add({ company: "가나화학" });
  await add({ company: "다라물산" });
  const all = await call("GET /api/admin/inquiries");
  expect(all.body).toMatchObject({ total: 2, page: 1, pageSize: 50 });
  const found = await call(`GET /api/admin/inquiries?status=new&search=${encodeURIComponent("가나")}&page=1`);
  expect(found.body.inquiries).toMatchObject([{ company: "가나화학", mail: { state: "none" } }]);
  expect((await call("GET /api/admin/inquiries?status=spam")).body.inquiries).toEqual([]);
  expect((await call("GET /api/admin/inquiries?page=9")).body).toMatchObject({ inquiries: [], total: 2 });
});

test("a search of two words finds inquiries with both, and a long one is truncated", async () => {
  const { call, add } = await openInbox();
  await add({ company: "가나화학", message: "x".repeat(200) });
  await add({ company: "다라물산", message: "소음 민원" });
  const found = async (search: string) => {
    const { status, body } = await call(`GET /api/admin/inquiries?search=${encodeURIComponent(search)}`);
    return [status, body.inquiries.map(({ company }: Inquiry) => company)];
  };
  expect(await found("민원 다라")).toEqual([200, ["다라물산"]]);
  expect(await found("민원 가나")).toEqual([200, []]);
  expect(await found("x".repeat(3_000))).toEqual([200, ["가나화학"]]);
});

test("the counts have the number of inquiries of each status", async () => {
  const { call, add } = await openInbox();
  await add();
  expect((await call("GET /api/admin/inquiries/counts")).body).toEqual({
    ...Object.fromEntries(inquiryStatuses.map((status) => [status, 0])),
    new: 1,
  });
});

test("the inbox reports that no mail is set up", async () => {
  const { call } = await openInbox();
  expect((await call("GET /api/admin/inquiries")).body.isMailed).toBe(false);
});

test.each(["status=gone", "page=0", "page=x"])(
  "the inbox refuses ?%s, naming the parameter",
  async (query) => {
    const { call } = await openInbox();
    const response = await call(`GET /api/admin/inquiries?${query}`);
    expect(response.status).toBe(400);
    expect(response.body.error).toContain(`"${query.split("=")[0]}"`);
  },
);

test("an answered inquiry has author and time, and the log has the change", async () => {
  const { call, add, services } = await openInbox();
  const id = await add();
  const changed = await call(`PATCH /api/admin/inquiries/${id}`, { payload: { status: "archived" } });
  expect(changed).toMatchObject({
    status: 200,
    body: { status: "archived", answered: { by: "admin", at: expect.stringMatching(/^20.*Z$/) } },
  });
  expect((await call(`GET /api/admin/inquiries/${id}`)).body).toEqual(changed.body);
  const [entry] = (await services.audit.page(1)).entries;
  expect(entry).toMatchObject({ event: "inquiry-updated", detail: `${id}번 문의: 상태 보관` });
});

test.each([{}, { status: "gone" }, { note: "전화함" }, []])("the change %j is refused", async (payload) => {
  const { call, add } = await openInbox();
  const id = await add();
  expect((await call(`PATCH /api/admin/inquiries/${id}`, { payload })).status).toBe(400);
});

test("a note is stored once with its author, and logged without its text", async () => {
  const { call, add, services } = await openInbox();
  const id = await add();
  const note = `/api/admin/inquiries/${id}/notes/k-1`;
  for (const text of [" 전화함 ", "전화함"]) {
    const response = await call(`PUT ${note}`, { payload: { text, author: "someone" } });
    expect(response).toMatchObject({ status: 200, body: { notes: [{ author: "admin", text: "전화함" }] } });
    expect(response.body.notes).toHaveLength(1);
  }
  const [entry] = (await services.audit.page(1)).entries;
  expect(entry).toMatchObject({ event: "inquiry-noted", account: "admin", detail: `${id}번 문의` });
  expect((await call(`DELETE ${note}`)).body.notes).toEqual([]);
  expect((await call(`DELETE ${note}`)).status).toBe(404);
});

test("a note of another author can be neither changed nor deleted", async () => {
  const { call, add, services } = await openInbox();
  const id = await add();
  await services.inbox.note(id, { key: "k", text: "전화함", author: "kim" });
  const note = `/api/admin/inquiries/${id}/notes/k`;
  const responses = [await call(`PUT ${note}`, { payload: { text: "x" } }), await call(`DELETE ${note}`)];
  expect(responses.map(({ status }) => status)).toEqual([409, 404]);
  for (const { body } of responses) expect(body.error).toContain("다른 사람이 쓴 메모");
});

test.each([{}, { text: " " }, { text: "가".repeat(5001) }, { text: 5 }])(
  "the note %j is refused",
  async (payload) => {
    const { call, add } = await openInbox();
    const id = await add();
    expect((await call(`PUT /api/admin/inquiries/${id}/notes/k`, { payload })).status).toBe(400);
  },
);

test("a deleted inquiry is a 404 with a message", async () => {
  const { call, add } = await openInbox();
  const id = await add();
  expect((await call(`DELETE /api/admin/inquiries/${id}`)).body).toEqual({ success: true });
  const responses = [
    await call(`DELETE /api/admin/inquiries/${id}`),
    await call(`GET /api/admin/inquiries/${id}`),
    await call(`PATCH /api/admin/inquiries/${id}`, { payload: { status: "spam" } }),
    await call(`PUT /api/admin/inquiries/${id}/notes/k`, { payload: { text: "x" } }),
    await call(`POST /api/admin/inquiries/${id}/mail`),
  ];
  for (const { status, body } of responses)
    expect([status, body.error]).toEqual([404, expect.stringContaining("문의가 없습니다.")]);
});

test("a mail is sent again only if mail is set up", async () => {
  const { call, add } = await openInbox();
  const response = await call(`POST /api/admin/inquiries/${await add()}/mail`, { payload: {} });
  expect([response.status, response.body.error]).toEqual([409, expect.stringContaining("메일 서버를 입력")]);
});

test("a mail is sent again only if it exists", async () => {
  const { call, services } = await openInbox();
  services.inbox.sendMailAgain = async () => ({ kind: "no-mail" });
  const response = await call("POST /api/admin/inquiries/1/mail", { payload: {} });
  expect([response.status, response.body.error]).toEqual([
    409,
    expect.stringContaining("다시 보낼 알림 메일이"),
  ]);
});

test("the export is a file that is safe in spreadsheets, and is logged", async () => {
  const { app, cookie, add, logged } = await openInbox();
  await add({ company: "=HYPERLINK(1)", message: "첫 줄\n둘째 줄", phone: "+82-10-0000-0000" });
  const response = await app.inject({ url: "/api/admin/inquiries/export.csv", headers: { cookie } });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.headers["content-disposition"]).toMatch(
    /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(response.body).toContain('"\'=HYPERLINK(1)"');
  expect(response.body).toContain('"=""+82-10-0000-0000"""');
  expect(response.body).toContain('"첫 줄\n둘째 줄"');
  expect(await logged()).toEqual(["inquiries-exported"]);
});

test("the export covers every status, and is streamed", async () => {
  const { app, cookie, add, services } = await openInbox();
  const { inbox } = services;
  await inbox.change(await add({ company: "답한 회사" }), { status: "archived" }, "kim");
  await add({ company: "새 회사" });
  const given: number[] = [];
  const { pages } = inbox;
  inbox.pages = async function* (filter) {
    for await (const page of pages(filter)) {
      yield page;
      given.push(page.length);
    }
  };
  const response = await app.inject({ url: "/api/admin/inquiries/export.csv", headers: { cookie } });
  expect(response.headers["content-length"]).toBeUndefined();
  expect(response.body).toMatch(/"새 회사".*\r\n.*"답한 회사"/);
  expect(given).toEqual([2]);
});

test.each([
  ["a link on another site", "cross-site", 403],
  ["a page of a neighbouring host", "same-site", 403],
  ["a page of ours", "same-origin", 200],
  ["the address bar", "none", 200],
])("the export asked for by %s", async (_, sender, status) => {
  const { app, cookie, add, logged } = await openInbox();
  await add({ company: "가나화학" });
  const headers = { cookie, "sec-fetch-site": sender, "sec-fetch-mode": "navigate" };
  const response = await app.inject({ url: "/api/admin/inquiries/export.csv", headers });
  expect([response.statusCode, response.body.includes("가나화학")]).toEqual([status, status === 200]);
  if (status === 403) expect(response.json().error).toContain("다른 사이트에서 보낸 요청");
  expect(await logged()).toEqual(status === 200 ? ["inquiries-exported"] : []);
});

test("the export without a session is no file", async () => {
  const { call } = await openInbox();
  const response = await call("GET /api/admin/inquiries/export.csv", { cookie: "" });
  expect([response.status, response.headers["content-disposition"]]).toEqual([401, undefined]);
});

test("If-Match prevents changing or deleting an inquiry that somebody else has changed", async () => {
  const { call, add } = await openInbox();
  const route = `/api/admin/inquiries/${await add()}`;
  const read = { "if-match": String((await call(`GET ${route}`)).headers.etag), "accept-language": "en" };
  const answered = await call(`PATCH ${route}`, { payload: { status: "archived" }, headers: read });
  expect(answered.status).toBe(200);
  for (const late of [`PATCH ${route}`, `DELETE ${route}`]) {
    const payload = late.startsWith("PATCH") ? { payload: { status: "spam" } } : {};
    const refused = await call(late, { ...payload, headers: read });
    expect([refused.status, refused.body.error]).toEqual([412, expect.stringContaining("in the meantime")]);
    expect(refused.body.inquiry.status).toBe("archived");
  }
  const next = { "if-match": String(answered.headers.etag) };
  expect((await call(`DELETE ${route}`, { headers: next })).status).toBe(200);
});

describeOnBothEngines("If-Match of two simultaneous requests", ({ open }) => {
  test.each([1, 2, 3])("allows one change, or one change or deletion, of the same version (%i)", async () => {
    const { call, add } = await openInbox(await open());
    const route = `/api/admin/inquiries/${await add()}`;
    const headers = { "if-match": String((await call(`GET ${route}`)).headers.etag) };
    const change = (status: string) => call(`PATCH ${route}`, { payload: { status }, headers });
    const changes = await Promise.all([change("won"), change("lost")]);
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 412]);
    headers["if-match"] = String(changes.find(({ status }) => status === 200)?.headers.etag);
    const both = await Promise.all([change("quoted"), call(`DELETE ${route}`, { headers })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
