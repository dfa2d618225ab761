import { expect, test, vi } from "vitest";
import { openAdministration, username } from "../../../../tests/support/administrator.ts";
import { aPageDraft } from "../../../../tests/support/builders.ts";

const path = "home.company.title";
const text = { kind: "text", ko: "냉각탑을 만듭니다", en: "We make cooling towers" };

async function opened() {
  const { call, services } = await openAdministration();
  const write = (edit: object | null, where = path, revision = 0) =>
    call("PUT /api/admin/content/edits", { payload: { path: where, edit, revision } });
  const review = async () => (await call("GET /api/admin/content/changes")).body;
  return { call, services, write, review };
}

test("only an administrator can read or change the draft", async () => {
  const { call } = await openAdministration();
  for (const asked of [
    "GET /api/admin/content",
    "GET /api/admin/content/versions",
    "POST /api/admin/content/publish",
  ])
    expect((await call(asked, { cookie: "" })).status).toBe(401);
});

test("the draft has every field with its author and its default", async () => {
  const { call, write } = await opened();
  const before = (await call("GET /api/admin/content")).body.fields.find(
    (field: { path: string }) => field.path === path,
  );
  await write(text);
  const { fields, edits, companyPlaceholders } = (await call("GET /api/admin/content")).body;
  expect(fields).toContainEqual(expect.objectContaining({ path, ...text }));
  const defaultNow = { kind: "text", ko: before.ko, en: before.en };
  expect(edits).toEqual([
    expect.objectContaining({
      path,
      edit: text,
      editedBy: username,
      defaultNow,
      hasDefaultChanged: false,
    }),
  ]);
  expect(companyPlaceholders.ko.name).toBeTruthy();
});

test.each([
  ["a path that there is not", text, "home.nothing", undefined],
  ["a value of another kind", { kind: "fact", value: 3 }, path, undefined],
  ["a control character", { ...text, ko: "가\u0007" }, path, "ko"],
  ["a letter that turns the direction of what follows", { ...text, en: "We \u202emake" }, path, "en"],
])(
  "an edit of %s is refused in a sentence, with the language of the text",
  async (_, edit, where, locale) => {
    const { write } = await opened();
    const response = await write(edit, where);
    expect([response.status, response.body.locale]).toEqual([400, locale]);
    expect(response.body.error).toMatch(/[가-힣]/);
  },
);

test("a text that is too long is refused, and markup stays text", async () => {
  const { write, call } = await opened();
  expect((await write({ ...text, ko: "가".repeat(4_001) })).status).toBe(400);
  const markup = { ...text, ko: "<script>alert(1)</script>" };
  expect((await write(markup)).status).toBe(200);
  expect((await call("GET /api/admin/content")).body.fields).toContainEqual(
    expect.objectContaining({ path, ...markup }),
  );
});

test.each<[string, object, string]>([
  ["a name of which nothing is seen", { kind: "text", ko: "\u200b", en: "\u2060" }, "company.name"],
  ["a link that runs a script", { kind: "fact", value: "javascript:alert(1)" }, "home.projects.all.href"],
  ["a link to a page that there is not", { kind: "fact", value: "/no-such-page" }, "home.projects.all.href"],
  ["a rating below zero", { kind: "fact", value: -5 }, "company.review.rating"],
])("%s stays in the draft with a sentence, and is not published", async (_, edit, where) => {
  const { write, review, call } = await opened();
  const response = await write(edit, where);
  expect([response.status, response.body.problems[0]]).toEqual([
    200,
    expect.stringMatching(/[가-힣].*\.( 예: .*)?$/),
  ]);
  const { draftHash } = await review();
  const published = await call("POST /api/admin/content/publish", { payload: { draftHash } });
  expect([published.status, published.body.error]).toEqual([400, expect.stringMatching(/[가-힣]/)]);
});

test("a link to a page of the company's own can be published, in either language, and also to a draft", async () => {
  const { write, review, call } = await opened();
  const link = { kind: "fact", value: "/en/certificates" };
  expect((await write(link, "home.projects.all.href")).body.problems).toHaveLength(1);
  const draft = aPageDraft({ address: "certificates" });
  await call("POST /api/admin/pages", { payload: { kind: "page", draft } });
  expect((await review()).differences).toMatchObject([{ path: "home.projects.all.href", problems: [] }]);
});

test("a link to the former address of a page in the trash is a link to no page", async () => {
  const { write, services } = await opened();
  const { pageEditing, pageHistories } = services;
  const added = await pageEditing.add(
    { kind: "page", draft: aPageDraft({ address: "certificates" }) },
    "kim",
  );
  if (added.kind !== "added") throw new Error(added.kind);
  await pageEditing.publish(added.page.id, added.page, "kim");
  await pageHistories.remove(added.page.id, "kim");
  const link = { kind: "fact", value: "/certificates" };
  expect((await write(link, "home.projects.all.href")).body.problems).toHaveLength(1);
});

const stored = { file: `${"a".repeat(32)}.pdf`, name: "카탈로그.pdf", size: 10 };

test.each<[string, object]>([
  ["too long a text", { ...text, ko: "가".repeat(4_001) }],
  ["too many paragraphs", { kind: "texts", ko: Array(61).fill("가"), en: ["a"] }],
  ["one language alone", { kind: "text", ko: "가" }],
  ["a kind that there is not", { kind: "html", ko: "<b>가</b>", en: "<b>a</b>" }],
  ["a file that has never come", { kind: "document", ko: stored, en: null }],
  ["a file outside the store", { kind: "document", ko: { ...stored, file: "../../etc/passwd" }, en: null }],
  ["a name with a line in it", { kind: "document", ko: { ...stored, name: "a\r\nb.pdf" }, en: null }],
  ["an entry with markup for a name", { kind: "list", order: ["<b>"], removed: [], added: [] }],
])("%s is refused in a sentence, and changes nothing", async (_, edit) => {
  const { write, call } = await opened();
  const where = "kind" in edit && edit.kind === "document" ? "catalog.items[sf].downloadUrl" : path;
  const response = await write(edit, where);
  expect([response.status, response.body.error]).toEqual([400, expect.stringMatching(/[가-힣].*[.요다]$/)]);
  expect((await call("GET /api/admin/content")).body.edits).toEqual([]);
});

test("a document is replaced in the language it was uploaded for", async () => {
  const { services, write, review, call } = await opened();
  const field = (await call("GET /api/admin/content")).body.fields.find(
    ({ kind }: { kind: string }) => kind === "document",
  );
  const { name: file, size } = await services.files.store({
    bytes: Buffer.from("%PDF-1.7"),
    contentType: "application/pdf",
    extension: "pdf",
  });
  const edit = { kind: "document", ko: { file, size, name: "우리 카탈로그.pdf" }, en: null };
  expect((await write(edit, field.path)).status).toBe(200);
  const { draftHash } = await review();
  await call("POST /api/admin/content/publish", { payload: { draftHash } });
  const { catalog } = await services.siteContent.published();
  const address = `/files/${file}/${encodeURIComponent("우리 카탈로그.pdf")}`;
  expect(JSON.stringify(catalog.ko)).toContain(address);
  expect(JSON.stringify(catalog.en)).not.toContain(file);
});

test("spaces around and in a name are normalized, so that Korean particles fit its sound", async () => {
  const { call, write, review, services } = await opened();
  await write({ kind: "text", ko: " 한빛  냉각기 ", en: "Hanbit\tCooling " }, "company.name");
  expect((await services.siteContent.draft())[0]?.edit).toEqual({
    kind: "text",
    ko: "한빛 냉각기",
    en: "Hanbit Cooling",
  });
  await call("POST /api/admin/content/publish", { payload: { draftHash: (await review()).draftHash } });
  const texts = JSON.stringify(await services.siteContent.published());
  expect([texts.includes("한빛 냉각기는"), texts.includes("냉각기 는")]).toEqual([true, false]);
});

test("an unfinished value stays in the draft and cannot be published", async () => {
  const { call, write, review } = await opened();
  const response = await write({ ...text, en: "" });
  expect(response.body).toMatchObject({
    problems: ["영어 문구가 비어 있습니다. 입력해 주세요."],
    problemLocales: ["en"],
  });
  const { differences, draftHash } = await review();
  expect(differences).toEqual([
    expect.objectContaining({ path, problems: ["영어 문구가 비어 있습니다. 입력해 주세요."] }),
  ]);
  const published = await call("POST /api/admin/content/publish", { payload: { draftHash } });
  expect([published.status, published.body.error]).toEqual([
    400,
    expect.stringContaining("게시할 수 없습니다"),
  ]);
});

test("publishing shows old and new values, and is stored with its author", async () => {
  const { call, write, review, services } = await opened();
  await write(text);
  const { differences, draftHash } = await review();
  expect(differences).toEqual([
    {
      path,
      before: expect.objectContaining({ kind: "text" }),
      after: text,
      isNew: false,
      problems: [],
      editedBy: username,
    },
  ]);
  expect((await call("POST /api/admin/content/publish", { payload: { draftHash } })).status).toBe(200);
  expect((await services.siteContent.published()).home.ko.company.title).toBe(text.ko);
  expect((await review()).differences).toEqual([]);
  expect((await services.audit.page(1)).entries[0]).toMatchObject({
    event: "content-published",
    account: username,
  });
});

test("an edit of a text that somebody else has changed is refused by 409, as is publishing another draft", async () => {
  const { call, write, review } = await opened();
  await write(text);
  expect((await write({ ...text, ko: "다른 문구" })).status).toBe(409);
  const { draftHash } = await review();
  await write(text, "home.products.title");
  expect((await call("POST /api/admin/content/publish", { payload: { draftHash } })).status).toBe(409);
});

test("discarding the draft or restoring a version is refused by 409 when somebody has edited since it was reviewed", async () => {
  const { call, write, review, services } = await opened();
  await write(text);
  const payload = { draftHash: (await review()).draftHash };
  const edit = { kind: "text", ko: "제품 소개", en: "Products" } as const;
  const others = { path: "home.products.title", edit, basis: null, revision: 0, by: "lee" };
  await services.siteContent.setDraftField(others);
  for (const route of [
    "POST /api/admin/content/discard",
    "POST /api/admin/content/versions/0/restore",
  ] as const) {
    const refused = await call(route, { payload });
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/[가-힣]/)]);
    expect((await call(route, { payload: {} })).status).toBe(400);
  }
  const { differences, draftHash } = await review();
  expect(differences.map((each: { path: string; editedBy: string }) => [each.path, each.editedBy])).toEqual(
    expect.arrayContaining([
      [path, username],
      ["home.products.title", "lee"],
    ]),
  );
  const discard = () => call("POST /api/admin/content/discard", { payload: { draftHash } });
  expect([(await discard()).status, (await discard()).status]).toEqual([200, 200]);
  expect((await services.audit.page(1)).entries.map(({ event }) => event)).toEqual(["content-discarded"]);
});

test("a draft that becomes the one to be published only after the checks is not published", async () => {
  const { call, write, review, services } = await opened();
  await write(text);
  const before = await services.siteContent.review();
  const edited = await write({ kind: "fact", value: "owner@example.com" }, "company.email");
  expect(edited.status).toBe(200);
  const { draftHash } = await review();
  // The checks see the draft without the recipient, which is stored while they run.
  vi.spyOn(services.siteContent, "review").mockResolvedValueOnce(before);
  const refused = await call("POST /api/admin/content/publish", { payload: { draftHash } });
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/[가-힣]/)]);
  expect((await services.siteContent.published()).company.email).not.toBe("owner@example.com");
});

test("a version can be compared with the published one and restored; an unknown version is refused", async () => {
  const { call, write, review, services } = await opened();
  await write(text);
  await call("POST /api/admin/content/publish", { payload: { draftHash: (await review()).draftHash } });
  const { versions } = (await call("GET /api/admin/content/versions")).body;
  expect((await call(`GET /api/admin/content/versions/${versions[0].id}`)).body).toEqual({ differences: [] });
  // Restoring the published content creates no version.
  const restore = async (version: number) =>
    call(`POST /api/admin/content/versions/${version}/restore`, {
      payload: { draftHash: (await review()).draftHash },
    });
  expect((await restore(versions[0].id)).body).toEqual({ id: versions[0].id });
  await restore(0);
  expect((await restore(versions[0].id)).status).toBe(200);
  expect((await restore(999)).status).toBe(404);
  expect((await services.siteContent.versions())[0]?.restoredFrom).toBe(versions[0].id);
  expect((await call("GET /api/admin/content/versions/999")).status).toBe(404);
  expect((await call(`GET /api/admin/content/versions/${2 ** 31}`)).status).toBe(400);
});

test("version 0 is the state before the first publication: it can be compared, previewed and restored", async () => {
  const { call, write, review, services } = await opened();
  const { title } = (await services.siteContent.published()).home.ko.company;
  await write(text);
  await call("POST /api/admin/content/publish", { payload: { draftHash: (await review()).draftHash } });
  const { versions } = (await call("GET /api/admin/content/versions")).body;
  expect(versions.map(({ id }: { id: number }) => id)).toEqual([expect.any(Number), 0]);
  expect((await call("GET /api/admin/content/versions/0")).body.differences).toEqual([
    { path, before: text, after: expect.objectContaining({ kind: "text" }), isNew: false, problems: [] },
  ]);
  const payload = { draftHash: (await review()).draftHash };
  expect((await call("POST /api/admin/content/versions/0/restore", { payload })).status).toBe(200);
  expect((await services.siteContent.published()).home.ko.company.title).toBe(title);
  expect((await services.siteContent.versions())[0]?.restoredFrom).toBe(0);
});

test("a picture whose file exists is kept in the draft, and can be published when described in both languages", async () => {
  const { call, write, review, services } = await opened();
  const where = "home.company.picture";
  const stored = await services.files.store({
    bytes: Buffer.from("a picture"),
    contentType: "image/webp",
    extension: "webp",
  });
  const picture = { width: 1600, height: 900, focus: { x: 0.3, y: 0.5 }, placeholder: "" };
  const shown = (file: string, en: string) => ({
    kind: "picture",
    picture: { ...picture, file },
    ko: "우리 공장",
    en,
  });
  const gone = await write(shown(`${"f".repeat(32)}.webp`, "Our plant"), where);
  expect([gone.status, gone.body.error]).toEqual([400, expect.stringContaining("다시 올려 주세요")]);
  const first = await write(shown(stored.name, ""), where);
  expect(first.body.problems).toEqual(["사진 설명(영어)을 입력해 주세요."]);
  expect(
    (await call("POST /api/admin/content/publish", { payload: { draftHash: (await review()).draftHash } }))
      .status,
  ).toBe(400);
  await write(shown(stored.name, "Our plant"), where, first.body.revision);
  expect(
    (await call("POST /api/admin/content/publish", { payload: { draftHash: (await review()).draftHash } }))
      .status,
  ).toBe(200);
  const { company } = (await services.siteContent.published()).home.en;
  expect(company).toMatchObject({ picture: { file: stored.name }, alt: "Our plant" });
});

test.each([
  ["another site's", { file: "https://x.example/a.webp" }],
  ["one that is no picture", { file: `${"f".repeat(32)}.pdf` }],
  ["one with a focus outside of it", { focus: { x: 2, y: 0 } }],
  ["one whose blur is markup", { placeholder: "data:text/html,<b>" }],
])("%s is no picture of the pages", async (_, wrong) => {
  const { write } = await opened();
  const picture = {
    file: `${"f".repeat(32)}.webp`,
    width: 9,
    height: 9,
    focus: { x: 0, y: 0 },
    placeholder: "",
  };
  const edit = { kind: "picture", picture: { ...picture, ...wrong }, ko: "탑", en: "Tower" };
  expect((await write(edit, "home.company.picture")).status).toBe(400);
});
