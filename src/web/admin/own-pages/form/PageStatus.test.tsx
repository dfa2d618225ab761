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

function statusOf(kind: PageKind, address: string): string {
  const time = "2026-11-27T00:00:00.000Z";
  const page: EditablePage = {
    id: 7,
    kind,
    state: "draft",
    publicAddress: null,
    publishAt: null,
    publishedAt: null,
    updatedAt: time,
    updatedBy: null,
    draft: aPageDraft({ address }),
  };
  const form = { pending: undefined, isDirty: () => false } as unknown as PageForm;
  return renderToStaticMarkup(<PageStatus {...{ form, page }} onVersions={() => {}} onWithdraw={() => {}} />);
}
