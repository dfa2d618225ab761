import fastify from "fastify";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { openapi } from "./openapi.ts";
import { bySession } from "./openapi-transform.ts";
import { apiOn, file, operation } from "./operation.ts";

const result = z.object({ id: z.int() });

/** A few calls as the document has them. */
async function describedCalls() {
  const app = fastify();
  const api = apiOn(app);
  await openapi(api, "http://localhost");
  api.get("/bare", async () => "");
  const hidden = { schema: { hide: true } };
  api.get("/hidden", hidden, async () => "");
  api.get(
    "/list",
    operation({
      operationId: "list",
      summary: "A list",
      requestHeaders: ["If-None-Match"],
      responseHeaders: ["ETag", "X-Total-Count"],
      response: { 200: result },
    }),
    async () => ({ id: 1 }),
  );
  api.post(
    "/things/:id",
    operation({
      operationId: "change",
      summary: "A change",
      tags: ["administration"],
      security: bySession,
      params: z.object({ id: z.int() }),
      body: z.object({ name: z.string(), secret: z.string() }),
      documentedBody: z.object({ name: z.string() }),
      requestHeaders: ["If-Match"],
      responseHeaders: ["ETag"],
      response: {
        201: result,
        202: file("application/pdf", "A sheet"),
        299: result,
        ...Object.fromEntries([300, 409, 429, 435, 501, 503].map((status) => [status, result])),
      },
    }),
    async (_request, reply) => reply.code(201).send({ id: 1 }),
  );
  const document = (await app.inject("/openapi.json")).json();
  await app.close();
  const paths: Record<string, Record<string, Call>> = document.paths;
  const [list, change] = [paths["/list"]?.get, paths["/things/{id}"]?.post];
  if (!list || !change) throw new Error("A call is not described.");
  return { paths, list, change };
}

interface Call {
  tags: string[];
  security: object[];
  parameters: { in: string; name: string; schema: object; description?: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema: object }> }
  >;
}

describe("the description of calls", () => {
  test("leaves out routes without a schema, and hidden ones", async () => {
    const { paths } = await describedCalls();
    expect(Object.keys(paths).sort()).toEqual(["/list", "/openapi.json", "/things/{id}"]);
  });

  test("counts a call among the public ones that need no session, unless it says otherwise", async () => {
    const { list, change } = await describedCalls();
    expect([list.tags, list.security]).toEqual([["site"], []]);
    expect([change.tags, change.security]).toEqual([["administration"], [{ session: [] }]]);
  });

  test("has the language first among the headers that a call reads", async () => {
    const { list, change } = await describedCalls();
    const headersOf = ({ parameters }: Call) =>
      parameters.filter((each) => each.in === "header").map(({ name }) => name);
    expect(headersOf(list)).toEqual(["Accept-Language", "If-None-Match"]);
    expect(headersOf(change)).toEqual(["Accept-Language", "If-Match"]);
    for (const { description } of list.parameters) expect(description).toMatch(/language|response/i);
  });

  test("has the published body in place of the one that is checked", async () => {
    const { list, change } = await describedCalls();
    const { schema } = change.requestBody?.content["application/json"] ?? {};
    expect(Object.keys(schema?.properties ?? {})).toEqual(["name"]);
    expect(list.requestBody).toBeUndefined();
  });

  test("says by its status what a response means, unless the call says it itself", async () => {
    const { list, change } = await describedCalls();
    const meaningsOf = ({ responses }: Call) =>
      Object.entries(responses).map(([status, { description }]) => [status, description]);
    expect(Object.fromEntries(meaningsOf(list))).toEqual({
      200: "OK",
      304: "Not modified",
      "4XX": "Rejected; the message says why",
      "5XX": "Failed; the message says what to do",
    });
    expect(Object.fromEntries(meaningsOf(change))).toMatchObject({
      201: "Created",
      202: "A sheet",
      299: "Response",
      409: "Conflict, for example with a change that somebody else has made meanwhile",
      429: "Too many requests; repeat later",
    });
  });

  test("has 304 only for calls that read If-None-Match", async () => {
    const { list, change } = await describedCalls();
    expect(list.responses[304]).not.toHaveProperty("content.application/json.schema.properties");
    expect(change.responses).not.toHaveProperty("304");
  });

  test("names the headers of a success, and when to repeat what was refused for a while", async () => {
    const { list, change } = await describedCalls();
    const headersOf = ({ responses }: Call) =>
      Object.fromEntries(
        Object.entries(responses).map(([status, { headers = {} }]) => [status, Object.keys(headers)]),
      );
    expect(headersOf(list)).toEqual({
      200: ["ETag", "X-Total-Count"],
      304: ["ETag"],
      "4XX": ["Retry-After"],
      "5XX": ["Retry-After"],
    });
    expect(headersOf(change)).toEqual({
      201: ["ETag"],
      202: ["ETag"],
      299: ["ETag"],
      300: [],
      409: [],
      429: ["Retry-After"],
      435: [],
      501: ["Retry-After"],
      503: ["Retry-After"],
      "4XX": ["Retry-After"],
      "5XX": ["Retry-After"],
    });
  });

  test("describes answers as JSON by their schema, and files by their own type", async () => {
    const { change } = await describedCalls();
    expect(change.responses[201]?.content).toMatchObject({
      "application/json": { schema: { properties: { id: { type: "integer" } } } },
    });
    expect(change.responses[202]?.content).toEqual({
      "application/pdf": { schema: { type: "string", format: "binary" } },
    });
  });
});

test.each([
  ["https://www.site.example", "__Host-session"],
  ["http://localhost", "session"],
])(
  "the document of %s names the site, this server, both groups of calls and the cookie %s",
  async (siteUrl, cookie) => {
    const app = fastify();
    await app.register(async (scope) => openapi(apiOn(scope), siteUrl), { prefix: "/api" });
    const document = (await app.inject("/api/openapi.json")).json();
    await app.close();
    expect(document).toMatchObject({
      openapi: "3.1.0",
      info: {
        title: expect.stringMatching(/./),
        version: "1.0.0",
        description: expect.stringContaining("Accept-Language"),
        contact: { url: siteUrl },
        license: { identifier: "LicenseRef-All-rights-reserved" },
      },
      servers: [{ url: "/" }],
      tags: [{ name: "site" }, { name: "administration" }],
      components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookie } } },
    });
    for (const { description } of document.tags) expect(description).toMatch(/operations/i);
  },
);
