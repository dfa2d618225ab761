import { expect, test } from "vitest";
import { openApi } from "../../tests/support/api.ts";
import { describeOn } from "../../tests/support/database.ts";
import { differingTables, storedRows } from "../../tests/support/stored-rows.ts";
import {
  computingCalls,
  make,
  openSite,
  repeatReasons,
  writingCalls,
} from "../../tests/support/writing-calls.ts";

test("every call that writes has a row, which says how it is prepared and why it is safe to repeat", async () => {
  const { app } = await openApi();
  const { paths } = (await app.inject("/api/openapi.json")).json();
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const writing = calls.filter((call) => !call.startsWith("GET ") && !computingCalls.includes(call));
  expect(Object.keys(writingCalls).toSorted()).toEqual(writing.toSorted());
});

/** They count attempts, and distinguish devices and sessions. */
const attempts = ["audit_log", "known_devices", "rate_limits", "security_log", "session"];

describeOn("sqlite", "a writing call", ({ open }) => {
  test.each(Object.entries(writingCalls))(
    "%s can be repeated when its answer was lost",
    async (call, { prepare, repeat }) => {
      const opened = await openSite(await open());
      const request = await prepare(opened);
      const first = await make(opened, call, request);
      expect([first.status < 300, first.body]).toEqual([true, first.body]);
      const once = await storedRows(opened.database);
      const again = await make(opened, call, request);
      const twice = await storedRows(opened.database);
      const changed = differingTables(once, twice).filter((table) => !attempts.includes(table));
      const grown = changed.filter((table) => once.get(table)?.length !== twice.get(table)?.length);
      const reason = repeatReasons[repeat];
      if (reason === "unchanged") expect(changed).toEqual([]);
      // The owner is mailed about each new secret.
      if (reason === "as many rows") expect(grown.filter((table) => table !== "outbox")).toEqual([]);
      const isRefused = repeat === "version" || repeat === "gone";
      expect(again.status).toSatisfy(
        (status: number) => status === first.status || (isRefused && status < 500),
      );
    },
  );
});
