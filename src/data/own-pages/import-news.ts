import type { Kysely, Transaction } from "kysely";
import { firstText } from "#domain/locale.ts";
import {
  type NewsListBody,
  type NewsOutcome,
  type NewsRow,
  newsIdentity,
} from "#domain/own-pages/news-import/news-calls.ts";
import { addressFor, changesBetween, draftAfter, withLead } from "#domain/own-pages/news-import/news-rows.ts";
import type { OwnPageContent } from "#domain/own-pages/own-page.ts";
import { maxPages } from "#domain/own-pages/page-calls.ts";
import { pageProblems } from "#domain/own-pages/page-problems.ts";
import { matchRows, type RowMatch } from "#domain/records/import/row-matching.ts";
import type { Tables } from "../database/schema.ts";
import type { Imported, ImportedRecord } from "../imports/import-runs.ts";
import { countPages, insertPage } from "./page-editing.ts";
import { contentIn, contentJson, isStorable, type PageRow } from "./page-rows.ts";
import {
  lockPage,
  publicationRefusal,
  publishLockedPage,
  storeDraftJson,
  trashLockedPage,
  unpublishLockedPage,
} from "./publication.ts";

type List = Pick<NewsListBody, "columns" | "rows" | "isPublished">;

interface Author {
  now: Date;
  by: string;
}

/** News that an import has added or changed; of what was there before, what it was. */
export interface ImportedNews extends ImportedRecord {
  /** True where the import has published it; absent in imports of earlier versions. */
  isPublished?: boolean;
  former: { draft: string; live: string | null } | null;
}

/** A row with the news that it is or may be, and what that news would be after it. */
interface ComparedRow {
  row: NewsRow;
  stored: PageRow | undefined;
  wanted: OwnPageContent;
  outcome: NewsOutcome;
}

/** Rows of a list with what would become of each. */
export async function compareNews(db: Kysely<Tables>, list: List): Promise<ComparedRow[]> {
  const stored = await storedNews(db);
  const byId = new Map(stored.map(({ row }) => [row.id, row]));
  const found = matchRows(
    list.rows.map(({ id, news }) => ({
      id,
      identity: newsIdentity({ ko: news.title, en: news.en.title }, news.day ?? null),
    })),
    stored.map(({ row, draft }) => ({ id: row.id, identity: newsIdentity(draft.title, draft.day) })),
  );
  const files = await db.selectFrom("files").select("name").execute();
  const fileNames = new Set(files.map(({ name }) => name));
  const addresses = new Map(stored.flatMap(({ row, draft }) => addressesOf(row, draft)));
  return list.rows.map((row, index) => {
    const match = row.decision === "add" ? undefined : found[index];
    const own = match && byId.get(match.id);
    const met = compareRow(row, { list, match, stored: own, addresses, fileNames });
    addresses.set(met.wanted.address, own?.id ?? -index - 1);
    return met;
  });
}

/**
 * Stores a list inside a transaction: new records are added, different ones changed where the row's decision allows it.
 * @returns `undefined`, with nothing stored, where there would be more pages than there may be
 */
export async function importNews(
  trx: Transaction<Tables>,
  list: List,
  author: Author,
): Promise<Imported<NewsOutcome, ImportedNews> | undefined> {
  const outcomes: NewsOutcome[] = [];
  const records: ImportedNews[] = [];
  const compared = (await compareNews(trx, list)).map((row) => ({ ...row, outcome: decideOutcome(row) }));
  const added = compared.filter(({ outcome }) => outcome.outcome === "added");
  if ((await countPages(trx)) + added.length > maxPages) return undefined;
  for (const row of compared) {
    const { outcome } = row;
    const record = await storeRow(trx, row, { ...author, isPublished: list.isPublished });
    if (record) records.push(record);
    outcomes.push({ ...outcome, id: record?.id ?? outcome.id });
  }
  return { outcomes, records };
}

/** Undoes what an import has made of news; false where somebody has changed it since, or it cannot be published as before. */
export async function undoNews(
  trx: Transaction<Tables>,
  { id, updatedAt, former, isPublished }: ImportedNews,
  author: Author,
): Promise<boolean> {
  const row = await lockPage(trx, id);
  if (!row || Number(row.updatedAt) !== updatedAt) return false;
  // Publishing and withdrawing leave the version of the draft as it is.
  const live = isPublished ? row.draft : (former?.live ?? null);
  if (isPublished !== undefined && row.live !== live) return false;
  // No import of this version changes scheduled news: the schedule is newer.
  if (row.publishAt !== null) return false;
  if (former === null) {
    await trashLockedPage(trx, row, author);
    return true;
  }
  return restoreFormer(trx, row, { former, author });
}

/** @returns false, with nothing stored, where the former content cannot be published again: another page may have its address */
async function restoreFormer(
  trx: Transaction<Tables>,
  row: PageRow,
  { former, author }: { former: NonNullable<ImportedNews["former"]>; author: Author },
): Promise<boolean> {
  if (former.live === null) {
    if (row.live !== null) await unpublishLockedPage(trx, row);
  } else if (former.live !== row.live) {
    if (await publicationRefusal(trx, { ...row, draft: former.live })) return false;
    await storeDraftJson(trx, row, former.live, author);
    const held = await lockPage(trx, row.id);
    if (held) await publishLockedPage(trx, held, author);
  }
  const held = await lockPage(trx, row.id);
  if (held) await storeDraftJson(trx, held, former.draft, author);
  return true;
}

interface Comparison {
  list: List;
  match: RowMatch | undefined;
  stored: PageRow | undefined;
  /** Addresses of news with their ids. */
  addresses: ReadonlyMap<string, number>;
  fileNames: ReadonlySet<string>;
}

function compareRow(row: NewsRow, { list, match, stored, addresses, fileNames }: Comparison): ComparedRow {
  const former = stored && contentIn(stored.draft);
  const given = draftAfter({ news: row.news, columns: list.columns }, former);
  const isTaken = (address: string) => addresses.has(address) && addresses.get(address) !== stored?.id;
  const addressed = { ...given, address: addressFor(given, isTaken) };
  const changes = former ? changesBetween(former, addressed) : [];
  const isSame = former !== undefined && changes.length === 0;
  const wanted = list.isPublished && !isSame ? withLead(addressed) : isSame ? former : addressed;
  const known = match && former ? { by: match.by, title: firstText(former.title), day: former.day } : null;
  const isFull = !isStorable(wanted);
  const unseen = unseenWork(isSame ? undefined : stored, list);
  const outcome: NewsOutcome = {
    outcome: known === null ? "added" : isSame ? "same" : outcomeOfDifference({ isFull, ...unseen }),
    id: stored?.id ?? null,
    known,
    changes,
    address: wanted.address,
    isIncomplete:
      list.isPublished && !isSame && pageProblems("news", wanted, (file) => fileNames.has(file)).length > 0,
    isFull,
    ...unseen,
  };
  return { row, stored, wanted, outcome };
}

/** Work of others that a list does not show. @param changed the news that the list would change */
function unseenWork(changed: PageRow | undefined, { isPublished }: List) {
  return {
    isPlanned: changed !== undefined && changed.publishAt !== null,
    hasOtherDraft: isPublished && changed !== undefined && changed.live !== changed.draft,
  };
}

function outcomeOfDifference({ isFull, isPlanned }: Pick<NewsOutcome, "isFull" | "isPlanned">) {
  return isFull || isPlanned ? "left" : "changed";
}

/** Outcome of a row: a possible match is changed by a decision alone. */
function decideOutcome({ row: { decision }, outcome }: ComparedRow): NewsOutcome {
  if (decision === "leave" || outcome.outcome === "left") return { ...outcome, outcome: "left" };
  if (outcome.known === null || outcome.outcome === "same") return outcome;
  const isSure = outcome.known.by === "id" || decision === "update";
  return isSure ? outcome : { ...outcome, outcome: "left" };
}

interface Storing extends Author {
  isPublished: boolean;
}

/** @returns `undefined` for a row that changes nothing */
async function storeRow(
  trx: Transaction<Tables>,
  { stored, wanted, outcome: { outcome, hasOtherDraft } }: ComparedRow,
  { isPublished, ...author }: Storing,
): Promise<ImportedNews | undefined> {
  if (outcome === "same" || outcome === "left") return undefined;
  const id = stored ? stored.id : await insertPage(trx, "news", wanted, author);
  const held = await lockPage(trx, id);
  if (held && stored) await storeDraftJson(trx, held, contentJson(wanted), author);
  const after = await lockPage(trx, id);
  if (!after) return undefined;
  // Incomplete news and those with another draft stay drafts, as the dry run has reported.
  const published = isPublished && !hasOtherDraft ? await publishLockedPage(trx, after, author) : undefined;
  return {
    id,
    updatedAt: Number(after.updatedAt),
    isNew: stored === undefined,
    isPublished: published?.kind === "done" || published?.kind === "repeated",
    former: stored ? { draft: stored.draft, live: stored.live } : null,
  };
}

async function storedNews(db: Kysely<Tables>): Promise<{ row: PageRow; draft: OwnPageContent }[]> {
  const rows = await db
    .selectFrom("ownPages")
    .selectAll()
    .where("kind", "=", "news")
    .where("deletedAt", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ row, draft: contentIn(row.draft) }));
}

/** The addresses that visitors use and drafts want. */
function addressesOf({ id, address }: PageRow, draft: OwnPageContent): [string, number][] {
  return [address, draft.address].flatMap((each) => (each ? [[each, id] as [string, number]] : []));
}
