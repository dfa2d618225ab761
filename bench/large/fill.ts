import { defaults } from "#content/editing/defaults.ts";
import { editableFields, editOf } from "#content/editing/editable-fields.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { addVersion } from "#data/content/versions.ts";
import { type DatabaseAddress, openDatabase } from "#data/database/connect.ts";
import { insertPage } from "#data/own-pages/page-editing.ts";
import { lockPage, publishLockedPage } from "#data/own-pages/publication.ts";
import { createServices, type Services } from "#data/services.ts";
import type { Edit, StoredEdit } from "#domain/content/edits.ts";
import { anInquiry, aPageDraft } from "../../tests/support/builders.ts";

/** Records of a large site besides its projects. */
export interface Amounts {
  inquiries: number;
  /** Published versions of the content, and edits in each. */
  versions: number;
  edits: number;
  products: number;
  pages: number;
  news: number;
}

type Store = ReturnType<typeof storeOf>;

const account = "admin";
const dayMs = 24 * 60 * 60 * 1000;
const fileBytes = 100_000;

/** Fills a database that the site has started with once, while no site runs on it. */
export async function fillLargeSite(address: DatabaseAddress, amounts: Amounts): Promise<void> {
  const store = storeOf(await openDatabase(address));
  await addInquiries(store, amounts);
  await addProducts(store, amounts);
  await addPages(store, amounts);
  await addVersions(store, amounts);
  await store.database.close();
}

function storeOf(database: Awaited<ReturnType<typeof openDatabase>>) {
  const time = { now: Date.now() };
  const services: Services = createServices({ database, clock: () => new Date(time.now), rateLimit: false });
  return { database, services, time };
}

async function addInquiries({ services, time }: Store, { inquiries }: Amounts): Promise<void> {
  const now = time.now;
  for (let number = 0; number < inquiries; number++) {
    // Over two years, the newest last.
    time.now = now - ((inquiries - number) * 730 * dayMs) / inquiries;
    const bytes = Buffer.alloc(fileBytes, `${number} `);
    const facts = { company: `다라물산 ${number}`, email: `buyer-${number}@example.com` };
    const files = [{ name: `사양서 ${number}.pdf`, contentType: "application/pdf", bytes }];
    const arrival = { address: `2001:db8::${number.toString(16)}`, locale: "ko", suspicion: null } as const;
    const { kind } = await services.inquiries.receive({ ...anInquiry(facts), files }, arrival);
    if (kind !== "stored") throw new Error(`Inquiry ${number}: ${kind}.`);
  }
  time.now = now;
}

/** Copies of the sample series with their models, documents and options. */
async function addProducts({ services }: Store, { products }: Amounts): Promise<void> {
  for (let number = 0; number < products; number++) {
    const sample = sampleProducts[number % sampleProducts.length];
    if (!sample) throw new Error("There are no sample products.");
    const name = `${sample.name} ${number}`;
    const product = { ...sample, slug: `${sample.slug}-${number}`, name };
    const { kind } = await services.products.add(product);
    if (kind !== "added") throw new Error(`Product ${number}: ${kind}.`);
  }
}

/** In one transaction: the changes of each page would be announced by themselves. */
async function addPages({ database, time }: Store, { pages, news }: Amounts): Promise<void> {
  await database.change("pages", async (trx) => {
    for (let number = 0; number < pages + news; number++) {
      const kind = number < pages ? "page" : "news";
      const now = new Date(time.now - number * dayMs);
      const day = kind === "news" ? now.toISOString().slice(0, 10) : null;
      const title = { ko: `인증서 ${number}`, en: `Certificate ${number}` };
      const draft = aPageDraft({ title, day, address: `record-${number}`, blocks: blocksOf(number) });
      const id = await insertPage(trx, kind, draft, { now, by: account });
      const row = await lockPage(trx, id);
      const outcome = row && (await publishLockedPage(trx, row, { now, by: account }));
      if (outcome?.kind !== "done") throw new Error(`Page ${number}: ${JSON.stringify(outcome)}.`);
    }
  });
}

/** A screen of text in both languages. */
function blocksOf(number: number) {
  const text = {
    ko: `${number}번 글입니다. 냉각탑의 성능을 지키는 방법을 설명합니다. `.repeat(15),
    en: `Text number ${number} on how a cooling tower keeps its performance. `.repeat(15),
  };
  return ["a", "b", "c"].map((id) => ({
    id,
    kind: "text" as const,
    isHidden: false,
    values: { text },
    rows: [],
  }));
}

/** Within the last 30 days, from which a history keeps every version. */
async function addVersions({ database, time }: Store, { versions, edits }: Amounts): Promise<void> {
  const texts = editableFields(defaults)
    .map((field) => ({ path: field.path, basis: editOf(field) }))
    .filter(({ basis }) => basis.kind === "text")
    .slice(0, edits);
  for (let number = 0; number < versions; number++) {
    const now = new Date(time.now - ((versions - number) * 29 * dayMs) / versions);
    const version = Object.fromEntries(
      texts.map(({ path, basis }): [string, StoredEdit] => [path, { edit: changed(basis, number), basis }]),
    );
    await database.change("content", (trx) => addVersion(trx, version, { by: account, now }));
  }
}

function changed(edit: Edit, number: number): Edit {
  return edit.kind === "text" ? { ...edit, ko: `${edit.ko} ${number}`, en: `${edit.en} ${number}` } : edit;
}
