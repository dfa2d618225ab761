import { expect, test } from "vitest";
import { type Content, defaults } from "#content/editing/defaults.ts";
import { createSiteContent } from "#data/content/site-content.ts";
import type { EditView } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { locales } from "#domain/locale.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { openMemory } from "../../../../tests/support/database.ts";

type Words = { title?: string; lead?: string; extra?: string; items: { id: string; title: string }[] };

function program(ko: Words, en: Words): Content {
  return { ...defaults, catalog: { ko, en } } as Content;
}

const first = program(
  {
    title: "제목",
    lead: "머리글",
    items: [
      { id: "a", title: "가" },
      { id: "b", title: "나" },
    ],
  },
  {
    title: "Title",
    lead: "Lead",
    items: [
      { id: "a", title: "A" },
      { id: "b", title: "B" },
    ],
  },
);

/** The lead is removed, the title changed, the second card replaced by a third, and a text added. */
const second = program(
  {
    title: "새 제목",
    extra: "덧붙임",
    items: [
      { id: "a", title: "가" },
      { id: "c", title: "다" },
    ],
  },
  {
    title: "New title",
    extra: "Extra",
    items: [
      { id: "a", title: "A" },
      { id: "c", title: "C" },
    ],
  },
);

const text = (ko: string, en = ko): Edit => ({ kind: "text", ko, en });
const own = "catalog.items[own-1].title";

/** A site whose edits were made and published with the first program version and that now runs the second. */
async function upgraded() {
  const database = await openMemory();
  const clock = () => new Date("2026-01-01");
  const running = async (content: Content) => {
    const { call, services } = await openAdministration({
      siteContent: createSiteContent(database, clock, content),
    });
    const draft = async () => (await call("GET /api/admin/content")).body;
    const edits = async (): Promise<Map<string, EditView>> =>
      new Map((await draft()).edits.map((edit: EditView) => [edit.path, edit]));
    const write = async (path: string, edit: Edit | null) => {
      const revision = (await edits()).get(path)?.revision ?? 0;
      return call("PUT /api/admin/content/edits", { payload: { path, edit, revision } });
    };
    const publish = async () => {
      const review = (await call("GET /api/admin/content/changes")).body;
      return call("POST /api/admin/content/publish", { payload: { draftHash: review.draftHash } });
    };
    const published = async () =>
      ((await services.siteContent.published()) as Content & { catalog: { ko: Words; en: Words } }).catalog;
    return { draft, edits, write, publish, published };
  };
  const before = await running(first);
  await before.write("catalog.title", text("우리 제목", "Our title"));
  await before.write("catalog.lead", text("우리 머리글", "Our lead"));
  await before.write("catalog.items", {
    kind: "list",
    order: ["b", "own-1", "a"],
    removed: [],
    added: [{ id: "own-1", like: "a" }],
  });
  await before.write("catalog.items[b].title", text("우리 나", "Our B"));
  await before.write(own, text("우리 카드", "Our card"));
  expect((await before.publish()).status).toBe(200);
  return running(second);
}

test("after an upgrade visitors see the company's texts, and no new entries in lists that it has edited", async () => {
  const { published } = await upgraded();
  const { ko } = await published();
  expect(ko).not.toHaveProperty("lead");
  expect(ko).toMatchObject({
    title: "우리 제목",
    extra: "덧붙임",
    items: [
      { id: "own-1", title: "우리 카드" },
      { id: "a", title: "가" },
    ],
  });
});

test("after an upgrade a changed default is reported with old and new value, a removed field with its edit", async () => {
  const { edits } = await upgraded();
  const found = await edits();
  expect(found.get("catalog.title")).toMatchObject({
    defaultThen: text("제목", "Title"),
    defaultNow: text("새 제목", "New title"),
    edit: text("우리 제목", "Our title"),
    hasDefaultChanged: true,
  });
  for (const path of ["catalog.lead", "catalog.items[b].title"])
    expect(found.get(path)).toMatchObject({ defaultNow: null, hasDefaultChanged: false });
  expect(found.get("catalog.lead")?.edit).toEqual(text("우리 머리글", "Our lead"));
  expect(found.get(own)).toMatchObject({ defaultNow: text("가", "A"), hasDefaultChanged: false });
  expect(found.get("catalog.items")?.hasDefaultChanged).toBe(true);
});

test("kept texts are no longer reported, and new defaults are accepted by removing the edit", async () => {
  const { edits, write, published, publish } = await upgraded();
  const title = (await edits()).get("catalog.title");
  expect((await write("catalog.title", title?.edit ?? null)).status).toBe(200);
  expect((await edits()).get("catalog.title")).toMatchObject({
    edit: text("우리 제목", "Our title"),
    defaultThen: text("새 제목", "New title"),
    hasDefaultChanged: false,
  });
  await write("catalog.title", null);
  await publish();
  expect((await published()).en.title).toBe("New title");
});

test("the edit of a removed field can be discarded, and does not prevent publication", async () => {
  const { edits, write, publish } = await upgraded();
  await write("catalog.extra", text("우리 덧붙임", "Our extra"));
  expect((await publish()).status).toBe(200);
  expect((await write("catalog.lead", null)).status).toBe(200);
  expect((await edits()).has("catalog.lead")).toBe(false);
  expect((await publish()).status).toBe(200);
});

test("a list edit of the company is not reported as upgraded, nor is an edit of a removed entry", async () => {
  const database = await openMemory();
  const clock = () => new Date("2026-01-01");
  const { call } = await openAdministration({ siteContent: createSiteContent(database, clock, first) });
  const write = (path: string, edit: Edit) =>
    call("PUT /api/admin/content/edits", { payload: { path, edit, revision: 0 } });
  await write("catalog.items[b].title", text("우리 나"));
  await write("catalog.items", { kind: "list", order: ["a"], removed: ["b"], added: [] });
  const { edits } = (await call("GET /api/admin/content")).body;
  expect(
    edits.map(({ defaultNow, hasDefaultChanged }: EditView) => [defaultNow === null, hasDefaultChanged]),
  ).toEqual([
    [false, false],
    [false, false],
  ]);
});

test("a changed default is reported as shipped then and now, although the company's products change it", async () => {
  const database = await openMemory();
  const shipping = (description: string) => {
    const content = structuredClone(defaults);
    for (const locale of locales) content.home[locale].meta.description = description;
    return openAdministration({
      siteContent: createSiteContent(database, () => new Date("2026-01-01"), content),
    });
  };
  const path = "home.meta.description";
  const before = await shipping("처음");
  const payload = { path, edit: text("우리"), revision: 0 };
  expect((await before.call("PUT /api/admin/content/edits", { payload })).status).toBe(200);
  const after = await shipping("나중");
  const [edit]: EditView[] = (await after.call("GET /api/admin/content")).body.edits;
  expect(edit).toMatchObject({
    defaultThen: text("처음"),
    shippedNow: text("나중"),
    hasDefaultChanged: true,
  });
  expect(edit?.defaultNow).not.toEqual(text("나중"));
});
