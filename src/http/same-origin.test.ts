import Fastify from "fastify";
import { expect, test } from "vitest";
import { isSameOrigin, refuseOtherSites } from "./same-origin.ts";

const siteUrl = "https://tower.example";
const host = "tower.example";

test.each<[string, Record<string, string>, boolean]>([
  ["that names neither sender nor origin", {}, true],
  ["of a page of the site", { "sec-fetch-site": "same-origin", origin: siteUrl }, true],
  ["that a person typed or opened from a bookmark", { "sec-fetch-site": "none" }, true],
  ["of another site", { "sec-fetch-site": "cross-site" }, false],
  ["of a subdomain", { "sec-fetch-site": "same-site" }, false],
  [
    "of another site that names the origin of ours",
    { "sec-fetch-site": "cross-site", origin: siteUrl },
    false,
  ],
  ["of an older browser on a page of the site", { origin: siteUrl }, true],
  ["of an older browser on the host that it asks", { origin: "http://tower.example" }, true],
  ["of an older browser, with the port of the protocol", { origin: "https://tower.example:443" }, true],
  ["of an older browser on another port", { origin: "https://tower.example:8443" }, false],
  ["of an older browser on another site", { origin: "https://other.example" }, false],
  ["of a page without an origin", { origin: "null" }, false],
])("a request %s (%j) is ours: %s", (_, headers, is) => {
  expect(isSameOrigin({ headers, host }, siteUrl)).toBe(is);
});

test("a page of the site is ours behind a proxy that asks for another host", () => {
  expect(isSameOrigin({ headers: { origin: siteUrl }, host: "127.0.0.1:3000" }, siteUrl)).toBe(true);
});

test("a request for a host that is none is of another site", () => {
  expect(isSameOrigin({ headers: { origin: "https://other.example" }, host: "a b" }, siteUrl)).toBe(false);
});

test("other sites may read, but neither write nor read private files", async () => {
  const api = Fastify();
  refuseOtherSites(api, siteUrl);
  api.get("/list", async () => "list");
  api.get("/private", { config: { isPrivateFile: true } }, async () => "private");
  api.post("/list", async () => "written");
  const statusOf = async (method: "GET" | "HEAD" | "OPTIONS" | "POST", url: string, sender: string) =>
    (await api.inject({ method, url, headers: { "sec-fetch-site": sender } })).statusCode;
  expect(await statusOf("GET", "/list", "cross-site")).toBe(200);
  expect(await statusOf("HEAD", "/list", "cross-site")).toBe(200);
  expect(await statusOf("OPTIONS", "/list", "cross-site")).toBe(404);
  expect(await statusOf("POST", "/list", "cross-site")).toBe(403);
  expect(await statusOf("POST", "/list", "same-origin")).toBe(200);
  expect(await statusOf("GET", "/private", "cross-site")).toBe(403);
  expect(await statusOf("GET", "/private", "same-origin")).toBe(200);
});
