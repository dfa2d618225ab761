import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { openApi } from "../../../tests/support/api.ts";
import { limitedRoutes, logRefusals } from "./refusals.ts";

const siteUrl = "https://www.example.com";
const site = { other: 403, none: 401, limited: 429, well: 200, absent: 404 } as const;

test.each([
  ["GET", "/api/admin/projects", site.none, "not-signed-in"],
  ["PUT", "/api/projects/7", site.other, "other-site"],
  ["POST", "/api/auth/login", site.limited, "login-limited"],
  ["POST", "/api/auth/password-reset", site.limited, "password-reset-limited"],
  ["POST", "/api/contact", site.limited, "inquiry-limited"],
  ["POST", "/api/contact/files", site.limited, "inquiry-limited"],
  ["POST", "/inquiry", site.limited, "inquiry-limited"],
  ["GET", "/api/design-sheet.pdf", site.limited, "sheet-limited"],
  ["POST", "/api/design-sheet.pdf", site.limited, "sheet-limited"],
  ["GET", "/api/acceptance-report.pdf", site.limited, "sheet-limited"],
  ["GET", "/api/submittal.zip", site.limited, "sheet-limited"],
  ["POST", "/api/year", site.limited, "calculation-limited"],
  ["POST", "/api/find-towers", site.limited, "calculation-limited"],
  ["POST", "/resources/calculator/test", site.limited, "calculation-limited"],
  ["POST", "/en/resources/calculator/test?crt=100", site.limited, "calculation-limited"],
  ["POST", "/api/auth/login", site.none, undefined],
  ["GET", "/gallery", site.absent, undefined],
  ["GET", "/", site.well, undefined],
] as const)("%s %s with %d is counted as %s", async (method, url, status, event) => {
  const { app, counted } = openCounted();
  const handler = async (_request: unknown, reply: { code(status: number): { send(): unknown } }) =>
    reply.code(status).send();
  for (const route of [
    "/api/auth/login",
    "/api/auth/password-reset",
    "/api/contact",
    "/api/contact/files",
    "/api/design-sheet.pdf",
    "/api/acceptance-report.pdf",
    "/api/submittal.zip",
    "/api/year",
    "/api/find-towers",
    "/api/projects/:id",
    "/*",
  ])
    app.all(route, handler);
  const origin = status === site.other ? "https://elsewhere.example" : siteUrl;
  await app.inject({ method, url, headers: { origin }, remoteAddress: "203.0.113.7" });
  expect(counted).toEqual(event === undefined ? [] : [[event, { address: "203.0.113.7" }]]);
});

test("a proof that is asked for again on a page of the site is not counted", async () => {
  const { app, counted } = openCounted();
  app.put("/api/admin/mail", (_request, reply) => reply.code(403).send());
  await app.inject({ method: "PUT", url: "/api/admin/mail", headers: { "sec-fetch-site": "same-origin" } });
  expect(counted).toEqual([]);
});

test("every route whose limits are counted is there", async () => {
  const { app } = await openApi();
  const isThere = (url: string) =>
    app.hasRoute({ method: "POST", url }) || app.hasRoute({ method: "GET", url });
  expect(Object.keys(limitedRoutes).filter((url) => !isThere(url))).toEqual([]);
});

function openCounted() {
  const counted: unknown[] = [];
  const app = fastify();
  onTestFinished(() => app.close());
  logRefusals(app, { securityLog: { ...nothing, count: (...counts) => void counted.push(counts) } }, siteUrl);
  return { app, counted };
}

const nothing = {
  retentionDays: 14,
  record: async () => undefined,
  flush: async () => undefined,
  page: async () => ({ entries: [], total: 0 }),
  deleteExpired: async () => undefined,
};
