import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { aPageDraft } from "../../../../tests/support/builders.ts";
import { contentContext, isInEditorContext, servicesContext, siteUrlContext } from "../../context.ts";
import { loader } from "./route.tsx";

const korean = news(45, { languages: "ko" });
const english = news(5, { languages: "en", newsKind: "order", day: "2025-03-15" });

test.each([
  ["a language without news", "/en/news", korean, "/en"],
  ["any of its pages", "/en/news?page=2", korean, "/en"],
  ["a page beyond the last", "/en/news?page=2", [...korean, ...english], "/en/news"],
  [
    "such a page of a filter",
    "/news?kind=notice&year=2026&page=4",
    [...korean, ...english],
    "/news?year=2026&kind=notice",
  ],
])("%s is redirected", async (_, path, published, location) => {
  const response = await responseAt(path, published).catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw new Error(`${path} is not redirected.`);
  expect([response.status, response.headers.get("location")]).toEqual([302, location]);
});

test.each([
  ["/news", ["ko", "en"]],
  ["/en/news", ["ko", "en"]],
  ["/news?page=2", ["ko"]],
  ["/news?year=2026", ["ko"]],
  ["/en/news?kind=order", ["en"]],
])("the alternates of %s are the languages that have this page", async (path, given) => {
  expect(await responseAt(path, [...korean, ...english])).toMatchObject({ page: { locales: given } });
});

test("without any news, the list does not exist", async () => {
  expect(await responseAt("/en/news", [])).toMatchObject({ init: { status: 404 } });
});

test("the editor shows no redirect, which would lead out of it", async () => {
  expect(await responseAt("/en/news", korean, true)).toMatchObject({ init: { status: 404 } });
});

async function responseAt(path: string, published: readonly PageSummary[], isInEditor = false) {
  const context = new RouterContextProvider();
  context.set(contentContext, sampleContent);
  context.set(siteUrlContext, "https://tower.example");
  context.set(isInEditorContext, isInEditor);
  context.set(servicesContext, { ownPages: { published: async () => published } } as never);
  const url = new URL(`https://tower.example${path}`);
  return loader({ request: new Request(url), url, pattern: "/news", params: {}, context });
}

function news(count: number, facts: Partial<PageSummary>): PageSummary[] {
  const { blocks: _, ...summary } = aPageDraft({ newsKind: "notice", day: "2026-11-27" });
  return Array.from({ length: count }, (_, index) => ({
    ...summary,
    id: index + 1,
    kind: "news" as const,
    publishedAt: "2026-11-27T00:00:00.000Z",
    ...facts,
  }));
}
