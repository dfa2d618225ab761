import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import type { DraftDifference } from "#domain/content/content-calls.ts";
import { setPageAccount } from "../account/page-account.ts";
import { DiscardDialog } from "./DiscardDialog.tsx";

afterEach(() => setPageAccount(undefined));

function changeBy(editedBy: string | null, title: string): DraftDifference {
  const before = { kind: "text", ko: title, en: title } as const;
  return { path: "home.gone", before, after: null, isNew: false, problems: [], editedBy };
}

function shownFor(changes: readonly DraftDifference[]): string {
  setPageAccount("admin");
  return renderToStaticMarkup(
    <DiscardDialog
      words={{
        title: "버리기",
        discardQuestion: "{count}곳을 버리시겠습니까?",
        confirm: "버리기",
        cancel: "취소",
      }}
      changes={changes}
      fields={new Map()}
      isPending={false}
      onConfirm={() => {}}
      onCancel={() => {}}
    />,
  );
}

test("a draft of one's own is discarded by a question with the number of changes", () => {
  const html = shownFor([changeBy("admin", "하나"), changeBy(null, "둘")]);
  expect(html).toContain("2곳을 버리시겠습니까?");
  expect(html).not.toContain("다른 사람");
});

test("changes of others are named with their authors before they are lost", () => {
  const titles = ["하나", "둘", "셋", "넷", "다섯"];
  const html = shownFor([
    changeBy("admin", "내 것"),
    ...titles.map((title) => changeBy("lee", title)),
    changeBy("kim", "여섯"),
  ]);
  expect(html).toContain("7곳을 버리시겠습니까?");
  expect(html).toMatch(/lee\([^)]*‘하나’, [^)]*‘셋’ 외 2곳\), kim\([^)]*‘여섯’\)/);
  expect(html).not.toContain("내 것");
});
