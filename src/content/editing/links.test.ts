import { expect, test } from "vitest";
import type { EditableField } from "#domain/content/content-calls.ts";
import { defaults } from "./defaults.ts";
import { editableFields } from "./editable-fields.ts";
import { fieldsLinkingTo, linkProblem, missingPages } from "./links.ts";

test.each([
  ["/", undefined],
  ["/company/intro", undefined],
  ["/en/company/intro", undefined],
  ["/products/package#bac", undefined],
  ["/projects/gallery?tag=밀폐형", undefined],
  ["/products/package/sf", undefined],
  ["/projects/12", undefined],
  ["/inquiry", undefined],
  ["/awards", undefined],
  ["/en/awards", undefined],
  ["/news", undefined],
  ["/en/news?kind=order", undefined],
  ["/news/fair", undefined],
  [`/files/${"0".repeat(32)}.pdf/a.pdf`, undefined],
  ["https://shop.example/catalog?id=1#top", undefined],
  ["http://partner.example", undefined],
  ["mailto:sales@site.example?subject=견적", undefined],
  ["tel:+82200000000", undefined],
  ["tel:1588-0000", undefined],
  [`/en/files/${"0".repeat(32)}.pdf/a.pdf`, "noPage"],
  ["/company/intor", "noPage"],
  ["/company", "noPage"],
  ["/awards/", "noPage"],
  ["/no-such-page", "noPage"],
  ["/news/no-such-item", "noPage"],
  ["/news/a/b", "noPage"],
  ["/files/a.pdf", "noPage"],
  [`/en/files/${"0".repeat(32)}.pdf/a.pdf`, "noPage"],
  ["/company/intro/", "noPage"],
  ["/products/package/s f", "noLink"],
  ["/products/package/sf/model.dxf", "noPage"],
  ["/sd_admin", "noPage"],
  ["/catalog/sf-ko.pdf", "noPage"],
  ["/projects/0", "noPage"],
  ["", "noLink"],
  ["company/intro", "noLink"],
  ["//evil.example", "noLink"],
  ["/\\evil.example", "noPage"],
  ["javascript:alert(1)", "noLink"],
  ["JavaScript:alert(1)", "noLink"],
  ["data:text/html,x", "noLink"],
  [" https://site.example", "noLink"],
  ["https://x y", "noLink"],
  ["https://", "noLink"],
  ["https://site", "noLink"],
  ["https://bank.example@evil.example", "noLink"],
  ["mailto:sales", "noLink"],
  ["tel:전화", "noLink"],
])("a link to %j is %s", (href, problem) => {
  expect(linkProblem(href, new Set(["/awards", "/news/fair"]))).toBe(problem);
});

test("every default link is valid", () => {
  const links = editableFields(defaults).flatMap((field) =>
    field.kind === "fact" && field.check === "link" ? [[field.path, String(field.value)] as const] : [],
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(([, href]) => linkProblem(href) !== undefined)).toEqual([]);
});

test("links to pages that do not exist are returned once, and other links are not returned", () => {
  const links = [
    "/compnay/contact",
    "/compnay/contact",
    "/awards",
    "/company/contact",
    "https://example.com",
    "tel:02-1",
  ];
  expect(missingPages(links, new Set(["/awards"]))).toEqual(["/compnay/contact"]);
});

test.each([
  ["/certificates", true],
  ["/en/certificates", true],
  ["/certificates?a=1#iso", true],
  ["/certificates/iso", false],
  ["https://example.com/certificates", false],
  ["//certificates", false],
])("a field with the link %s leads to the page /certificates: %s", (value, leads) => {
  const field: EditableField = { path: "home.link", names: [], kind: "fact", check: "link", value };
  expect(fieldsLinkingTo([field], "/certificates")).toEqual(leads ? ["home.link"] : []);
});
