import { afterEach, expect, test, vi } from "vitest";
import { anInboxInquiry } from "../../../../../tests/support/builders.ts";
import { createQueryClient } from "../../query-client.ts";
import { registerForm } from "../../unsaved/open-forms.ts";
import {
  inboxCountsQuery,
  inboxQuery,
  inboxQueryOf,
  inquiryQuery,
  readChosenId,
  readInboxState,
} from "./inquiry-api.ts";

afterEach(() => vi.unstubAllGlobals());

const read = (query: string) => readInboxState(new URLSearchParams(query));

test("the inbox opens with new inquiries", () => {
  expect(read("")).toEqual({ status: "new", search: "", page: 1 });
});

test.each(["status=spam&page=2", "status=archived&search=02-123"])(
  "%s survives being read and written",
  (query) => {
    expect(inboxQueryOf(read(query))).toBe(query);
  },
);

test("invalid values in a URL are ignored", () => {
  expect(read("status=gone&page=-3")).toEqual({ status: "new", search: "", page: 1 });
});

test.each([
  ["id=12", 12],
  ["", undefined],
  ["id=0", undefined],
  ["id=1e99", undefined],
  ["id=4294967296", undefined],
  ["id=x", undefined],
])("an address with %j opens %j", (query, id) => {
  expect(readChosenId(new URLSearchParams(query))).toBe(id);
});

test("values in a URL are cut to their limits", () => {
  const { search, page } = read(`search=${"가".repeat(500)}&page=9999999`);
  expect([search.length, page]).toEqual([200, 100_000]);
});

test("a search covers every status, a tab its own", () => {
  const state = { status: "spam", search: " 가나 ", page: 2 } as const;
  expect(inboxQuery(state).queryKey.at(-1)).toBe("search=%EA%B0%80%EB%82%98&page=2");
  expect(inboxQuery({ ...state, search: " " }).queryKey.at(-1)).toBe("status=spam&page=2");
});

test("the list and its counts are refetched on focus unless an open form has unsaved entries", () => {
  const { refetchOnWindowFocus: ofList } = inboxQuery(read(""));
  const { refetchOnWindowFocus: ofCounts } = inboxCountsQuery;
  const onFocus = () =>
    [ofList, ofCounts].map((refetch) => typeof refetch === "function" && refetch({} as never));
  expect(onFocus()).toEqual(["always", "always"]);
  const unregister = registerForm(() => true);
  expect(onFocus()).toEqual([false, false]);
  unregister();
  expect(onFocus()).toEqual(["always", "always"]);
});

test("an inquiry beside unsaved entries stays as it is when the session has ended", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 401 }));
  const [client, known, query] = [createQueryClient(), anInboxInquiry(), inquiryQuery(1)];
  client.setQueryData(query.queryKey, known);
  const refetch = () => client.fetchQuery({ ...query, staleTime: 0 });
  const unregister = registerForm(() => true);
  expect(await refetch()).toEqual(known);
  unregister();
  await expect(refetch()).rejects.toThrow("401");
});
