import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { withOlderDatabase } from "../../../tests/support/older-database.ts";
import { createServices } from "../services.ts";
import { openDatabase } from "./connect.ts";

/** A draft as the first version with pages stored it: a film was its address, and blocks stood in pages and news alone. */
const draft = (address: string, facts: object = {}) => ({
  title: { ko: "인증서", en: "Certificates" },
  lead: { ko: '우리 회사의 "인증서"입니다.', en: "Our certificates." },
  address,
  picture: null,
  blocks: [
    {
      id: "b1",
      kind: "text",
      isHidden: false,
      values: { text: { ko: "**품질**을 지킵니다.", en: "We keep **quality**." } },
      rows: [],
    },
    {
      id: "b2",
      kind: "film",
      isHidden: true,
      values: {
        address: "https://youtu.be/aqz-KE-bpKQ",
        name: { ko: "생산동", en: 'Hall "A" {new}, \\' },
        poster: null,
      },
      rows: [],
    },
  ],
  menu: "company",
  newsKind: "news",
  day: null,
  isPinned: false,
  languages: "all",
  ...facts,
});
const asText = JSON.stringify;
const publishAt = Date.parse("2026-12-01T00:00:00.000Z");
const slides = "home.hero.slides";

describeOnBothEngines("a database of the first version with pages and news", (older) => {
  test("keeps pages, news, plans, films, former addresses and versions, and shows no new entry in an arranged list", async () => {
    await withOlderDatabase(older, "0068", async ({ db, databaseAddress, upgrade }) => {
      const page = draft("certificates");
      const { blocks: _, ...summary } = page;
      const news = draft("fair", { day: "2026-11-27", newsKind: "exhibition", languages: "ko" });
      await db
        .insertInto("ownPages")
        .values([
          {
            kind: "page",
            draft: asText(page),
            draftAddress: "certificates",
            live: asText(page),
            summary: asText(summary),
            address: "certificates",
            publishedAt: 1,
            updatedAt: 1,
          },
          {
            kind: "news",
            draft: asText(news),
            draftAddress: "fair",
            publishAt,
            publishBy: "kim",
            updatedAt: 2,
          },
        ] as never)
        .execute();
      await db
        .insertInto("ownPageAddresses")
        .values({ kind: "page", address: "quality", pageId: 1 } as never)
        .execute();
      await db
        .insertInto("ownPageVersions")
        .values({ pageId: 1, record: asText(page), publishedAt: 1, publishedBy: "kim" } as never)
        .execute();
      const list = { kind: "list", order: ["package"], removed: ["modular"], added: [] };
      await db
        .insertInto("contentVersions")
        .values({
          edits: asText({ [slides]: { edit: list, basis: null } }),
          publishedAt: 1,
          publishedBy: "kim",
        } as never)
        .execute();

      await upgrade();
      const database = await openDatabase(databaseAddress);
      const { ownPages, pageEditing, pageHistories, siteContent } = createServices({
        database,
        clock: () => new Date(publishAt),
      });
      const film = { address: "https://youtu.be/aqz-KE-bpKQ" };
      const blocks = [{ id: "b1" }, { id: "b2", isHidden: true, values: { film } }];
      expect(await ownPages.at("page", "certificates")).toMatchObject({
        content: { title: page.title, lead: page.lead, blocks },
      });
      expect(await ownPages.at("page", "quality")).toEqual({ kind: "moved", address: "certificates" });
      expect(await pageEditing.find(1)).toMatchObject({ state: "public", draft: { blocks } });
      // Changed and changed back, it is what visitors see.
      const { draft: found, updatedAt: seen } = (await pageEditing.find(1)) ?? expect.unreachable();
      const changed = await pageEditing.change(1, { ...found, isPinned: true }, seen, "kim");
      if (changed.kind !== "done") throw new Error(changed.kind);
      expect(changed.page.state).toBe("changed");
      const back = await pageEditing.change(1, found, changed.page.updatedAt, "kim");
      expect(back).toMatchObject({ kind: "done", page: { state: "public" } });
      const [version] = await pageHistories.versions(1);
      const { updatedAt } = (await pageEditing.find(1)) ?? { updatedAt: "" };
      const reverted = await pageHistories.revert(
        1,
        { versionId: version?.id ?? 0, expectedUpdatedAt: updatedAt },
        "kim",
      );
      expect(reverted).toMatchObject({ kind: "repeated", page: { draft: { blocks } } });
      expect(await pageEditing.publishDue()).toBe(1);
      expect(await pageEditing.find(2)).toMatchObject({ state: "public", draft: { blocks } });
      const { home } = await siteContent.published();
      expect(home.ko.hero.slides.map(({ id }) => id)).toEqual(["package"]);
      await database.close();
    });
  });
});
