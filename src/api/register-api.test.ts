import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseUnavailable } from "#data/database/unavailable.ts";
import { createServices } from "#data/services.ts";
import { openApi } from "../../tests/support/api.ts";
import { anInquiry } from "../../tests/support/builders.ts";
import { openMemory } from "../../tests/support/database.ts";
import { registerApi } from "./register-api.ts";

const json = { "content-type": "application/json" };

test("an unknown address under /api is a 404 in JSON, and no page", async () => {
  const { app } = await openApi();
  for (const url of ["/api", "/api/", "/api/nothing", "/api/projects/1/2"]) {
    const response = await app.inject({ url, headers: { "accept-language": "en" } });
    expect([url, response.statusCode, Object.keys(response.json())]).toEqual([url, 404, ["error"]]);
  }
  expect((await app.inject("/apiary")).body).toContain("a page");
});

test.each([
  ["broken JSON", 400, json, '{"company":'],
  ["an empty body", 400, json, ""],
  ["a body that reaches for the prototype", 400, json, '{"__proto__": {"a": 1}}'],
  ["more than 64 KB", 413, json, JSON.stringify(anInquiry({ message: "x".repeat(70_000) }))],
  ["plain text", 415, { "content-type": "text/plain" }, JSON.stringify(anInquiry())],
  ["a form of another site", 415, { "content-type": "application/x-www-form-urlencoded" }, "company=a"],
])("a body that is %s is answered with %d and one sentence", async (_, status, headers, payload) => {
  const { app } = await openApi();
  const response = await app.inject({ method: "POST", url: "/api/contact", headers, payload });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error: expect.stringMatching(/\.$/) });
});

test("a NUL is left out of a body, and a text that spells one stays", async () => {
  const { app, database } = await openApi();
  const payload = JSON.stringify({ ...anInquiry({ company: "C:\\u0000\0" }), page: "/a\0b\0" });
  const response = await app.inject({ method: "POST", url: "/api/contact", headers: json, payload });
  expect(response.statusCode).toBe(201);
  const stored = await database.db.selectFrom("contactInquiries").select(["page", "company"]).execute();
  expect(stored).toEqual([{ page: "/ab", company: "C:\\u0000" }]);
});

test("a database that is away is a 503 with a sentence in the visitor's language and a time to come back", async () => {
  const away = async () => {
    throw new DatabaseUnavailable(new Error("connect ECONNREFUSED"));
  };
  const { app } = await openApi({
    inquiries: { receive: away, findByConfirmationToken: away },
    health: { ping: away, probeWrite: async () => "unreachable" },
  });
  const send = (language: string) =>
    app.inject({
      method: "POST",
      url: "/api/contact",
      headers: { "accept-language": language },
      payload: anInquiry(),
    });
  const english = await send("en");
  expect(english.statusCode).toBe(503);
  expect(english.headers["retry-after"]).toBe("5");
  expect(english.json().error).toContain("database is unavailable");
  expect((await send("ko")).json().error).toContain("데이터베이스");
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});

test("a surprise is a 500 that tells nothing of the inside", async () => {
  const { app } = await openApi({
    inquiries: {
      receive: async () => {
        throw new TypeError("secret detail at /srv/site/data.ts:12");
      },
      findByConfirmationToken: async () => undefined,
    },
  });
  const response = await app.inject({ method: "POST", url: "/api/contact", payload: anInquiry() });
  expect(response.statusCode).toBe(500);
  expect(Object.keys(response.json())).toEqual(["error"]);
  expect(response.body).not.toMatch(/secret|data\.ts|TypeError/);
});

test("the program is alive and, with its database, ready", async () => {
  const { app } = await openApi();
  expect((await app.inject("/healthz")).json()).toEqual({ status: "alive" });
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
});

test("responses of the API are not cached, except reads that are the same for everybody", async () => {
  const { app } = await openApi();
  for (const url of [
    "/api/auth/status",
    "/api/admin/projects",
    "/api/projects?lang=fr",
    "/api/nothing",
    "/readyz",
  ]) {
    expect((await app.inject(url)).headers["cache-control"]).toBe("no-store");
  }
});

test("GET /api/openapi.json uses the words of the site", async () => {
  const { app } = await openApi();
  const { body } = await app.inject("/api/openapi.json");
  expect(
    body.match(/[^"]*\b(per cent|catalogues?|towards|cubic metres?|e-mails?|telephones?|anew)\b[^"]*/g),
  ).toBeNull();
});

test("GET /api/openapi.json describes every route with its requests and answers", async () => {
  const { app } = await openApi();
  const document = (await app.inject("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  const forVisitors = Object.entries<Record<string, { tags?: string[] }>>(document.paths)
    .filter(([, routes]) => Object.values(routes).some(({ tags }) => !tags?.includes("administration")))
    .map(([path]) => path);
  expect(forVisitors.sort()).toEqual([
    "/api/acceptance-report.pdf",
    "/api/acceptance-test",
    "/api/calculate-capacity",
    "/api/chiller-duty",
    "/api/contact",
    "/api/contact/files",
    "/api/design-sheet.pdf",
    "/api/find-towers",
    "/api/neighbor-sound",
    "/api/openapi.json",
    "/api/performance-curves.csv",
    "/api/products",
    "/api/projects",
    "/api/projects/filter",
    "/api/projects/stats",
    "/api/projects/tags",
    "/api/projects/tags/related",
    "/api/submittal.zip",
    "/api/weather",
    "/api/weather/{station}",
    "/api/year",
  ]);
  const schemaOf = (path: string) => document.paths[path].post.requestBody.content["application/json"].schema;
  expect(schemaOf("/api/contact").properties.message).toMatchObject({ type: "string", maxLength: 5000 });
  expect(schemaOf("/api/calculate-capacity").properties.flowRate).toEqual({
    type: "number",
    minimum: 50,
    maximum: 5000,
  });
  const filter = document.paths["/api/projects/filter"].get;
  const asked = filter.parameters.filter((parameter: { in: string }) => parameter.in === "query");
  expect(asked.map(({ name }: { name: string }) => name)).toEqual([
    "tags",
    "tagMode",
    "countries",
    "crt",
    "sort",
    "types",
    "lang",
    "limit",
    "offset",
  ]);
  expect(Object.keys(filter.responses)).toEqual(["200", "304", "4XX", "5XX"]);
  const project = filter.responses["200"].content["application/json"].schema.items;
  expect(project.required).toContain("coolingTowerType");
});

test("calls are told apart by what the scheduler and the guard need to know of them", async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const marks: { mark: string; name: string }[] = [];
  app.addHook("onRoute", ({ method, url, config = {} }) => {
    for (const [mark, isSet] of Object.entries(config))
      if (isSet === true && method !== "HEAD") marks.push({ mark, name: `${method} ${url}` });
  });
  const database = await openMemory();
  onTestFinished(() => database.close());
  await registerApi(app, createServices({ database }), { siteUrl: "http://localhost" });
  const callsWith = (mark: string) =>
    marks
      .filter((each) => each.mark === mark)
      .map(({ name }) => name)
      .sort();
  const names = ["bypassesScheduler", "isUrgent", "isForEnrolment", "isPolling", "isPrivateFile"];
  expect(Object.fromEntries(names.map((mark) => [mark, callsWith(mark)]))).toEqual({
    bypassesScheduler: ["GET /healthz", "GET /readyz"],
    isUrgent: [
      "POST /api/auth/login",
      "POST /api/auth/password-reset",
      "POST /api/auth/password-reset/confirm",
      "POST /api/contact",
      "POST /api/contact/files",
    ],
    isForEnrolment: [
      "GET /api/admin/account",
      "POST /api/admin/account/totp",
      "POST /api/admin/account/totp/confirm",
    ],
    isPolling: ["GET /api/admin/content/plan", "GET /api/admin/health", "GET /api/admin/inquiries/news"],
    isPrivateFile: ["GET /api/admin/inquiries/:id/files/:file", "GET /api/admin/inquiries/export.csv"],
  });
});

test.each([
  ["as long as it may be", 8 * 1024, 200],
  ["one character longer", 8 * 1024 + 1, 414],
])("an address that is %s is answered or refused", async (_, length, status) => {
  const { app } = await openApi();
  const url = "/api/products?a=";
  expect((await app.inject(url + "x".repeat(length - url.length))).statusCode).toBe(status);
});
