import { expect, test } from "vitest";
import { exportAddress, inboxQueryOf, readInboxState } from "./inquiry-api.ts";

const read = (query: string) => readInboxState(new URLSearchParams(query));

test("the inbox opens with what is new", () => {
  expect(read("")).toEqual({ status: "new", search: "", page: 1 });
});

test.each(["status=spam&page=2", "status=answered&search=02-123"])(
  "%s survives being read and written",
  (query) => {
    expect(inboxQueryOf(read(query))).toBe(query);
  },
);

test("what an address cannot mean counts as absent", () => {
  expect(read("status=lost&page=-3")).toEqual({ status: "new", search: "", page: 1 });
});

test("the export takes the filter along, and no page", () => {
  expect(exportAddress({ status: "new", search: " 가나 " })).toBe(
    "/api/admin/inquiries/export.csv?status=new&search=+%EA%B0%80%EB%82%98+",
  );
  expect(exportAddress({ status: "new", search: " " })).toBe("/api/admin/inquiries/export.csv?status=new");
});
