import fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { apiOn, operation } from "./operation.ts";
import { handleProblems } from "./problem.ts";

const app = fastify();

beforeAll(async () => {
  handleProblems(app);
  apiOn(app).get(
    "/list",
    operation({
      operationId: "list",
      summary: "List",
      querystring: z.object({
        lang: z.optional(z.string()),
        kind: z.optional(z.enum(["open", "closed"])),
        page: z.optional(z.coerce.number().check(z.gte(1), z.lte(9))),
        search: z.optional(z.string().check(z.maxLength(3))),
        range: z.optional(z.string().check(z.regex(/^\d+-\d+$/), z.minLength(3))),
        tags: z.optional(
          z.pipe(
            z.pipe(
              z.string(),
              z.transform((text) => text.split(",")),
            ),
            z.array(z.string()).check(z.maxLength(2)),
          ),
        ),
      }),
      response: { 200: z.object({ isRead: z.boolean() }) },
    }),
    async () => ({ isRead: true }),
  );
  await app.ready();
  return () => app.close();
});

test.each(["", "kind=open", "page=1", "page=9", "search=abc", "tags=a,b"])(
  "%j is accepted",
  async (query) => {
    const response = await app.inject(`/list?${query}`);
    expect([response.statusCode, response.json()]).toEqual([200, { isRead: true }]);
  },
);

test.each([
  ["kind=steam", '"kind" cannot be "steam". Use open or closed.'],
  ["page=0", '"page" must be 1 or more.'],
  ["page=10", '"page" must be 9 or less.'],
  ["page=x", '"page" cannot be used as given. Check its value.'],
  ["search=abcd", '"search" has a value that is too long. Use at most 3 characters.'],
  ["range=x", '"range" cannot be used as given. Check its value.'],
  ["search=a&search=b&search=c", '"search" was given 3 times. Give it once.'],
  ["tags=a,b,c", '"tags" has too many values. Give at most 2.'],
])("%s is refused with the name of the parameter and what it may be", async (query, error) => {
  const response = await app.inject(`/list?lang=en&${query}`);
  expect([response.statusCode, response.json()]).toEqual([400, { error }]);
});

test("a refusal is in the language of the request", async () => {
  const { error } = (
    await app.inject({ url: "/list?kind=steam", headers: { "accept-language": "ko" } })
  ).json();
  expect(error).toBe('"kind"에 쓸 수 없는 값입니다: "steam". 쓸 수 있는 값: open, closed.');
});
