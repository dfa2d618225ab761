import { expect, onTestFinished, test } from "vitest";
import { createServices } from "#data/services.ts";
import { anInquiry } from "../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../tests/support/database.ts";
import { buildServer } from "./build-server.ts";
import type { BuiltPages } from "./web/built-pages.ts";

/** A site of no pages: only its API is asked. */
const noPages = {
  mode: "production",
  current: async () => ({ build: { routes: {} } }),
} as unknown as BuiltPages;

describeOnBothEngines("a site behind one proxy", ({ open }) => {
  test.each([
    ["longer than any address", "x".repeat(300)],
    ["of letters that no address has", "가".repeat(300)],
    ["an address with a port", "[2001:db8::1]:443"],
    ["empty", ""],
  ])("counts logins and inquiries by what the proxy names, though it is %s", async (_, entry) => {
    const services = createServices({ database: await open() });
    const app = await buildServer({
      env: { siteUrl: "http://localhost", trustProxy: 1, rateLimit: true, logLevel: "silent" },
      services,
      pages: noPages,
      clientFolder: "nowhere",
      publicFolder: "public",
      rendersAhead: false,
    });
    onTestFinished(() => app.close());
    const send = async (url: string, payload: object) => {
      const headers = { "x-forwarded-for": `203.0.113.7, ${entry}` };
      return (await app.inject({ method: "POST", url, headers, payload })).statusCode;
    };
    expect(await send("/api/auth/login", { username: "nobody", password: "made up" })).toBe(401);
    expect(await send("/api/contact", anInquiry())).toBe(201);
    const [{ event, address } = {}] = (await services.securityLog.page(1)).entries;
    expect([event, address]).toEqual(["login-failed", expect.stringMatching(/^.{1,64}$/)]);
  });
});
