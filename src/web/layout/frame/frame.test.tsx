import { describe, expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { FooterContent } from "../Footer.tsx";
import { Menus } from "../WideNavigation.tsx";
import { frameOf } from "./frame.ts";
import { memoizeMarkup } from "./memoize-markup.ts";

const sources = { content: sampleContent, published: [], products: [], year: 2026 };

describe("a frame", () => {
  test("is the same object for as long as its sources are", () => {
    expect(frameOf("ko", { ...sources })).toBe(frameOf("ko", sources));
  });

  test.each([
    ["content", { ...sources, content: { ...sampleContent } }],
    ["own pages", { ...sources, published: [] }],
    ["products", { ...sources, products: [] }],
    ["the year", { ...sources, year: 2027 }],
  ])("is made anew for other sources: %s", (_, others) => {
    const frame = frameOf("ko", sources);
    expect(frameOf("ko", others)).not.toBe(frame);
  });

  test("is that of its language", () => {
    expect(frameOf("en", sources).text.siteName).toBe(sampleContent.shared.en.siteName);
    expect(frameOf("ko", sources).text.siteName).toBe(sampleContent.shared.ko.siteName);
  });
});

describe("a prepared part", () => {
  const menusOf = memoizeMarkup("menu", Menus);
  const current = (html: string) => [...html.matchAll(/<a[^>]* aria-current="page"[^>]*>/g)].length;

  test("marks the link to its page, and none on a page that no menu leads to", () => {
    const frame = frameOf("ko", sources);
    expect(current(menusOf(frame, "/products/industrial").__html)).toBeGreaterThan(0);
    expect(menusOf(frame, "/products/industrial")).toBe(menusOf(frame, "/products/industrial"));
    expect(current(menusOf(frame, "/company/intro").__html)).toBeGreaterThan(0);
    expect(menusOf(frame, "/company/intro").__html).not.toBe(menusOf(frame, "/products/industrial").__html);
    expect(current(menusOf(frame, "/projects/1").__html)).toBe(0);
    expect(menusOf(frame, "/projects/1")).toBe(menusOf(frame, "/projects/2"));
  });

  test("keeps neighbouring texts apart, each of which the editor shows by itself", () => {
    const html = memoizeMarkup("footer", FooterContent)(frameOf("ko", sources)).__html;
    expect(html).toContain(`${sampleContent.shared.ko.footer.registration}<!-- -->`);
  });
});
