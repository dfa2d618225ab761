import fastify from "fastify";
import { expect, test } from "vitest";
import { indexNow } from "./index-now.ts";

const key = "0a1b2c3d-4e5f";

test("serves the key under its own name as plain text", async () => {
  const app = fastify();
  await app.register(indexNow, { key });
  const response = await app.inject(`/${key}.txt`);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body).toBe(key);
});

test("serves nothing where no key is set", async () => {
  const app = fastify();
  await app.register(indexNow, { key: undefined });
  expect((await app.inject("/undefined.txt")).statusCode).toBe(404);
});
