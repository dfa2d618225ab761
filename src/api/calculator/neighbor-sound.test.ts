import { expect, test } from "vitest";
import { openApi } from "../../../tests/support/api.ts";

const source = { distance: 25, height: 6, power: [91, 90, 87, 81, 81, 76, 73, 66] };

async function ask(body: unknown) {
  const { app } = await openApi();
  const response = await app.inject({ method: "POST", url: "/api/neighbor-sound", payload: body as object });
  return { status: response.statusCode, body: response.json() };
}

test("a tower is answered with its level at every time, each term and the limits of the law", async () => {
  const { status, body } = await ask({ sources: [source] });
  expect(status).toBe(200);
  expect(body.uncertainty).toBe(3);
  expect(body.times.map(({ time, limit }: { time: string; limit: number }) => [time, limit])).toEqual([
    ["day", 55],
    ["evening", 50],
    ["night", 45],
  ]);
  expect(body.times[0].level).toBeCloseTo(49.3552, 3);
  expect(body.times[0].ways[0].bands).toHaveLength(8);
});

test.each([
  ["no source", { sources: [] }],
  ["half a tower", { sources: [{ ...source, count: 2.5 }] }],
  ["seven bands", { sources: [{ ...source, power: source.power.slice(1) }] }],
  ["a distance that the standard does not cover", { sources: [{ ...source, distance: 1001 }] }],
  ["a screen behind the neighbor", { sources: [{ ...source, screen: { height: 4, fromSource: 30 } }] }],
  ["thirteen sources", { sources: Array(13).fill(source) }],
])("%s is refused", async (_, body) => expect((await ask(body)).status).toBe(400));
