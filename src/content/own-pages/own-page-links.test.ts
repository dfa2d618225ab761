import { expect, test } from "vitest";
import { emptyPage } from "#domain/own-pages/own-page.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { sampleContent } from "../editing/sample-content.ts";
import { footerLinks, withOwnPages } from "./own-page-links.ts";

const { shared } = sampleContent;

test("a page stands in the menu that it was given, in the language of the page", () => {
  const certificates = summary({ menu: "company" });
  const links = withOwnPages("en", shared.en, "News", [certificates]).navigation.menus.map(({ links }) =>
    links.map(({ label }) => label),
  );
  expect(links[0]?.at(-1)).toBe("Certificates");
  expect(links.slice(1).flat()).not.toContain("Certificates");
  expect(footerLinks("en", shared.en, "News", [certificates])).toEqual([]);
  expect(
    footerLinks("ko", shared.ko, "소식", [summary({ menu: "footer" }), summary({ id: 2, menu: null })]),
  ).toEqual([{ id: "own-1", href: "/certificates", label: "인증서" }]);
});

test("news has a link in the languages in which there is any, and leaves no trace in others", () => {
  const notice = summary({ kind: "news", languages: "ko", day: "2026-11-27" });
  const hrefs = (locale: "ko" | "en") =>
    withOwnPages(locale, shared[locale], "News", [notice]).navigation.menus[0]?.links.map(({ href }) => href);
  expect(hrefs("ko")).toContain("/news");
  expect(hrefs("en")).not.toContain("/news");
});

test("pages and news whose menu was removed have a link in the footer", () => {
  const { navigation } = shared.en;
  const menus = navigation.menus.map((menu) => (menu.id === "company" ? { ...menu, id: "own-1" } : menu));
  const copied = { ...shared.en, navigation: { ...navigation, menus } };
  const published = [
    summary({ menu: "company" }),
    summary({ id: 2, menu: "products" }),
    summary({ id: 3, kind: "news", languages: "en", day: "2026-11-27" }),
  ];
  const inMenus = withOwnPages("en", copied, "News", published).navigation.menus;
  expect(inMenus.flatMap(({ links }) => links).filter(({ id }) => /^own-\d|^news$/.test(id))).toMatchObject([
    { id: "own-2" },
  ]);
  expect(footerLinks("en", copied, "News", published)).toEqual([
    { id: "own-1", href: "/certificates", label: "Certificates" },
    { id: "news", href: "/news", label: "News" },
  ]);
  expect(footerLinks("ko", copied, "소식", published).map(({ id }) => id)).toEqual(["own-1"]);
});

function summary(facts: Partial<PageSummary>): PageSummary {
  const { blocks: _, ...page } = emptyPage("page", "2026-11-27");
  return {
    ...page,
    id: 1,
    kind: "page",
    publishedAt: "2026-11-27T00:00:00.000Z",
    title: { ko: "인증서", en: "Certificates" },
    address: "certificates",
    ...facts,
  };
}
