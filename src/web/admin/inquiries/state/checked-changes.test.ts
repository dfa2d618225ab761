import { afterEach, expect, test, vi } from "vitest";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import { anInboxInquiry } from "../../../../../tests/support/builders.ts";
import { changeStatus, deleteInquiry } from "./checked-changes.ts";
import { storedInquiryOf } from "./outdated-inquiry.ts";

const at = "2025-03-04T00:00:00.000Z";
const shown = anInboxInquiry({ status: "new" });
const won = anInboxInquiry({
  status: "won",
  history: [{ kind: "status", by: "lee", at, before: "new", after: "won" }],
});
const noted = anInboxInquiry({ notes: [{ key: "n", author: "kim", writtenAt: at, text: "전화함" }] });
const mailed = anInboxInquiry({ mail: { ...shown.mail, state: "delivered", attempts: 1 } });

afterEach(() => vi.unstubAllGlobals());

test("a deletion names the version that was compared, although a proxy has made its ETag weak", async () => {
  const fetch = storing(mailed);
  await deleteInquiry(shown);
  expect(fetch.mock.lastCall).toMatchObject([
    `/api/admin/inquiries/${shown.id}`,
    { method: "DELETE", headers: { "If-Match": '"v1"' } },
  ]);
});

test.each([
  ["spam", won, "lee · 상태: 새 문의 → 수주"],
  ["in-progress", won, "lee · 상태: 새 문의 → 수주"],
  ["spam", noted, "kim · 내부 메모"],
] as const)(
  "a change to %s that would overwrite what was not shown is refused",
  async (status, stored, by) => {
    const fetch = storing(stored);
    const failure = await changeStatus(shown, status).catch((thrown) => thrown);
    expect(failure.message).toContain(by);
    expect(storedInquiryOf(failure)).toEqual(stored);
    expect(fetch).toHaveBeenCalledOnce();
    await expect(deleteInquiry(shown)).rejects.toThrow(by);
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ["won", won],
  ["in-progress", noted],
  ["spam", mailed],
  ["spam", shown],
] as const)("a change to %s that overwrites nothing is made", async (status, stored) => {
  const fetch = storing(stored);
  await changeStatus(shown, status);
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: "PATCH", headers: { "If-Match": '"v1"' } });
});

function storing(stored: InquiryWithHistory) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, sent) =>
    Response.json(sent?.method === "DELETE" ? { success: true } : stored, { headers: { etag: 'W/"v1"' } }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
