import type { Kysely } from "kysely";
import { filesIn, type ReferencedRecords } from "#content/editing/edit-problems.ts";
import type { Edit } from "#domain/content/edits.ts";
import { pagePath } from "#domain/own-pages/own-page.ts";
import type { Tables } from "../database/schema.ts";
import { storedSizes } from "../files/files.ts";

/** Reads the stored records that edits name: their files, and if one is a link within the site, all pages to which it could lead. */
export async function recordsReferencedBy(
  db: Kysely<Tables>,
  edits: readonly Edit[],
): Promise<ReferencedRecords> {
  return {
    fileSizes: await storedSizes(db, edits.flatMap(filesIn)),
    ownPaths: edits.some(mayBeLinkWithin) ? await ownPaths(db) : new Set(),
  };
}

function mayBeLinkWithin(edit: Edit): boolean {
  return edit.kind === "fact" && String(edit.value).startsWith("/");
}

/** Includes drafts, which may be published later, and former addresses, which redirect while their page is not in the trash. */
async function ownPaths(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const pages = await db
    .selectFrom("ownPages")
    .select(["kind", "address", "draftAddress"])
    .where("deletedAt", "is", null)
    .execute();
  const former = await db
    .selectFrom("ownPageAddresses as former")
    .innerJoin("ownPages as page", "page.id", "former.pageId")
    .select(["former.kind", "former.address"])
    .where("page.deletedAt", "is", null)
    .execute();
  const paths = new Set<string>();
  for (const { kind, address, draftAddress } of pages)
    for (const each of [address, draftAddress]) if (each) paths.add(pagePath(kind, each));
  for (const { kind, address } of former) paths.add(pagePath(kind, address));
  return paths;
}
