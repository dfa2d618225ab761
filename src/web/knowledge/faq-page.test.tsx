import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sampleContent } from "#content/editing/sample-content.ts";
import { paths } from "#content/paths.ts";
import { newBlock } from "#domain/own-pages/blocks.ts";
import { contentContext, siteUrlContext } from "../context.ts";
import { blockWords } from "../own-pages/block-words.ts";
import { addedBlocksContext } from "../own-pages/built-in/added-blocks-context.ts";
import ArticlePage, { loader } from "./route.tsx";

test("questions added to the page of questions are part of its one FAQPage", () => {
  const things = thingsOf(pageWithQuestion());
  const [faq, ...others] = things.filter((thing) => thing["@type"] === "FAQPage");
  expect(others).toEqual([]);
  expect(faq?.mainEntity).toHaveLength(sampleContent.faq.en.sections.length + 1);
  expect(faq?.mainEntity?.at(-1)).toMatchObject({
    name: "How late?",
    acceptedAnswer: { text: "Until six." },
  });
});

function pageWithQuestion(): string {
  const context = new RouterContextProvider();
  context.set(contentContext, sampleContent);
  context.set(siteUrlContext, "https://tower.example");
  const request = new Request(`https://tower.example/en${paths.faq}`);
  const props = { loaderData: loader({ request, context } as never) } as Parameters<typeof ArticlePage>[0];
  const block = newBlock("questions", () => "late");
  const row = {
    id: "late-1",
    question: both("언제까지?", "How late?"),
    answer: both("6시까지.", "Until **six**."),
  };
  const added = {
    locale: "en" as const,
    blocks: [{ ...block, rows: [row] } as never],
    words: blockWords(sampleContent, "en", []),
    stored: { projects: {}, products: {}, documents: {} },
  };
  return renderToStaticMarkup(
    <addedBlocksContext.Provider value={added}>
      <ArticlePage {...props} />
    </addedBlocksContext.Provider>,
  );
}

interface FoundThing {
  "@type": string;
  mainEntity?: object[];
}

function thingsOf(html: string): FoundThing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts].flatMap(([, json = ""]) => JSON.parse(json)["@graph"]);
}

function both(ko: string, en: string) {
  return { ko, en };
}
