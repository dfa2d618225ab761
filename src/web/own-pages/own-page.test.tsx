import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { type Block, newBlock } from "#domain/own-pages/blocks.ts";
import { emptyPage, type OwnPageContent } from "#domain/own-pages/own-page.ts";
import { aStoredProduct, aStoredProject } from "../../../tests/support/builders.ts";
import { contentContext, siteUrlContext } from "../context.ts";
import { storedRecords } from "./block-data.ts";
import { blockWords } from "./block-words.ts";
import { OwnPageView } from "./OwnPageView.tsx";
import { newsListPage, ownPageData } from "./page-data.ts";

const stored = { projects: {}, products: {}, documents: {} };

function block(kind: Block["kind"], values: object): Block {
  const empty = newBlock(kind, () => kind);
  return { ...empty, values: { ...empty.values, ...values } } as Block;
}

const text = block("text", { text: { ko: "글", en: "Text" } });
const action = block("action", {
  title: { ko: "성적서", en: "Reports" },
  label: { ko: "요청", en: "Request" },
  link: "/company/contact",
});

function pageOf(blocks: Block[], facts: Partial<OwnPageContent> = {}): string {
  const draft: OwnPageContent = {
    ...emptyPage("page", "2026-11-27"),
    title: { ko: "인증서", en: "Certificates" },
    lead: { ko: "받은 인증입니다.", en: "What we hold." },
    address: "certificates",
    blocks,
    ...facts,
  };
  const context = new RouterContextProvider();
  context.set(contentContext, sampleContent);
  context.set(siteUrlContext, "https://tower.example");
  const request = new Request("https://tower.example/en/certificates");
  const summary = { ...draft, id: 1, kind: "page", publishedAt: "2026-11-27T00:00:00.000Z" } as const;
  const page = ownPageData({ request, context }, summary);
  expect(page.path).toBe("/certificates");
  return renderToStaticMarkup(
    <OwnPageView {...{ page, content: draft, stored }} words={blockWords(sampleContent, "en", [])} />,
  );
}

describe("the company's own page", () => {
  test("has its title and lead, its breadcrumb, and its blocks", () => {
    const html = pageOf([text]);
    expect(html).toMatch(/<h1[^>]*>Certificates<\/h1><p[^>]*>What we hold\.<\/p>/);
    expect(html).toContain('<span aria-current="page" class="text-ink">Certificates</span>');
    expect(html).toContain("Text</p>");
    expect(html).toContain('"item":"https://tower.example/en/certificates"');
  });

  test("ends with a link to the inquiry form, unless one of its blocks has a link", () => {
    expect(pageOf([action, text])).toContain(sampleContent.shared.en.callToAction.title);
    expect(pageOf([text, action])).not.toContain(sampleContent.shared.en.callToAction.title);
  });
});

test("the list of news of a company with a name of its own has a drawn card, since the shipped ones are not offered", () => {
  const request = new Request("https://tower.example/en/news");
  const cardOf = (name: string) => {
    const context = new RouterContextProvider();
    const company = { ...sampleContent.company, name: { ko: name, en: name } };
    context.set(contentContext, { ...sampleContent, company });
    context.set(siteUrlContext, "https://tower.example");
    return newsListPage({ request, context }, 1).socialCard;
  };
  expect(cardOf("Hanbit")).toMatch(/^\/brand\/home-en\.jpg\?v=/);
});

test("records are fetched by the filter of each block that is seen, and localized", async () => {
  const asked: unknown[] = [];
  const record =
    <T,>(name: string, found: T) =>
    async (query?: unknown) => {
      asked.push([name, query]);
      return found;
    };
  const services = {
    projects: { list: record("projects", [aStoredProject({ en: { title: "Plant" } })]) },
    products: { listVisible: record("products", [aStoredProduct()]) },
    files: { documents: record("documents", new Map()) },
  } as unknown as Parameters<typeof storedRecords>[0];
  const blocks = [
    block("projects", { towerType: "bac", tag: "저소음" }),
    block("products", { towerType: null }),
    { ...block("products", {}), id: "hidden", isHidden: true },
  ];
  const { projects, products } = await storedRecords(services, "en", blocks);
  expect(asked).toEqual([
    ["projects", { limit: 6, types: ["bac"], tags: ["저소음"] }],
    ["products", { category: undefined }],
    ["documents", []],
  ]);
  expect(projects.projects).toMatchObject([{ title: "Plant" }]);
  expect(Object.keys(products)).toEqual(["products"]);
  expect(products.products).toMatchObject([{ href: "/en/products/industrial/modular" }]);
});
