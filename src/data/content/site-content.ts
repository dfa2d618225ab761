import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { withCountries, withEveryPin } from "#content/derived/country-content.ts";
import { type OfferedProduct, withProducts } from "#content/derived/product-content.ts";
import { type Content, defaults } from "#content/editing/defaults.ts";
import { differencesOf, type EditDifference } from "#content/editing/differences.ts";
import type { ReferencedRecords } from "#content/editing/edit-problems.ts";
import { overlay, withServedDocuments } from "#content/editing/overlay.ts";
import { fillCompanyPlaceholders } from "#content/editing/placeholders.ts";
import { type Edit, type Edits, editsByPath, type StoredEdits } from "#domain/content/edits.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { countriesOfVisible } from "../projects/project-stats.ts";
import {
  type DraftChange,
  type DraftChangeResult,
  type DraftEdit,
  isDraftOf,
  readDraft,
  replaceDraft,
  setDraftField,
} from "./draft.ts";
import { recordsReferencedBy } from "./referenced-records.ts";
import { endFinishedSchedule } from "./schedule-row.ts";
import { unappliedEdits } from "./unapplied.ts";
import { addVersion, editsOf, listVersions, publishedVersion, type Version } from "./versions.ts";

/** Content of the pages: the shipped content with the company's edits. */
export interface SiteContent {
  /** The shipped content, adapted to the records of the site: countries of its projects, and its products. @param edits those that will be applied */
  defaultContent(edits?: Edits): Promise<Content>;
  /** Every shipped field, with every pin that the world map can have: only a new version of the site changes it, never a record. */
  shippedContent: Content;
  /** Countries of the projects when the content was last read; empty before. */
  countries(): readonly string[];
  /** The published content, cached until any instance publishes a version. */
  published(): Promise<Content>;
  publishedEdits(): Promise<StoredEdits>;
  /** All edits, published or not. */
  draft(): Promise<DraftEdit[]>;
  /** The draft as it would be published, the user names of its editors by path, and its hash. */
  review(): Promise<{ edits: StoredEdits; editors: ReadonlyMap<string, string>; draftHash: string }>;
  /** Fields that differ from the published content, in the order of the pages. */
  differences(edits: StoredEdits): Promise<EditDifference[]>;
  /** Files and own pages that edits name. */
  recordsReferencedBy(edits: readonly Edit[]): Promise<ReferencedRecords>;
  /** Changes one field of the draft. */
  setDraftField(change: Omit<DraftChange, "now">): Promise<DraftChangeResult>;
  /**
   * Publishes the draft as a new version; "repeated" if it is published already, "outdated" if it has changed since the review.
   * @param reviewedHash hash of the reviewed draft
   */
  publish(
    reviewedHash: string,
    by: string,
  ): Promise<{ kind: "published" | "repeated"; id: number } | { kind: "outdated" }>;
  /**
   * Resets the draft to the published content; "repeated" if it is that already, "outdated" if it has changed since the review.
   * @param reviewedHash hash of the reviewed draft
   */
  discard(reviewedHash: string, by: string): Promise<"discarded" | "repeated" | "outdated">;
  /** Paths of edits, published or not, whose type does not match their field: pages ignore them. */
  unapplied(): Promise<string[]>;
  versions(): Promise<Version[]>;
  version(id: number): Promise<StoredEdits | undefined>;
  /**
   * Publishes an old version as a new one and makes it the draft; "repeated" if it is published already, "outdated" if the draft
   * has changed since the review.
   * @param reviewedHash hash of the reviewed draft, which is lost
   */
  restore(
    id: number,
    reviewedHash: string,
    by: string,
  ): Promise<{ kind: "restored" | "repeated"; id: number } | { kind: "outdated" } | { kind: "missing" }>;
}

/** @param shipped other content in tests */
export function createSiteContent(
  database: Database,
  clock: () => Date,
  shipped: Content = defaults,
): SiteContent {
  const { db, change, changeWithoutNotifying } = database;
  const defaultContent: SiteContent["defaultContent"] = async (edits = new Map()) =>
    adaptedContent(shipped, await siteRecords(db), edits);
  const publishedCache = cachePublishedContent(database, shipped);

  return {
    defaultContent,
    shippedContent: withEveryPin(shipped),
    countries: publishedCache.countries,
    published: publishedCache.content,
    publishedEdits: async () => (await publishedVersion(db)).edits,
    draft: () => readDraft(db),
    async review() {
      const draft = await readDraft(db);
      const edits = editsOfDraft(draft);
      const editors = new Map(draft.map(({ path, editedBy }) => [path, editedBy]));
      return { edits, editors, draftHash: hashOfEdits(edits) };
    },
    async differences(edits) {
      const [before, after] = [editsByPath((await publishedVersion(db)).edits), editsByPath(edits)];
      const stored = await recordsReferencedBy(db, [...after.values()]);
      return differencesOf(await defaultContent(after), before, after, stored);
    },
    recordsReferencedBy: (edits) => recordsReferencedBy(db, edits),
    setDraftField: (edit) =>
      changeWithoutNotifying("content", (trx) => setDraftField(trx, { ...edit, now: clock() })),
    publish: (reviewedHash, by) =>
      change("content", async (trx) => {
        const draft = editsOfDraft(await readDraft(trx));
        if (hashOfEdits(draft) !== reviewedHash) return { kind: "outdated" };
        const published = await publishedVersion(trx);
        if (hashOfEdits(published.edits) === reviewedHash) return { kind: "repeated", id: published.id };
        await endFinishedSchedule(trx, draft);
        return { kind: "published", id: await addVersion(trx, draft, { by, now: clock() }) };
      }),
    discard: (reviewedHash, by) =>
      changeWithoutNotifying("content", async (trx) => {
        const { edits } = await publishedVersion(trx);
        const outcome = await replaceReviewedDraft(trx, edits, { reviewedHash, by, now: clock() });
        return outcome === "replaced" ? "discarded" : outcome;
      }),
    unapplied: () => unappliedEdits(db, shipped),
    versions: () => listVersions(db),
    version: (id) => editsOf(db, id),
    restore: (id, reviewedHash, by) =>
      change("content", async (trx) => {
        const edits = await editsOf(trx, id);
        if (!edits) return { kind: "missing" };
        const outcome = await replaceReviewedDraft(trx, edits, { reviewedHash, by, now: clock() });
        if (outcome === "outdated") return { kind: "outdated" };
        const published = await publishedVersion(trx);
        if (hashOfEdits(published.edits) === hashOfEdits(edits))
          return { kind: "repeated", id: published.id };
        await endFinishedSchedule(trx, edits);
        return { kind: "restored", id: await addVersion(trx, edits, { by, now: clock(), restoredFrom: id }) };
      }),
  };
}

/** Replaces the draft unless it has changed since the review. "repeated" if it has these edits already: nothing would be lost. */
async function replaceReviewedDraft(
  trx: Transaction<Tables>,
  edits: StoredEdits,
  { reviewedHash, ...change }: { reviewedHash: string; by: string; now: Date },
): Promise<"replaced" | "repeated" | "outdated"> {
  const draft = await readDraft(trx);
  if (isDraftOf(edits, draft)) return "repeated";
  if (hashOfEdits(editsOfDraft(draft)) !== reviewedHash) return "outdated";
  await replaceDraft(trx, edits, change);
  return "replaced";
}

/** Records that the default content depends on. */
interface SiteRecords {
  countries: readonly string[];
  products: readonly OfferedProduct[];
}

async function siteRecords(db: Kysely<Tables>): Promise<SiteRecords> {
  const products = db.selectFrom("products").select(["category", "brand", "slug"]).where("isActive", "=", 1);
  return { countries: await countriesOfVisible(db), products: await products.orderBy("id").execute() };
}

/** The default content. */
function adaptedContent(shipped: Content, { countries, products }: SiteRecords, edits: Edits): Content {
  return withProducts(withCountries(shipped, countries), products, edits);
}

interface PublishedContent {
  content: Content;
  records: SiteRecords;
}

/** Caches the published content until a version is published or the records change. */
function cachePublishedContent({ db, changes, notifyLocally }: Database, shipped: Content) {
  let cached: Promise<PublishedContent> | undefined;
  let last: PublishedContent | undefined;
  changes.subscribe((topic) => {
    if (topic === "content" || topic === "everything") cached = undefined;
    if ((topic !== "projects" && topic !== "products") || !cached) return;
    cached = cached.then(withCurrentRecords);
    // Prevents an unhandled rejection; the next reader receives the error.
    cached.catch(() => undefined);
  });

  async function read(): Promise<PublishedContent> {
    return build(await siteRecords(db));
  }

  /** All pages depend on the countries and products. They are invalidated only when these lists change. */
  async function withCurrentRecords(before: PublishedContent): Promise<PublishedContent> {
    const records = await siteRecords(db);
    if (JSON.stringify(before.records) === JSON.stringify(records)) return before;
    const after = await build(records);
    notifyLocally("content");
    return after;
  }

  async function build(records: SiteRecords): Promise<PublishedContent> {
    const edits = editsByPath((await publishedVersion(db)).edits);
    last = { content: contentWith(edits, adaptedContent(shipped, records, edits)), records };
    return last;
  }

  return {
    countries: () => last?.records.countries ?? [],
    async content(): Promise<Content> {
      cached ??= read();
      const reading = cached;
      try {
        return (await reading).content;
      } catch (failure) {
        if (cached === reading) cached = undefined;
        // Without the database the last known content is served.
        if (last) return last.content;
        throw failure;
      }
    },
  };
}

/** Applies edits to the default content. */
export function contentWith(edits: Edits, defaultContent: Content = defaults): Content {
  return fillCompanyPlaceholders(withServedDocuments(overlay(defaultContent, edits)));
}

/** Edits in the format of a version. */
export function editsOfDraft(draft: readonly DraftEdit[]): StoredEdits {
  return Object.fromEntries(draft.map(({ path, edit, basis }) => [path, { edit, basis }]));
}

/** Identifies edits, such as the draft that an editor has reviewed. */
export function hashOfEdits(edits: StoredEdits): string {
  const sorted = Object.entries(edits).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}
