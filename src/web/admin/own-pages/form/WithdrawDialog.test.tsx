import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EditableField } from "#domain/content/content-calls.ts";
import { draftQuery } from "../../editing/state/content-api.ts";
import { linksNote } from "../links-note.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

const general = "/certificates 주소로 연결한 버튼과 링크가 있으면 없는 페이지로 이어집니다.";

function questionFor(link: string, publishAt: string | null = null): string {
  const path = "home.hero.slides[package].link";
  const field: EditableField = { path, names: ["첫 화면"], kind: "fact", check: "link", value: link };
  const client = new QueryClient();
  client.setQueryData<unknown>(draftQuery.queryKey, { fields: [field] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <WithdrawDialog
        page={{ kind: "page", publicAddress: "certificates", publishAt }}
        onConfirm={() => {}}
        onCancel={() => {}}
      />
    </QueryClientProvider>,
  );
}

test("the question names known links, and still warns of others, such as those of other pages", () => {
  expect(questionFor("/en/certificates")).toContain(general);
  expect(questionFor("/en/certificates")).toContain("‘사이트 편집’");
  expect(questionFor("/company")).toContain(general);
  expect(questionFor("/company")).not.toContain("‘사이트 편집’");
});

test("links to a page that visitors do not have, or that stays without its blocks, need no warning", () => {
  expect(linksNote({ kind: "page", publicAddress: "certificates" })).toBe(general);
  expect(linksNote({ kind: "news", publicAddress: null })).toBeUndefined();
  expect(linksNote({ kind: "builtIn", publicAddress: "/company" })).toBeUndefined();
});

test("the question names the scheduled publication that ends with the page", () => {
  expect(questionFor("/company", "2026-12-02T00:00:00.000Z")).toContain(
    "예약한 게시(2026-12-02 09:00)도 취소됩니다.",
  );
  expect(questionFor("/company")).not.toContain("취소됩니다");
});
