import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DraftDifference, ScheduleView } from "#domain/content/content-calls.ts";
import { createQueryClient } from "../../query-client.ts";
import { PublishDialog } from "../PublishDialog.tsx";
import { reviewQuery, scheduleQuery } from "../state/content-api.ts";

const difference: DraftDifference = {
  path: "home.company.title",
  before: null,
  after: { kind: "text", ko: "새해 인사", en: "New year" },
  isNew: false,
  problems: [],
  editedBy: "lee",
};

function dialogWith(scheduled: ScheduleView | null, problems: string[] = []): string {
  const client = createQueryClient();
  client.setQueryData(reviewQuery.queryKey, { differences: [{ ...difference, problems }], draftHash: "key" });
  client.setQueryData(scheduleQuery.queryKey, scheduled);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PublishDialog fields={new Map()} conflicts={new Map()} onClose={() => {}} />
    </QueryClientProvider>,
  );
}

function button(html: string, words: string): string {
  return new RegExp(`<button[^>]*>(?:(?!</button>).)*${words}</button>`).exec(html)?.[0] ?? "";
}

test("a finished draft can be published now or scheduled", () => {
  const html = dialogWith(null);
  expect(button(html, "게시 예약")).not.toContain('aria-disabled="true"');
  expect(html).not.toContain("예약 취소");
  expect(html).toContain("lee 님이 고침");
});

test("an unfinished draft cannot be scheduled", () => {
  expect(button(dialogWith(null, ["비어 있습니다."]), "게시 예약")).toContain('aria-disabled="true"');
});

test("a schedule is shown above the draft, which can replace it", () => {
  const html = dialogWith({
    at: "2026-12-01T00:00:00.000Z",
    by: "kim",
    plannedAt: "2026-11-27T00:00:00.000Z",
    failedAt: null,
    differences: [difference],
    left: [],
  });
  expect(html).toContain("2026-12-01 09:00에 게시 예약됨");
  expect(button(html, "지금 내용으로 다시 예약")).not.toBe("");
});
