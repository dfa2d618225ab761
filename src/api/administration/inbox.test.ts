import { expect, test } from "vitest";
import type { Inquiry } from "#domain/inquiry/inquiry.ts";
import { openAdministration } from "../../../tests/support/administrator.ts";
import { anInquiry } from "../../../tests/support/builders.ts";

async function openInbox() {
  const area = await openAdministration();
  async function add(facts: Partial<Inquiry> = {}): Promise<number> {
    const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
    const receipt = await area.services.inquiries.receive(anInquiry(facts), arrival);
    return receipt.kind === "stored" ? receipt.id : 0;
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

test.each(["status=lost", "page=0", "page=x", `search=${"x".repeat(201)}`])(
  "the inbox refuses ?%s, naming the parameter",
  async (query) => {
    const { call } = await openInbox();
    const answer = await call(`GET /api/admin/inquiries?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toContain(`"${query.split("=")[0]}"`);
  },
);

test("status and note are changed and the change is in the log, without anything personal", async () => {
  const { call, add, services } = await openInbox();
  const id = await add();
  const changed = await call(`PATCH /api/admin/inquiries/${id}`, {
    payload: { status: "answered", note: " 전화함 " },
  });
  expect([changed.status, changed.body.status, changed.body.note]).toEqual([200, "answered", "전화함"]);
  const [entry] = (await services.audit.page(1)).entries;
  expect(entry).toMatchObject({ event: "inquiry-updated", detail: `${id}: status, note` });
});

test.each([{}, { status: "lost" }, { note: "가".repeat(5001) }, { note: 5 }, []])(
  "the change %j is refused",
  async (payload) => {
    const { call, add } = await openInbox();
    const id = await add();
    expect((await call(`PATCH /api/admin/inquiries/${id}`, { payload })).status).toBe(400);
  },
);

test("an inquiry that is gone is a 404 with a sentence", async () => {
  const { call, add } = await openInbox();
  const id = await add();
  expect((await call(`DELETE /api/admin/inquiries/${id}`)).body).toEqual({ success: true });
  const answers = [
    await call(`DELETE /api/admin/inquiries/${id}`),
    await call(`PATCH /api/admin/inquiries/${id}`, { payload: { note: "x" } }),
    await call(`POST /api/admin/inquiries/${id}/mail`),
  ];
  for (const { status, body } of answers)
    expect([status, body.error]).toEqual([404, expect.stringContaining("문의가 없습니다.")]);
});

test("a mail is sent again only where there is one", async () => {
  const { call, add } = await openInbox();
  const answer = await call(`POST /api/admin/inquiries/${await add()}/mail`, { payload: {} });
  expect([answer.status, answer.body.error]).toEqual([409, expect.stringContaining("다시 보낼 메일이")]);
});

test("the export is a file that a spreadsheet opens safely, and is in the log", async () => {
  const { app, cookie, add, logged } = await openInbox();
  await add({ company: "=HYPERLINK(1)", message: "첫 줄\n둘째 줄" });
  const answer = await app.inject({ url: "/api/admin/inquiries/export.csv", headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(answer.body).toContain('"\'=HYPERLINK(1)"');
  expect(answer.body).toContain('"첫 줄\n둘째 줄"');
  expect(await logged()).toEqual(["inquiries-exported"]);
});
