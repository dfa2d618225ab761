import fastify from "fastify";
import { expect, test } from "vitest";
import { problems } from "#content/problems/problems.ts";
import { openApi } from "../../../tests/support/api.ts";
import { collectMethods } from "./other-methods.ts";

const english = { "accept-language": "en" };

test.each([
  ["DELETE", "/api/products", "GET, HEAD, OPTIONS"],
  ["PATCH", "/api/projects", "GET, HEAD, OPTIONS, POST"],
  ["GET", "/api/projects/12", "DELETE, OPTIONS, PUT"],
  ["GET", "/api/contact", "OPTIONS, POST"],
  ["PUT", "/api/design-sheet.pdf", "GET, HEAD, OPTIONS, POST"],
  ["PUT", "/api/admin/inquiries/1", "DELETE, GET, HEAD, OPTIONS, PATCH"],
  ["DELETE", "/api/openapi.json", "GET, HEAD, OPTIONS"],
  // Others take these methods with an id in this place.
  ["PUT", "/api/projects/stats", "GET, HEAD, OPTIONS"],
  ["DELETE", "/api/projects/stats?page=2", "GET, HEAD, OPTIONS"],
  ["PATCH", "/api/projects/stats", "GET, HEAD, OPTIONS"],
  ["PATCH", "/api/pro%6Aects?page=2", "GET, HEAD, OPTIONS, POST"],
] as const)("%s %s is refused with what may be sent instead", async (method, url, allow) => {
  const { app } = await openApi();
  const response = await app.inject({ method, url, headers: english });
  expect([response.statusCode, response.headers.allow]).toEqual([405, expect.stringContaining(allow)]);
  expect(response.json()).toEqual({ error: expect.stringContaining(allow) });
});

test("a wrong method is refused before anything of its body is read", async () => {
  const { app } = await openApi();
  const headers = { ...english, "content-type": "text/plain" };
  const response = await app.inject({ method: "PUT", url: "/api/contact", headers, payload: "not read" });
  expect(response.statusCode).toBe(405);
});

test("OPTIONS tells the methods of an address", async () => {
  const { app } = await openApi();
  const response = await app.inject({ method: "OPTIONS", url: "/api/contact" });
  expect([response.statusCode, response.headers.allow, response.body]).toEqual([204, "OPTIONS, POST", ""]);
});

test("an address that does not exist stays a 404, whatever the method", async () => {
  const { app } = await openApi();
  for (const method of ["GET", "PUT", "OPTIONS"] as const)
    for (const url of [
      "/api",
      "/api/",
      "/api/nothing",
      "/api/projectsx",
      "/api/design-sheetXpdf",
      "/api/projects/1/x/2",
    ])
      expect([url, (await app.inject({ method, url })).statusCode]).toEqual([url, 404]);
});

test("an address of its own is found before one with parameters, whichever was added first", async () => {
  for (const order of [
    ["/things/:id", "/things/all"],
    ["/things/all", "/things/:id"],
  ]) {
    const app = fastify();
    const refuseOthers = collectMethods(app);
    for (const url of order)
      app.route({ method: url.endsWith("all") ? "GET" : "PUT", url, handler: async () => "done" });
    refuseOthers();
    const allowed = async (url: string) => (await app.inject({ method: "DELETE", url })).headers.allow;
    expect([await allowed("/things/all"), await allowed("/things/7")]).toEqual([
      "GET, HEAD, OPTIONS",
      "OPTIONS, PUT",
    ]);
  }
});

/** Methods of a few addresses below a prefix. */
async function openSmall() {
  const app = fastify();
  await app.register(
    async (scope) => {
      const refuseOthers = collectMethods(scope);
      scope.route({ method: ["GET", "PUT"], url: "/things/:id", handler: async () => "a thing" });
      scope.route({ method: "POST", url: "/things/new", handler: async () => "new" });
      scope.route({ method: "GET", url: "/things/:id/parts/:part", handler: async () => "a part" });
      scope.route({ method: "GET", url: "/a.b", handler: async () => "dotted" });
      scope.route({ method: "POST", url: "/a.b", handler: async () => "dotted" });
      refuseOthers();
    },
    { prefix: "/small" },
  );
  return app;
}

test.each([
  ["GET", "/small/things/7", 200, undefined],
  ["PUT", "/small/things/7", 200, undefined],
  ["POST", "/small/things/7", 405, "GET, HEAD, OPTIONS, PUT"],
  ["POST", "/small/things/new", 200, undefined],
  ["GET", "/small/things/new", 405, "OPTIONS, POST"],
  ["PUT", "/small/things/new", 405, "OPTIONS, POST"],
  ["OPTIONS", "/small/things/new", 204, "OPTIONS, POST"],
  ["PUT", "/small/things/new/parts/1", 405, "GET, HEAD, OPTIONS"],
  ["PUT", "/small/things/7/parts/", 404, undefined],
  ["PUT", "/small/things/7/parts/1/2", 404, undefined],
  ["PUT", "/small/a.b", 405, "GET, HEAD, OPTIONS, POST"],
  ["PUT", "/small/a.b?c=/d", 405, "GET, HEAD, OPTIONS, POST"],
  ["PUT", "/small/axb", 404, undefined],
  ["GET", "/small/things", 404, undefined],
  ["DELETE", "/small", 404, undefined],
] as const)("%s %s is answered with %i and the methods %s", async (method, url, status, allow) => {
  const app = await openSmall();
  const response = await app.inject({ method, url, headers: english });
  expect([response.statusCode, response.headers.allow]).toEqual([status, allow]);
  if (status === 404) expect(response.json()).toEqual({ error: problems.en.notFound });
  if (status === 405)
    expect(response.json()).toEqual({
      error: problems.en.methodNotAllowed.replace("{methods}", allow ?? ""),
    });
  await app.close();
});

test("nothing of a body is read before the method of a fixed address is refused", async () => {
  const app = await openSmall();
  const headers = { ...english, "content-type": "text/unknown" };
  const response = await app.inject({
    method: "PUT",
    url: "/small/things/new",
    headers,
    payload: "not read",
  });
  expect(response.statusCode).toBe(405);
  await app.close();
});
