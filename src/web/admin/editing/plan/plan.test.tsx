import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { EditablePlace, PlanView } from "#domain/content/content-calls.ts";
import { PlanPanel } from "./PlanPanel.tsx";

const plan: PlanView = {
  at: "2026-12-01T00:00:00.000Z",
  by: "kim",
  plannedAt: "2026-11-27T00:00:00.000Z",
  failedAt: null,
  differences: [],
  left: [],
};

const name: EditablePlace = {
  path: "company.name",
  kind: "text",
  names: ["회사 이름"],
  ko: "가나",
  en: "Gana",
};

function panelOf(changed: Partial<PlanView> = {}): string {
  return renderToStaticMarkup(
    <PlanPanel
      plan={{ ...plan, ...changed }}
      places={new Map([["company.name", name]])}
      isPending={false}
      onMove={() => {}}
      onCancel={() => {}}
    />,
  );
}

test("the panel names hour in Korea and planner, and says what an earlier publication does to the plan", () => {
  const html = panelOf();
  expect(html).toContain("2026-12-01 09:00에 게시 예약됨");
  expect(html).toContain("kim 님 예약");
  expect(html).toContain("예약 시각 전에 ‘게시하기’를 누르면");
});

test("the panel lists the places where later words stay", () => {
  expect(panelOf({ left: ["company.name"] })).toContain("예약 시각에도 바뀌지 않습니다: 회사 이름");
});

test("a plan that could not be published is an alert", () => {
  const html = panelOf({ failedAt: plan.at });
  expect(html).toContain('role="alert"');
  expect(html).toContain("2026-12-01 09:00에 게시하지 못했습니다");
});
