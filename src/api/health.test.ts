import { sql } from "kysely";
import { expect, test } from "vitest";
import { createServices } from "#data/services.ts";
import { openAdministration } from "../../tests/support/administrator.ts";
import { openApi } from "../../tests/support/api.ts";
import { createReadiness } from "./health.ts";

test("who asks whether the program is ready counts as watching for a minute", () => {
  let now = 0;
  const readiness = createReadiness(() => now);
  expect(readiness.isWatched).toBe(false);
  readiness.recordProbe();
  now = 59_999;
  expect(readiness.isWatched).toBe(true);
  now = 60_000;
  expect(readiness.isWatched).toBe(false);
});

test("a program that is about to stop is alive, but not ready", async () => {
  const readiness = createReadiness();
  const { app } = await openApi({}, { siteUrl: "http://localhost", readiness });
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  readiness.isStopping = true;
  const response = await app.inject("/readyz");
  expect([response.statusCode, response.json()]).toEqual([503, { status: "stopping" }]);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect(readiness.isWatched).toBe(true);
});

test("a program that can store nothing is not ready, says why, and still reads", async () => {
  const { app, database } = await openApi();
  await sql`pragma query_only = on`.execute(database.db);
  const response = await app.inject("/readyz");
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { status: "nothing can be written", reason: "read-only" },
  ]);
  expect((await app.inject("/api/projects")).statusCode).toBe(200);
});

test("administrators read what keeps the site from storing, and nobody else", async () => {
  const { call, database } = await openAdministration();
  expect((await call("GET /api/admin/health", { cookie: "" })).status).toBe(401);
  expect((await call("GET /api/admin/health")).body).toEqual({ troubles: [] });
  const full = await openAdministration({
    healthReport: async () => ({
      ...(await createServices({ database }).healthReport()),
      writeFailureReason: "disk-error",
      disk: { freeBytes: 1.5e6, totalBytes: 1e9 },
      purges: { failingSince: undefined, isPending: false, purgedAt: new Date("2026-03-01T15:30:00Z") },
    }),
  });
  expect((await full.call("GET /api/admin/health")).body).toEqual({
    troubles: [
      { kind: "not-writable", reason: "disk-error" },
      { kind: "little-room", freeMegabytes: 1 },
    ],
    purges: { state: "done", purgedAt: "2026-03-01T15:30:00.000Z" },
  });
});
