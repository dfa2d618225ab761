import { expect, test } from "vitest";
import type { Edit, StoredEdits } from "#domain/content/edits.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";
import { readDraft } from "./draft.ts";
import { readSchedule } from "./schedule-row.ts";
import { editsOfDraft } from "./site-content.ts";
import { publishedVersion } from "./versions.ts";

const text = (ko: string, en: string): Edit => ({ kind: "text", ko, en });
const made = (edits: Record<string, Edit>): StoredEdits =>
  Object.fromEntries(Object.entries(edits).map(([path, edit]) => [path, { edit, basis: null }]));

describeOnBothEngines("edits of an earlier version", (older) => {
  /** The edits after the upgrade, as the draft, the published version and the schedule have them alike. */
  async function upgraded(first: string, former: StoredEdits): Promise<StoredEdits> {
    return withOlderDatabase(older, first, async ({ db, upgrade }) => {
      const edits = JSON.stringify(former);
      await db
        .insertInto("contentEdits")
        .values(
          Object.entries(former).map(([path, { edit, basis }]) => ({
            ...{ path, edit: JSON.stringify(edit), basis: basis && JSON.stringify(basis) },
            ...{ revision: 1, editedAt: 1, editedBy: "kim" },
          })),
        )
        .execute();
      await db.insertInto("contentVersions").values({ edits, publishedAt: 1, publishedBy: "kim" }).execute();
      await db
        .insertInto("contentPlans")
        .values({ id: 1, edits, editsBefore: edits, publishAt: 1, plannedAt: 1, plannedBy: "kim" })
        .execute();
      await upgrade();
      const draft = editsOfDraft(await readDraft(db));
      const schedule = await readSchedule(db);
      expect((await publishedVersion(db)).edits).toEqual(draft);
      expect(schedule).toMatchObject({ edits: draft, before: draft });
      return draft;
    });
  }

  const tender = "series.tender.text";

  test("of tender texts lose the numbers and the quantity that the program writes itself since", async () => {
    const edits = await upgraded(
      "0089",
      made({
        [`${tender}.scope.title`]: text("1. 우리 범위", "1. Our scope"),
        [`${tender}.construction.title`]: text('2. 우리 \\ "구조"', "Our construction"),
        [`${tender}.scope.text`]: text(
          '이 "시방서"는 {title}에 적용한다. 수량: {count}대. 끝.',
          "This covers our {title}.\nQuantity: {count}",
        ),
        [`${tender}.options.text`]: text("표시한 사양은 2항을 대신한다.", "It replaces that of part 2."),
        "home.h1": text("1. 수량: {count}대", "2. It has part 2. Quantity: {count}"),
      }),
    );
    expect(edits).toEqual(
      made({
        [`${tender}.scope.title`]: text("우리 범위", "Our scope"),
        [`${tender}.construction.title`]: text('우리 \\ "구조"', "Our construction"),
        [`${tender}.scope.text`]: text('이 "시방서"는 {title}에 적용한다. 끝.', "This covers our {title}."),
        [`${tender}.options.text`]: text(
          "표시한 사양은 {section_construction}항을 대신한다.",
          "It replaces that of part {section_construction}.",
        ),
        "home.h1": text("1. 수량: {count}대", "2. It has part 2. Quantity: {count}"),
      }),
    );
  });

  test("of tender texts keep each sentence that says more than the quantity", async () => {
    const scope = text(
      "{title}에 적용한다. 냉각탑 {count}대는 옥상에 설치하고 기존 탑은 철거한다. 수량: {count}대 우리",
      "Ours.\n\nQuantity: {count}.\n\n{count} of {count} stand on the roof.",
    );
    expect(await upgraded("0089", made({ [`${tender}.scope.text`]: scope }))).toEqual(
      made({
        [`${tender}.scope.text`]: text(
          "{title}에 적용한다. 냉각탑 [______]대는 옥상에 설치하고 기존 탑은 철거한다. 수량: [______]대 우리",
          "Ours.\n\n[______] of [______] stand on the roof.",
        ),
      }),
    );
  });

  test("of tender texts that state the quantity in their only sentence leave it to be filled in", async () => {
    const scope = text("{title} {count}대에 적용한다.", "Our own.\nIt covers {count} × {title}.");
    expect(await upgraded("0089", made({ [`${tender}.scope.text`]: scope }))).toEqual(
      made({
        [`${tender}.scope.text`]: text(
          "{title} [______]대에 적용한다.",
          "Our own.\nIt covers [______] × {title}.",
        ),
      }),
    );
  });

  test("of the glossary keep the terms of counterflow and crossflow, whose ids have changed", async () => {
    const glossary = (counter: string, cross: string) => {
      const order = ["l-g", cross, counter, "fill"];
      const added = [{ id: "own", like: counter }];
      return {
        "glossary.sections[performance].terms": {
          edit: { kind: "list", order, removed: [cross], added },
          basis: { kind: "list", order: [counter, cross], removed: [], added: [] },
        },
        [`glossary.sections[performance].terms[${counter}].title`]: {
          edit: text("대향류", "counter-flow"),
          basis: null,
        },
        [`glossary.sections[own].terms[${cross}].title`]: { edit: text("직교류", "cross-flow"), basis: null },
        [`method.flowTypes.${cross}`]: { edit: text("직교류", "cross-flow"), basis: null },
      } satisfies StoredEdits;
    };
    const edits = await upgraded("0091", glossary("counter-flow", "cross-flow"));
    expect(edits).toEqual(glossary("counterflow", "crossflow"));
  });
});
