import fastify from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { registerApi } from "#api/register-api.ts";
import { createServices } from "#data/services.ts";
import { openMemory } from "../../../tests/support/database.ts";

interface Described {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters: { in: string; name: string; description?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, ResponseObject>;
}
interface ResponseObject {
  description: string;
  headers?: Record<string, { schema: object; description: string }>;
  content?: Record<string, { schema: object }>;
}
interface Route {
  name: string;
  method: string;
  url: string;
  isHidden: boolean;
}

const routes: Route[] = [];
let document: { paths: Record<string, Record<string, Described>>; servers: { url: string }[] };
/** Every call by method and path, as in "GET /api/projects". */
const calls = new Map<string, Described>();
const app = fastify();

beforeAll(async () => {
  const database = await openMemory();
  app.addHook("onRoute", ({ method, url, schema }) => {
    for (const each of [method].flat()) {
      const name = `${each} ${url.replace(/:(\w+)/g, "{$1}")}`;
      routes.push({ name, method: each, url, isHidden: schema?.hide === true });
    }
  });
  await registerApi(app, createServices({ database }), { siteUrl: "https://www.site.example" });
  document = (await app.inject("/api/openapi.json")).json();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, call] of Object.entries(methods)) calls.set(`${method.toUpperCase()} ${path}`, call);
  return async () => {
    await app.close();
    await database.close();
  };
});

test("the document has every route of the API, and nothing else", () => {
  const shown = routes.filter(
    ({ url, method, isHidden }) => url.startsWith("/api/") && !isHidden && method !== "HEAD",
  );
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.map(({ name }) => name).sort()).toEqual([...calls.keys()].sort());
});

test("a route that the document hides does nothing but refuse", async () => {
  const hidden = routes.filter(({ url, isHidden }) => url.startsWith("/api") && isHidden);
  expect(hidden.length).toBeGreaterThan(30);
  for (const { method, url } of hidden) {
    const response = await app.inject({
      method: method as "GET",
      url: url.replace(/:\w+/g, "1").replace("*", "x"),
    });
    expect([method, url, response.statusCode]).toEqual([method, url, expect.toSatisfy(isRefusal)]);
  }
});

test("every address refuses every method that it does not take, and names those that it takes", async () => {
  const taken = Map.groupBy(
    routes.filter(({ url, isHidden }) => url.startsWith("/api/") && !isHidden),
    ({ url }) => url,
  );
  expect(taken.size).toBeGreaterThan(100);
  for (const [url, known] of taken) {
    const allow = [...known.map(({ method }) => method), "OPTIONS"].sort().join(", ");
    for (const method of app.supportedMethods.filter(
      (each) => !known.some((route) => route.method === each),
    )) {
      const response = await app.inject({ method: method as "GET", url: url.replace(/:\w+/g, "1") });
      expect([method, url, response.statusCode, response.headers.allow]).toEqual([
        method,
        url,
        method === "OPTIONS" ? 204 : 405,
        allow,
      ]);
    }
  }
});

test("every call says what it is called and what it does, each in a way of its own", () => {
  for (const [name, { operationId, summary }] of calls) {
    expect([name, operationId]).toEqual([name, expect.stringMatching(/^[a-z][A-Za-z]+$/)]);
    expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].{8,}/)]);
  }
  expect(new Set([...calls.values()].map(({ operationId }) => operationId)).size).toBe(calls.size);
});

test("every response that has a body says what it is, and every call can succeed and be refused", () => {
  for (const [name, { responses }] of calls) {
    const statuses = Object.keys(responses);
    expect([name, statuses.some((status) => status.startsWith("2"))]).toEqual([name, true]);
    expect([name, statuses.some((status) => status.startsWith("4"))]).toEqual([name, true]);
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect([name, status, description]).not.toContain("Default Response");
      if (status === "304") continue;
      const schemas = Object.values(content ?? {}).map(({ schema }) => Object.keys(schema).length);
      expect([name, status, schemas.length > 0, schemas]).toEqual([
        name,
        status,
        true,
        schemas.map(() => expect.toSatisfy((keys) => keys > 0)),
      ]);
    }
  }
});

test("every call that can be refused for a while says that it tells how long", () => {
  for (const [name, { responses }] of calls) {
    for (const status of ["4XX", "5XX"])
      expect([name, status, Object.keys(responses[status]?.headers ?? {})]).toEqual([
        name,
        status,
        ["Retry-After"],
      ]);
  }
});

test("the calls that ask for the session's cookie are those that are refused without it", async () => {
  for (const [name, { security, responses }] of calls) {
    const [method = "", path = ""] = name.split(" ");
    const { statusCode } = await app.inject({ method: method as "GET", url: path.replace(/\{\w+\}/g, "1") });
    const isGuarded = security.length > 0 && security.every((way) => "session" in way);
    expect([name, isGuarded]).toEqual([name, statusCode === 401 && !path.endsWith("/login")]);
    if (isGuarded) expect([name, responses[401]]).toEqual([name, expect.anything()]);
  }
});

test("no call tells of the fields by which programs that fill in forms are known", () => {
  expect(JSON.stringify(document)).not.toMatch(/"website"|fillTimeMs/);
});

describe("the headers that matter", () => {
  const heeded = (name: string) =>
    calls.get(name)?.parameters.flatMap((each) => (each.in === "header" ? [each.name] : []));
  const given = (name: string, status: number) =>
    Object.keys(calls.get(name)?.responses[status]?.headers ?? {});

  test.each([
    ["GET /api/projects", ["Accept-Language", "If-None-Match"], 200, ["ETag", "X-Total-Count", "Link"]],
    [
      "GET /api/projects/filter",
      ["Accept-Language", "If-None-Match"],
      200,
      ["ETag", "X-Total-Count", "Link"],
    ],
    ["GET /api/products", ["Accept-Language", "If-None-Match"], 304, ["ETag"]],
    ["POST /api/contact", ["Accept-Language", "Idempotency-Key", "Inquiry-Proof"], 201, []],
    ["GET /api/admin/projects/{id}", ["Accept-Language", "Expected-Account"], 200, ["ETag"]],
    ["PUT /api/projects/{id}", ["Accept-Language", "Expected-Account", "If-Match"], 200, ["ETag"]],
    ["DELETE /api/projects/{id}", ["Accept-Language", "Expected-Account", "If-Match"], 200, []],
    ["GET /api/admin/inquiries/{id}", ["Accept-Language", "Expected-Account"], 200, ["ETag"]],
    ["PATCH /api/admin/inquiries/{id}", ["Accept-Language", "Expected-Account", "If-Match"], 200, ["ETag"]],
    ["DELETE /api/admin/inquiries/{id}", ["Accept-Language", "Expected-Account", "If-Match"], 200, []],
    ["POST /api/auth/login", ["Accept-Language"], 200, ["Set-Cookie"]],
    ["POST /api/auth/logout", ["Accept-Language", "Expected-Account"], 200, ["Set-Cookie"]],
  ])("of %s are described", (name, requested, status, answered) => {
    expect([heeded(name), given(name, status)]).toEqual([requested, answered]);
  });
});

test.each([
  ["GET /api/design-sheet.pdf", "application/pdf"],
  ["GET /api/submittal.zip", "application/zip"],
  ["GET /api/admin/inquiries/export.csv", "text/csv"],
])("%s is answered with %s", (name, type) => {
  expect(Object.keys(calls.get(name)?.responses[200]?.content ?? {})).toEqual([type]);
});

test("a picture is sent as a form with one file", () => {
  expect(calls.get("POST /api/projects/upload-image")?.requestBody?.content).toEqual({
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: { image: { type: "string", format: "binary" } },
        required: ["image"],
      },
    },
  });
});

function isRefusal(status: number): boolean {
  return status === 404 || status === 405 || status === 204;
}

test("the lists of the project filter have descriptions with their values and separator", () => {
  const described = (name: string) =>
    Object.fromEntries(
      (calls.get(name)?.parameters ?? []).map((parameter) => [parameter.name, parameter.description]),
    );
  const lists = described("GET /api/projects/filter");
  expect(lists.tags).toBe("tags in Korean, as GET /api/projects/tags has them, separated by commas");
  expect(lists.countries).toContain("separated by commas");
  expect(lists.types).toBe("any of industrial, package, bac, separated by commas");
  expect(described("GET /api/projects/tags/related").tags).toBe(lists.tags);
});

test("fields that look alike are described each by what it is", () => {
  const found = JSON.stringify(calls.get("POST /api/find-towers")?.responses["200"]);
  expect(found).toContain("numbers of models excluded because they do not state the limited figure");
  expect(found).toContain("numbers of models that exceed a limit");
  const sound = JSON.stringify(calls.get("POST /api/neighbor-sound")?.responses["200"]);
  expect(sound.match(/result for the legal limit/g)).toHaveLength(1);
});
