import { afterEach, describe, expect, test, vi } from "vitest";
import type { InquiryWithHistory } from "#domain/inquiries/inbox.ts";
import { anInboxInquiry } from "../../../../../tests/support/builders.ts";
import { changeStatus, createChangeSequence, deleteInquiry } from "./checked-changes.ts";
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

test("a new event is named, not the last one, where another clock has given it an earlier time", async () => {
  const event = { kind: "next", before: null } as const;
  const seen = { ...event, by: "kim", at, after: "2025-03-11" };
  const late = { ...event, by: "lee", at: "2025-03-03T23:59:59.000Z", after: "2025-03-12" };
  storing(anInboxInquiry({ history: [late, seen] }));
  const failure = await changeStatus(anInboxInquiry({ history: [seen] }), "spam").catch((thrown) => thrown);
  expect(failure.message).toContain("lee · ");
  expect(failure.message).not.toContain("kim · ");
});

describe("a change that waits for another one", () => {
  const inProgress = anInboxInquiry({ status: "in-progress" });

  test("is refused, too, if that one would have overwritten what was not shown", async () => {
    const request = createChangeSequence();
    const [first, second] = [request(shown, { status: "lost" }), request(shown, { status: "archived" })];
    storing(won);
    await expect(first()).rejects.toThrow("lee · 상태: 새 문의 → 수주");
    await expect(second()).rejects.toThrow("lee · 상태: 새 문의 → 수주");
    const fetch = storing(won);
    await request(won, { status: "lost" })();
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: "PATCH" });
  });

  test("is based on the result of that one", async () => {
    const request = createChangeSequence();
    const [first, second] = [request(shown, { status: "in-progress" }), request(shown, { status: "spam" })];
    storing(inProgress);
    await first();
    const fetch = storing(inProgress);
    await second();
    expect(fetch.mock.lastCall?.[1]).toMatchObject({ method: "PATCH" });
  });

  test("knows the field that was stored before it", async () => {
    const { changes, stored } = dayBeforeSpam("new");
    storing(stored);
    for (const make of changes) expect(await make()).toEqual(stored);
  });

  test("is not based on a status that came with the field stored before it", async () => {
    const { changes, stored } = dayBeforeSpam("won");
    storing(stored);
    const [day, spam] = changes;
    await day();
    expect(storedInquiryOf(await spam().catch((thrown) => thrown))).toEqual(stored);
  });

  /** Requests a day and then spam for an inquiry that was shown as new, and is stored under a status. */
  function dayBeforeSpam(status: "new" | "won") {
    const request = createChangeSequence();
    const nextOn = "2025-03-10";
    const event = { kind: "next", by: "admin", at, before: null, after: nextOn } as const;
    const changes = [request(shown, { nextOn }), request(shown, { status: "spam" })] as const;
    return { changes, stored: anInboxInquiry({ status, nextOn, history: [event] }) };
  }
});

function storing(stored: InquiryWithHistory) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, sent) =>
    Response.json(sent?.method === "DELETE" ? { success: true } : stored, { headers: { etag: 'W/"v1"' } }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
