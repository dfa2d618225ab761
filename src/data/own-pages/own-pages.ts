import type { Kysely } from "kysely";
import type { OwnPageContent, PageKind } from "#domain/own-pages/own-page.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { contentIn, summaryIn } from "./page-rows.ts";

/** A page at an address, or the address that it has now. */
export type FoundPage =
  | { kind: "found"; content: OwnPageContent; summary: PageSummary }
  | { kind: "moved"; address: string };

/** The company's own pages, its news, and its blocks below built-in pages, as visitors see them. */
export interface OwnPages {
  /** All that are published, in the order in which they were added. */
  published(): Promise<PageSummary[]>;
  /** Published page at an address, present or former. */
  at(kind: PageKind, address: string): Promise<FoundPage | undefined>;
  /** Returns true where `at` finds something. */
  has(kind: PageKind, address: string): Promise<boolean>;
  /** Draft with this address, for its preview: of several, the one with this id, or else the one that was saved last. */
  draftAt(kind: PageKind, address: string, id?: number): Promise<FoundPage | undefined>;
}

export function createOwnPages({ db }: Pick<Database, "db">): OwnPages {
  return {
    published: async () => {
      const rows = await publicPages(db)
        .select(["id", "kind", "summary", "publishedAt"])
        .orderBy("id")
        .execute();
      return rows.map(summaryIn);
    },
    async at(kind, address) {
      const row = await publicPages(db)
        .selectAll()
        .where("kind", "=", kind)
        .where("address", "=", address)
        .executeTakeFirst();
      if (row?.live) return { kind: "found", content: contentIn(row.live), summary: summaryIn(row) };
      const moved = await presentAddress(db, kind, address);
      return moved === undefined ? undefined : { kind: "moved", address: moved };
    },
    async has(kind, address) {
      const row = await publicPages(db)
        .select("id")
        .where("kind", "=", kind)
        .where("address", "=", address)
        .executeTakeFirst();
      return row !== undefined || (await presentAddress(db, kind, address)) !== undefined;
    },
    async draftAt(kind, address, id = 0) {
      const row = await db
        .selectFrom("ownPages")
        .selectAll()
        .where("deletedAt", "is", null)
        .where("kind", "=", kind)
        .where("draftAddress", "=", address)
        .orderBy((page) => page.case().when("id", "=", id).then(0).else(1).end())
        .orderBy("updatedAt", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!row) return undefined;
      const content = contentIn(row.draft);
      const { blocks: _, ...summary } = content;
      const { publishedAt } = summaryIn(row);
      return {
        kind: "found",
        content,
        summary: { ...summary, id: row.id, kind, publishedAt },
      };
    },
  };
}

function publicPages(db: Kysely<Tables>) {
  return db.selectFrom("ownPages").where("live", "is not", null).where("deletedAt", "is", null);
}

/** The address of the page that had this one. */
async function presentAddress(
  db: Kysely<Tables>,
  kind: PageKind,
  address: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("ownPageAddresses")
    .innerJoin("ownPages", "ownPages.id", "ownPageAddresses.pageId")
    .select("ownPages.address")
    .where("ownPageAddresses.kind", "=", kind)
    .where("ownPageAddresses.address", "=", address)
    .where("ownPages.live", "is not", null)
    .where("ownPages.deletedAt", "is", null)
    .executeTakeFirst();
  return row?.address ?? undefined;
}
