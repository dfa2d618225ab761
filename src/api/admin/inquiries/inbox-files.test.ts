import { expect, test } from "vitest";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { anInquiry } from "../../../../tests/support/builders.ts";

async function openInbox() {
  const area = await openAdministration();
  const file = { name: '도면 "1층".pdf', contentType: "application/pdf", bytes: Buffer.from("%PDF-1.7 <b>") };
  const result = await area.services.inquiries.receive(
    { ...anInquiry(), files: [file] },
    { address: "203.0.113.7", locale: "ko", suspicion: null },
  );
  const id = result.kind === "stored" ? result.id : 0;
  const get = (path: string, headers: Record<string, string> = { cookie: area.cookie }) =>
    area.app.inject({ url: `/api/admin/inquiries/${path}`, headers });
  return { ...area, id, file, get };
}

test("a download is logged without the name of the file, which may be of a person", async () => {
  const { get, id, services } = await openInbox();
  await get(`${id}/files/0`);
  const [entry] = (await services.audit.page(1)).entries;
  expect(entry).toMatchObject({ event: "inquiry-file-read", detail: `${id}번 문의: 첨부 파일 1` });
});

test("a file is served unchanged, as a download that is never displayed", async () => {
  const { get, id, file } = await openInbox();
  const response = await get(`${id}/files/0`);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.equals(file.bytes)).toBe(true);
  expect(response.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(file.bytes.length),
    "content-disposition": `attachment; filename="_ _1__.pdf"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
});

test("an unknown file of an inquiry gets a message", async () => {
  const { get, id } = await openInbox();
  for (const path of [`${id}/files/1`, `${id + 1}/files/0`]) {
    const response = await get(path);
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { error: "파일이 없거나 새 파일로 바뀌었습니다." },
    ]);
  }
  for (const path of [`${id}/files/9`, `${id}/files/x`, `${id}/files/-1`])
    expect((await get(path)).statusCode).toBe(400);
});

test("a link on another site downloads nothing, and only the staff get a file", async () => {
  const { get, id, cookie } = await openInbox();
  const elsewhere = await get(`${id}/files/0`, { cookie, "sec-fetch-site": "cross-site" });
  expect(elsewhere.statusCode).toBe(403);
  expect((await get(`${id}/files/0`, {})).statusCode).toBe(401);
});
