import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { AccountWork, ListedAdministrator } from "#domain/admin/administrator-calls.ts";
import type { Role } from "#domain/admin/roles.ts";
import { createQueryClient } from "../query-client.ts";
import { accountWorkQuery } from "./administrators-api.ts";
import { RemainingWork } from "./RemainingWork.tsx";

const kim: ListedAdministrator = {
  id: 2,
  username: "kim",
  role: "administrator",
  isPasswordProvisional: false,
  hasSecondFactor: false,
  lastLoginAt: null,
  isOneself: false,
};
const everyWork = { plannedContent: 1, plannedPages: 2, openInquiries: 4 };

function shownFor(work: AccountWork, role?: Role): string {
  const client = createQueryClient();
  client.setQueryData(accountWorkQuery(kim.id).queryKey, work);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RemainingWork administrator={kim} {...(role ? { role } : {})} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return /^<div role="status"[^>]*>(.*)<\/div>$/.exec(html)?.[1] ?? "no status";
}

test("a removal names planned publications and open inquiries, with links to where they are cancelled or handed over", () => {
  const html = shownFor(everyWork);
  expect(html).toContain("kim 이름으로 게시 예약 3건");
  expect(html).toMatch(/href="\/sd_admin\/edit\/"[^>]*>사이트 편집\(1건\)/);
  expect(html).toMatch(/href="\/sd_admin\/pages"[^>]*>페이지·소식\(2건\)/);
  expect(html).toMatch(/문의 4건.*href="\/sd_admin\/inquiries"/);
});

test("an account without such work has no such sentence", () => {
  expect(shownFor({ plannedContent: 0, plannedPages: 0, openInquiries: 0 })).toBe("");
});

test.each<[Role, boolean, boolean]>([
  ["administrator", false, false],
  ["editor", false, true],
  ["sales", true, false],
])("the role %s names only the work that it does not include", (role, isPlanNamed, areInquiriesNamed) => {
  const html = shownFor(everyWork, role);
  expect([html.includes("게시 예약"), html.includes("문의함")]).toEqual([isPlanNamed, areInquiriesNamed]);
});
