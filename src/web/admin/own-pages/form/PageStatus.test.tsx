import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EditablePage, PageKind } from "#domain/own-pages/own-page.ts";
import { aPageDraft } from "../../../../../tests/support/builders.ts";
import { PageStatus } from "./PageStatus.tsx";
import type { PageForm } from "./use-page-form.ts";

test.each([
  ["page", "certificates", ["/certificates?page=7", "/en/certificates?page=7"]],
  ["news", "fair", ["/news/fair?page=7", "/en/news/fair?page=7"]],
  ["builtIn", "/company/intro", ["/company/intro", "/en/company/intro"]],
] as const)("the previews of a draft of kind %s name it", (kind, address, paths) => {
  const html = statusOf(kind, address);
  const links = [...html.matchAll(/href="\/sd_admin\/draft([^"]*)"/g)].map(([, path]) => path);
  expect(links).toEqual(paths);
});

test.each([null, "2026-11-27T00:00:05.000Z"])("a plan says whether it has failed: %s", (publishFailedAt) => {
  const html = statusOf("page", "certificates", { publishAt: "2026-11-27T00:00:00.000Z", publishFailedAt });
  const hasFailed = publishFailedAt !== null;
  expect(html.includes("2026-11-27 09:00에 게시 예약됨")).toBe(!hasFailed);
  expect(html.includes("2026-11-27 09:00에 게시하지 못함")).toBe(hasFailed);
  expect(html.includes("예약한 2026-11-27 09:00에 게시하지 못했습니다.")).toBe(hasFailed);
  expect(html).toContain("예약 취소");
});

test.each([
  ["all", "en", "/news/fair"],
  ["en", "all", "/en/news/fair"],
  ["ko", "en", "/news/fair"],
] as const)("the link to news published in %s, with a draft in %s, leads to %s", (live, draft, path) => {
  const html = statusOf("news", "fair", {
    publicAddress: "fair",
    publicLanguages: live,
    draft: aPageDraft({ languages: draft }),
  });
  const links = [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, link = ""]) =>
    link.startsWith("/sd_admin") ? [] : link,
  );
  expect(links).toEqual([path]);
});

function statusOf(kind: PageKind, address: string, facts: Partial<EditablePage> = {}): string {
  const time = "2026-11-27T00:00:00.000Z";
  const page: EditablePage = {
    id: 7,
    kind,
    state: "draft",
    publicAddress: null,
    publishAt: null,
    publishFailedAt: null,
    publishedAt: null,
    updatedAt: time,
    updatedBy: null,
    draft: aPageDraft({ address }),
    ...facts,
  };
  const form = { pending: undefined, isDirty: () => false } as unknown as PageForm;
  return renderToStaticMarkup(<PageStatus {...{ form, page }} onVersions={() => {}} onWithdraw={() => {}} />);
}
