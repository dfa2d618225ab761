import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { documentFacts } from "#data/files/check/document-facts.ts";
import { seed } from "#data/seed.ts";
import { createServices, type Services } from "#data/services.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { CatalogUnavailable, waterSystems } from "#domain/products/generated-catalogs.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { aModel } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { type CatalogOptions, createCatalogService } from "./catalog-service.ts";
import type { DrawingProcess } from "./drawing-process.ts";
import { type CatalogFiles, createCatalogFiles } from "./store/catalog-files.ts";

const siteUrl = "https://towers.example";
const day = new Date("2026-11-27T03:00:00Z");

async function open(
  replaced: Partial<Services> = {},
  drawing: Pick<CatalogOptions, "files" | "drawer"> = {},
) {
  const database = await openMemory();
  onTestFinished(() => database.close());
  await seed(database, { projects: sampleProjects, products: sampleProducts }, () => day);
  const services = { ...createServices({ database }), ...replaced };
  const letters: string[] = [];
  const onMissingGlyphs = (missing: readonly string[]) => void letters.push(...missing);
  const failures: unknown[] = [];
  const onFailure = (failure: unknown) => void failures.push(failure);
  const catalogs = createCatalogService({
    services,
    siteUrl,
    publicFolder: "public",
    onMissingGlyphs,
    onFailure,
    ...drawing,
  });
  onTestFinished(() => catalogs.stop());
  return { catalogs, failures, letters, products: await services.products.listVisible(), services };
}

/** A folder for files that are kept. */
async function filesFolder(): Promise<CatalogFiles> {
  const folder = await mkdtemp(join(tmpdir(), "catalogs-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return createCatalogFiles(folder, () => undefined);
}

/** Facts of a file that is drawn in the background. */
async function drawnFacts(
  { catalogs }: Awaited<ReturnType<typeof open>>,
  locale: Locale,
  product: ProductRecord,
) {
  await catalogs.pdf(locale, product);
  const facts = await catalogs.facts(locale, product);
  if (typeof facts === "string") throw new Error(`The facts are ${facts}.`);
  return facts;
}

test("every series has a tagged catalogue with bookmarks and links in each language, of four to six pages", async () => {
  const site = await open();
  const { catalogs, letters, products } = site;
  for (const product of products) {
    for (const locale of locales) {
      const pdf = await catalogs.pdf(locale, product);
      const text = pdf.toString("latin1");
      const facts = await drawnFacts(site, locale, product);
      const name = `${product.slug} ${locale}`;
      expect(pdf.length, name).toBeLessThan(600_000);
      expect(facts.pages, name).toBeGreaterThanOrEqual(4);
      expect(facts.pages, name).toBeLessThanOrEqual(6);
      expect({ ...documentFacts(pdf), edition: facts.edition }, name).toEqual(facts);
      for (const part of ["/Marked true", "/DisplayDocTitle true", `/Lang (${locale})`, "/Outlines "])
        expect(text, name).toContain(part);
      for (const part of ["H1", "H2", "P", "Figure", "Link", "L"])
        expect(text, name).toContain(`/S /${part}\n`);
      expect(text.includes("/S /Table\n"), name).toBe(true);
      for (const link of ["tel:+", "mailto:", addressOf(locale, product)])
        expect(text, name).toContain(`/URI (${link}`);
    }
  }
  expect(letters).toEqual([]);
});

test("water treatment has a catalogue of each system in each language, from the words of its page", async () => {
  const { catalogs, letters } = await open();
  for (const system of waterSystems)
    for (const locale of locales) {
      const pdf = await catalogs.pdf(locale, system);
      const name = `${system} ${locale}`;
      expect(pdf.length, name).toBeLessThan(600_000);
      expect(documentFacts(pdf)?.pages, name).toBe(3);
      const text = pdf.toString("latin1");
      for (const part of [
        `/Lang (${locale})`,
        "/Outlines ",
        "/products/water-treatment)",
        "mailto:",
        "/FontFile2",
      ])
        expect(text, name).toContain(part);
      expect(text, name).not.toContain("/Type3");
    }
  expect(letters).toEqual([]);
});

test("a catalogue is drawn once, also after a restart, until its record, the brand or the words change", async () => {
  const files = await filesFolder();
  const content = { ...(await (await open()).services.siteContent.published()) };
  const company = { ...content.company, brand: { ...content.company.brand, action: "#8a1c4a" } };
  let words = content;
  const siteContent = { published: async () => words } as unknown as Services["siteContent"];
  let drawings = 0;
  const drawer: DrawingProcess = {
    async draw({ catalog, palette }) {
      drawings += 1;
      return { ok: true, pdf: aFile(`${catalog.title} ${palette.action}`), pages: 5, missingCharacters: [] };
    },
    stop: async () => undefined,
  };
  const first = await open({ siteContent }, { files, drawer });
  const [product] = first.products;
  if (!product) throw new Error("There is no product.");
  const [one, same] = await Promise.all([
    first.catalogs.pdf("en", product),
    first.catalogs.pdf("en", product),
  ]);
  expect(same).toEqual(one);
  const restarted = await open({ siteContent }, { files, drawer });
  expect(await restarted.catalogs.pdf("en", product)).toEqual(one);
  expect(await restarted.catalogs.facts("en", product)).toMatchObject({ bytes: one.length, pages: 5 });
  expect(drawings).toBe(1);
  const renamed = { ...product, en: { ...product.en, name: "Another name" } };
  expect(await restarted.catalogs.pdf("en", renamed)).not.toEqual(one);
  words = { ...content, company };
  expect(await restarted.catalogs.pdf("en", product)).not.toEqual(one);
  expect(drawings).toBe(3);
});

test("facts wait for no drawing: they are there once it is done in the background", async () => {
  const site = await open();
  const [product] = site.products;
  if (!product) throw new Error("There is no product.");
  expect(await site.catalogs.facts("en", product)).toBe("pending");
  // The process that draws starts first: on a busy machine that takes longer than other polls wait.
  await expect
    .poll(() => site.catalogs.facts("en", product), { timeout: 45_000 })
    .toMatchObject({ languages: ["en"] });
});

test("what is asked for is drawn before what nobody waits for, and only once", async () => {
  const drawn: string[] = [];
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const drawer: DrawingProcess = {
    async draw({ catalog: { title } }) {
      drawn.push(title);
      await isFree;
      return { ok: true, pdf: aFile(title), pages: 5, missingCharacters: [] };
    },
    stop: async () => undefined,
  };
  const { catalogs, products } = await open({}, { files: await filesFolder(), drawer });
  for (const product of products.slice(0, 4)) await catalogs.facts("ko", product);
  const [, , third, fourth] = products;
  if (!third || !fourth) throw new Error("There are too few products.");
  const asked = catalogs.pdf("ko", fourth);
  await expect.poll(() => drawn.length).toBe(1);
  free();
  await asked;
  expect(drawn[1]).toContain(fourth.name.split(" ")[0]);
  await expect.poll(() => catalogs.facts("ko", third)).toMatchObject({ pages: 5 });
  expect(drawn).toHaveLength(4);
});

test("a catalogue that cannot be drawn is refused, reported once and not drawn again for a while", async () => {
  let drawings = 0;
  const drawer: DrawingProcess = {
    async draw() {
      drawings += 1;
      return { ok: false, failure: new Error("no") };
    },
    stop: async () => undefined,
  };
  const { catalogs, failures, products } = await open({}, { drawer });
  const [product] = products;
  if (!product) throw new Error("There is no product.");
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(catalogs.pdf("en", product)).rejects.toBeInstanceOf(CatalogUnavailable);
  expect(await catalogs.facts("en", product)).toBe("failed");
  expect(failures).toEqual([new Error("no")]);
  expect(drawings).toBe(1);
});

test("a picture that cannot be read is reported, and asked for again", async () => {
  const failure = new Error("The database restarts.");
  const find = () => Promise.reject(failure);
  const recordPictures = { find } as unknown as Services["recordPictures"];
  const { catalogs, failures, products } = await open({ recordPictures });
  const [product] = products;
  if (!product) throw new Error("There is no product.");
  const pictured = { ...product, imageUrl: "/projects/tower.webp" };
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(await catalogs.facts("ko", pictured)).toBe("pending");
    await expect.poll(() => failures).toHaveLength(attempt);
  }
  await setTimeout();
  expect([failures, unhandled]).toEqual([[failure, failure], []]);
});

test("a series of many models with many details leaves their tables to its page", async () => {
  const site = await open();
  const { products } = site;
  const thf = products.find(({ slug }) => slug === "thf");
  const [model] = thf?.models ?? [];
  if (!thf || !model) throw new Error("There is no sample with models.");
  const models = Array.from({ length: 60 }, (_, index) => ({ ...model, name: `THF-${index}` }));
  const { pages } = await drawnFacts(site, "ko", { ...thf, models });
  expect(pages).toBeLessThanOrEqual(6);
});

test("a record with nothing but its required fields has a catalogue", async () => {
  const site = await open();
  const [product] = site.products;
  if (!product) throw new Error("There is no product.");
  const bare: ProductRecord = {
    ...product,
    type: null,
    features: null,
    specifications: null,
    tags: [],
    imageUrl: null,
    projectWord: null,
    options: [],
    models: [aModel({ name: "A-1", length: null })],
  };
  expect((await drawnFacts(site, "en", bare)).pages).toBeGreaterThanOrEqual(2);
});

test("letters of a record that no font has are replaced and reported, in tables and drawings", async () => {
  const site = await open();
  const { letters, products } = site;
  const product = products.find(({ slug }) => slug === "sf");
  if (!product) throw new Error("There is no sample of the series.");
  const models = product.models.map((model) => ({ ...model, name: `冷${model.name}` }));
  expect((await drawnFacts(site, "ko", { ...product, models })).pages).toBeGreaterThanOrEqual(4);
  expect(letters).toContain("冷");
});

/** A file whose facts can be read. */
function aFile(text: string): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Pages /Count 5 >>\nendobj\n% ${text}\n%%EOF\n`);
}

function addressOf(locale: Locale, { category, slug }: ProductRecord): string {
  const kind = category === "industrial" ? "industrial" : "package";
  return `${siteUrl}${locale === "en" ? "/en" : ""}/products/${kind}/${slug}`;
}
