import fastify from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { problems } from "#content/problems/problems.ts";
import { apiOn, binary, file, operation, operationFromContract } from "./operation.ts";
import { handleProblems, problemSchema } from "./problem.ts";

const found = z.object({ id: z.int() });
const description = { operationId: "changeThing", summary: "Change a thing" };
const contract = {
  method: "PUT",
  path: "/things/:id",
  params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1)) }),
  body: z.object({ name: z.string() }),
  response: found,
} as const;

describe("a declared operation", () => {
  const app = fastify();

  beforeAll(async () => {
    handleProblems(app);
    const api = apiOn(app);
    api.route({
      ...operationFromContract(contract, { ...description, status: 201 }, () => ({
        error: "its own sentence",
      })),
      handler: async ({ params }, reply) => reply.code(201).send(params),
    });
    api.post(
      "/plain",
      operation({ ...description, body: contract.body, response: { 200: found } }),
      async () => ({
        id: 1,
        secret: "not in the schema",
      }),
    );
    await app.ready();
    return () => app.close();
  });

  const answerTo = async (method: "PUT" | "POST", url: string, payload: object) => {
    const response = await app.inject({ method, url, payload, headers: { "accept-language": "en" } });
    return [response.statusCode, response.json()];
  };

  test("answers with what its schema has, and nothing else", async () => {
    expect(await answerTo("PUT", "/things/7", { name: "a" })).toEqual([201, { id: 7 }]);
    expect(await answerTo("POST", "/plain", { name: "a" })).toEqual([200, { id: 1 }]);
  });

  test("refuses a wrong body in its own way, or in one sentence for all operations", async () => {
    expect(await answerTo("PUT", "/things/7", {})).toEqual([400, { error: "its own sentence" }]);
    expect(await answerTo("POST", "/plain", {})).toEqual([400, { error: problems.en.refused }]);
  });

  test("refuses a wrong parameter in one sentence for all operations, not as a problem of its form", async () => {
    expect(await answerTo("PUT", "/things/0", { name: "a" })).toEqual([400, { error: problems.en.refused }]);
  });
});

test("an operation from a contract has the method, the address, the schemas and the responses of the contract", () => {
  const { method, url, schema } = operationFromContract(contract, description);
  expect([method, url]).toEqual(["PUT", "/things/:id"]);
  expect(schema).toEqual({
    ...description,
    params: contract.params,
    body: contract.body,
    response: { "4xx": problemSchema, "5xx": problemSchema, 200: found },
  });
});

test("an operation has its own refusals beside those of every operation, and its success under its own status", () => {
  const refused = z.object({ error: z.string(), fields: z.array(z.string()) });
  const { schema } = operationFromContract(contract, {
    ...description,
    status: 201,
    response: { 400: refused, "5xx": refused },
  });
  expect(schema.response).toEqual({ "4xx": problemSchema, "5xx": refused, 400: refused, 201: found });
});

test.each([
  ["without a refusal of its own", contract.body, undefined, []],
  ["without a body", undefined, () => ({}), []],
  ["with both", contract.body, () => ({}), ["attachValidation", "preHandler"]],
])("a call %s has the checks that it needs", (_, body, refusal, checks) => {
  const declared = operation(
    { ...description, ...(body ? { body } : {}), response: { 200: found } },
    refusal,
  );
  expect(Object.keys(declared).filter((key) => key !== "schema")).toEqual(checks);
});

test("a response that is a file is described by its media type, as bytes", () => {
  const { description: text, content } = file("application/pdf", "A sheet");
  expect([text, Object.keys(content)]).toEqual(["A sheet", ["application/pdf"]]);
  expect(z.toJSONSchema(content["application/pdf"]?.schema ?? z.never())).toMatchObject({
    type: "string",
    format: "binary",
  });
  expect(z.toJSONSchema(binary())).toMatchObject({ type: "string", format: "binary" });
});
