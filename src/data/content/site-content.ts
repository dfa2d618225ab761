import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { type Content, defaults as shipped } from "#content/editing/defaults.ts";
import { differencesOf, type EditDifference } from "#content/editing/differences.ts";
import { filesIn } from "#content/editing/edit-problems.ts";
import { fillFacts } from "#content/editing/facts.ts";
import { overlay, withOfferedDocuments } from "#content/editing/overlay.ts";
import { withCountries } from "#content/world/country-content.ts";
import { type OfferedProduct, withProducts } from "#content/world/product-content.ts";
import type { Edits, KeptEdits } from "#domain/content/edits.ts";
import type { Database } from "../database/connect.ts";
import { lockUntilCommit } from "../database/migrate.ts";
import type { Tables } from "../database/schema.ts";
import { storedAmong } from "../files/files.ts";
import { countriesInUse } from "../projects/facts.ts";
import {
  changeDraft,
  type DraftChange,
  type DraftChangeResult,
  type DraftEdit,
  readDraft,
  replaceDraft,
} from "./draft.ts";
import { endFinishedPlan } from "./plan-row.ts";
import { unappliedEdits } from "./unapplied.ts";
import { addVersion, editsOf, listVersions, liveVersion, type Version } from "./versions.ts";

/** Content of the pages: the program's own, with the company's edits. */
export interface SiteContent {
  /** Program's content for the countries of the references and for the products. @param edits those that it is shown with */
  shippedContent(edits?: Edits): Promise<Content>;
  /** Countries of the references as they were last read: none before the first page is shown. */
  countries(): readonly string[];
  /** As visitors see it: kept in memory until a version is published, here or by another instance. */
  live(): Promise<Content>;
  /** The edits that visitors see. */
  liveEdits(): Promise<KeptEdits>;
  /** Every edit that is not published, and those that are. */
  draft(): Promise<DraftEdit[]>;
  /** The draft as it would be published, and `draftHash` of it. */
  review(): Promise<{ edits: KeptEdits; draft: string }>;
  /** Fields in which other edits differ from what visitors see, in the order of the pages. */
  differences(edits: KeptEdits): Promise<EditDifference[]>;
  /** Changes one place of the draft. */
  change(change: Omit<DraftChange, "now">): Promise<DraftChangeResult>;
  /**
   * Makes the draft the newest version; "repeated" where visitors see it already.
   * @param seen `draftHash` of what was looked at: "outdated" where somebody has changed the draft since
   */
  publish(
    seen: string,
    by: string,
  ): Promise<{ kind: "published" | "repeated"; id: number } | { kind: "outdated" }>;
  /** Gives the draft up for what visitors see. */
  discard(by: string): Promise<void>;
  /** Paths of edits that are of another kind than their place: nothing of them is shown. */
  unapplied(): Promise<string[]>;
  versions(): Promise<Version[]>;
  version(id: number): Promise<KeptEdits | undefined>;
  /**
   * Brings a version back as the newest one, unless visitors see it already, and as the draft.
   * @returns the version that visitors see now; `undefined` where there is no such version to bring back
   */
  restore(id: number, by: string): Promise<{ id: number; isNew: boolean } | undefined>;
}

/** @param defaults those of the program with its sample, unless it is to be another version of it */
export function createSiteContent(
  database: Database,
  clock: () => Date,
  defaults: Content = shipped,
): SiteContent {
  const { db, changeExclusively } = database;
  const withLock = createContentLock(database);
  const program = async (edits: Edits) => shippedContentFor(defaults, await siteRecords(db), edits);
  const live = liveContent(database, defaults);

  return {
    shippedContent: (edits = new Map()) => program(edits),
    countries: live.countries,
    live: live.content,
    liveEdits: async () => (await liveVersion(db)).edits,
    draft: () => readDraft(db),
    async review() {
      const edits = keptEdits(await readDraft(db));
      return { edits, draft: draftHash(edits) };
    },
    async differences(kept) {
      const [before, after] = [editsIn((await liveVersion(db)).edits), editsIn(kept)];
      const stored = await storedAmong(db, [...after.values()].flatMap(filesIn));
      return differencesOf(await program(after), before, after, stored);
    },
    change: (edit) => withLock((trx) => changeDraft(trx, { ...edit, now: clock() })),
    publish: (seen, by) =>
      changeExclusively("content", async (trx) => {
        const draft = keptEdits(await readDraft(trx));
        if (draftHash(draft) !== seen) return { kind: "outdated" };
        const live = await liveVersion(trx);
        if (draftHash(live.edits) === seen) return { kind: "repeated", id: live.id };
        await endFinishedPlan(trx, draft);
        return { kind: "published", id: await addVersion(trx, draft, { by, now: clock() }) };
      }),
    discard: (by) =>
      withLock(async (trx) => replaceDraft(trx, (await liveVersion(trx)).edits, { by, now: clock() })),
    unapplied: () => unappliedEdits(db, defaults),
    versions: () => listVersions(db),
    version: (id) => editsOf(db, id),
    restore: (id, by) =>
      changeExclusively("content", async (trx) => {
        const edits = await editsOf(trx, id);
        if (!edits) return undefined;
        await replaceDraft(trx, edits, { by, now: clock() });
        const live = await liveVersion(trx);
        if (draftHash(live.edits) === draftHash(edits)) return { isNew: false, id: live.id };
        await endFinishedPlan(trx, edits);
        return { isNew: true, id: await addVersion(trx, edits, { by, now: clock(), restoredFrom: id }) };
      }),
  };
}

/** Work on draft, plan and versions, one after the other; publications take the same turn. */
export function createContentLock({ db, engine }: Pick<Database, "db" | "engine">) {
  return <T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (trx) => {
      await lockUntilCommit(trx, engine, "content");
      return work(trx);
    });
}

/** Facts of the records on which sentences depend. */
interface SiteRecords {
  countries: readonly string[];
  products: readonly OfferedProduct[];
}

async function siteRecords(db: Kysely<Tables>): Promise<SiteRecords> {
  const products = db.selectFrom("products").select(["category", "brand", "slug"]).where("isActive", "=", 1);
  return { countries: await countriesInUse(db), products: await products.orderBy("id").execute() };
}

function shippedContentFor(defaults: Content, { countries, products }: SiteRecords, edits: Edits): Content {
  return withProducts(withCountries(defaults, countries), products, edits);
}

/** Content that visitors see, with the records that it was made for. */
interface LiveContent {
  content: Content;
  records: SiteRecords;
}

/** Keeps what visitors see until a version is published or the records say something else. */
function liveContent({ db, changes, announce }: Database, defaults: Content) {
  let kept: Promise<LiveContent> | undefined;
  let last: LiveContent | undefined;
  changes.subscribe((topic) => {
    if (topic === "content" || topic === "everything") kept = undefined;
    if ((topic !== "projects" && topic !== "products") || !kept) return;
    kept = kept.then(withRecordsOfNow);
    // The next reader of the content is notified, too.
    kept.catch(() => undefined);
  });

  async function read(): Promise<LiveContent> {
    return made(await siteRecords(db));
  }

  /** Every page names the areas that are served: all are made anew when these change, and at no other change of records. */
  async function withRecordsOfNow(before: LiveContent): Promise<LiveContent> {
    const records = await siteRecords(db);
    if (JSON.stringify(before.records) === JSON.stringify(records)) return before;
    const now = await made(records);
    announce("content");
    return now;
  }

  async function made(records: SiteRecords): Promise<LiveContent> {
    const edits = editsIn((await liveVersion(db)).edits);
    last = { content: contentWith(edits, shippedContentFor(defaults, records, edits)), records };
    return last;
  }

  return {
    countries: () => last?.records.countries ?? [],
    async content(): Promise<Content> {
      kept ??= read();
      const reading = kept;
      try {
        return (await reading).content;
      } catch (failure) {
        if (kept === reading) kept = undefined;
        // Without the database the last known content is served.
        if (last) return last.content;
        throw failure;
      }
    },
  };
}

/** The program's content with these edits, ready to be shown. */
export function contentWith(edits: Edits, program: Content = shipped): Content {
  return fillFacts(withOfferedDocuments(overlay(program, edits)));
}

export function editsIn(kept: KeptEdits): Edits {
  return new Map(Object.entries(kept).map(([path, { edit }]) => [path, edit]));
}

/** Edits of the draft as a version keeps them. */
export function keptEdits(draft: readonly DraftEdit[]): KeptEdits {
  return Object.fromEntries(draft.map(({ path, edit, basis }) => [path, { edit, basis }]));
}

/** The same for the same edits: identifies the draft that somebody has reviewed. */
export function draftHash(edits: KeptEdits): string {
  const sorted = Object.entries(edits).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}
