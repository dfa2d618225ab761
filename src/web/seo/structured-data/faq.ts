import type { FAQPage } from "schema-dts";
import { pathIn } from "#domain/locale.ts";
import { type PageGraph, pageId } from "./page-graph.ts";

export interface AskedQuestion {
  id: string;
  question: string;
  answer: string;
}

/** Structured data of a page's questions and answers, in its language. */
export function faqPage(page: PageGraph, questions: readonly AskedQuestion[]): FAQPage {
  const address = page.siteUrl + pathIn(page.locale, page.path);
  return {
    "@type": "FAQPage",
    "@id": `${address}#faq`,
    inLanguage: page.locale,
    isPartOf: { "@id": pageId(page) },
    mainEntity: questions.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": `${address}#${id}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
