import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { NewsOutcome } from "#domain/own-pages/news-import/news-calls.ts";
import type { ImportSession } from "../../import/sheet-import-kind.ts";
import { NewsPlan } from "./NewsPlan.tsx";

test("news that are not imported, or not published, are named with the reason", () => {
  const changed: NewsOutcome = {
    outcome: "changed",
    id: 1,
    known: null,
    changes: [],
    address: "fair",
    isIncomplete: true,
  };
  const outcomes: NewsOutcome[] = [
    changed,
    { ...changed, hasOtherDraft: true },
    { ...changed, outcome: "left", isPlanned: true, hasOtherDraft: true },
    { ...changed, outcome: "left", isFull: true },
    { ...changed, hasOtherDraft: true },
    { ...changed, hasOtherDraft: true },
  ];
  const lines = outcomes.map((_, index) => ({ line: { rowKey: index, rowLabel: `R${index}`, cells: {} } }));
  const decisions = { 4: "add", 5: "leave" };
  const session = { lines, decisions, isPublished: true, publish: () => {} } as unknown as ImportSession;
  const html = renderToStaticMarkup(<NewsPlan session={session} outcomes={outcomes} />);
  const notes = [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, note]) => note);
  expect(notes).toEqual([
    expect.stringMatching(/^빠진 내용이 있어 .*1개: R0$/),
    expect.stringMatching(/게시하지 않은 내용이 있어 .*1개: R1\./),
    expect.stringMatching(/예약되어 있는 .*1개: R2\./),
    expect.stringMatching(/블록이 너무 많거나 .*1개: R3\./),
  ]);
});
