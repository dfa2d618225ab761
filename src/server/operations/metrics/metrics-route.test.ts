import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { type MetricsRouteOptions, metricsRoute } from "./metrics-route.ts";

const token = "a-token-that-nobody-guesses";
const own = { siteUrl: "http://localhost:3000", trustProxy: false } as const;
const behindProxy = { siteUrl: "https://www.example.com", trustProxy: 1 };
const unknownProxy = { siteUrl: "https://www.example.com", trustProxy: false } as const;

async function statusFor(
  env: MetricsRouteOptions["env"],
  remoteAddress: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const app = fastify({ trustProxy: env.trustProxy !== false });
  onTestFinished(() => app.close());
  const metrics = { text: async () => "figures 1\n", contentType: "text/plain" };
  await app.register(metricsRoute, { metrics, env });
  const response = await app.inject({ url: "/metrics", remoteAddress, headers });
  expect(response.body.includes("figures")).toBe(response.statusCode === 200);
  return response.statusCode;
}

test.each(["127.0.0.1", "127.0.0.53", "::1", "::ffff:127.0.0.1"])(
  "this machine (%s) may read",
  async (address) => {
    expect(await statusFor(own, address)).toBe(200);
  },
);

test("nobody else may, unless they have the token", async () => {
  const env = { ...own, metricsToken: token };
  expect(await statusFor(env, "203.0.113.7")).toBe(403);
  expect(await statusFor(env, "203.0.113.7", { authorization: `Bearer ${token}` })).toBe(200);
  expect(await statusFor(env, "203.0.113.7", { authorization: `Bearer ${token}x` })).toBe(403);
  expect(await statusFor(own, "203.0.113.7", { authorization: "Bearer undefined" })).toBe(403);
});

test("who comes through a proxy on this machine is not this machine, whatever they say", async () => {
  expect(await statusFor(behindProxy, "127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe(403);
  expect(await statusFor(behindProxy, "127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).toBe(403);
  expect(await statusFor(own, "127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe(403);
  // A proxy need not say that it is one.
  expect(await statusFor(behindProxy, "127.0.0.1")).toBe(403);
});

test("where https is served by a proxy that is not named, only the token opens", async () => {
  expect(await statusFor(unknownProxy, "127.0.0.1")).toBe(403);
  const env = { ...unknownProxy, metricsToken: token };
  expect(await statusFor(env, "127.0.0.1", { authorization: `Bearer ${token}` })).toBe(200);
});
