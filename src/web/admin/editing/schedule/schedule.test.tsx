import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { EditableField, ScheduleView } from "#domain/content/content-calls.ts";
import { createQueryClient } from "../../query-client.ts";
import { sessionQuery } from "../../session.ts";
import { scheduleQuery } from "../state/content-api.ts";
import { SchedulePanel } from "./SchedulePanel.tsx";

const scheduled: ScheduleView = {
  at: "2026-12-01T00:00:00.000Z",
  by: "kim",
  plannedAt: "2026-11-27T00:00:00.000Z",
  failedAt: null,
  differences: [
    {
      path: "company.name",
      before: null,
      after: { kind: "text", ko: "가나", en: "Gana" },
      isNew: false,
      problems: [],
    },
  ],
  left: [],
};

const name: EditableField = {
  path: "company.name",
  kind: "text",
  names: ["회사 이름"],
  ko: "가나",
  en: "Gana",
};

function panelOf(changed: Partial<ScheduleView> = {}): string {
  return renderToStaticMarkup(
    <SchedulePanel
      scheduled={{ ...scheduled, ...changed }}
      fields={new Map([["company.name", name]])}
      isPending={false}
      onReschedule={() => {}}
      onCancel={() => {}}
    />,
  );
}

afterEach(() => vi.unstubAllGlobals());

test("the panel has the Korean time, the author, and the effect of an earlier publication", () => {
  const html = panelOf();
  expect(html).toContain("2026-12-01 09:00에 게시 예약됨");
  expect(html).toContain("kim 님 예약");
  expect(html).toContain("예약 시각 전에 ‘게시하기’를 누르면");
});

test("the panel lists the fields whose later edits stay", () => {
  expect(panelOf({ left: ["company.name"] })).toContain("예약 시각에도 바뀌지 않습니다: 회사 이름");
});

test("a schedule that could not be published is an alert", () => {
  const html = panelOf({ failedAt: scheduled.at });
  expect(html).toContain('role="alert"');
  expect(html).toContain("2026-12-01 09:00에 게시하지 못했습니다");
});

test("fetching the schedule after the session has ended keeps the screen with its unsaved entries", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: "" }, { status: 401 }));
  const client = createQueryClient();
  client.setQueryData(sessionQuery.queryKey, true);
  expect(await client.fetchQuery(scheduleQuery)).toBeNull();
  expect(client.getQueryData(sessionQuery.queryKey)).toBe(true);
});
