import { createHash } from "node:crypto";
import { isWithoutName, logoOf } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import type { Content } from "#content/editing/defaults.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { createConcurrencyLimiter } from "#data/concurrency-limiter.ts";
import type { Services } from "#data/services.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Locale } from "#domain/locale.ts";
import { Overloaded } from "#domain/overloaded.ts";
import type { CatalogSubject, DrawnCatalogs } from "#domain/products/drawn-catalogs.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { setNewest } from "#http/answers/newest.ts";
import { projectsMentioning } from "#web/project/projects-mentioning.ts";
import { storedPicture } from "../brand/stored-picture.ts";
import type { Catalog } from "./catalog.ts";
import { createDrawingProcess, type DrawingProcess } from "./drawing-process.ts";
import { type CatalogFiles, noCatalogFiles } from "./kept/catalog-files.ts";
import { drawingVersion } from "./kept/drawing-version.ts";
import { type DrawnFacts, keptCatalogs } from "./kept/kept-catalogs.ts";
import type { DrawingJob } from "./pdf/drawing-program.ts";
import { type NamedProject, seriesCatalog } from "./series-catalog.ts";
import { waterCatalog } from "./water-catalog.ts";

export interface CatalogOptions {
  services: Pick<Services, "siteContent" | "logos" | "images" | "files" | "projects">;
  siteUrl: string;
  /** Folder with the shipped pictures. */
  publicFolder: string;
  /** Files that have been drawn; none are kept by default. */
  files?: CatalogFiles;
  drawer?: DrawingProcess;
  /** Receives letters that no font has. */
  report(letters: readonly string[]): void;
  /** Receives the reason why a catalogue could not be drawn. */
  onFailure(failure: unknown): void;
}

export interface CatalogsOfServer extends DrawnCatalogs {
  /** Ends the drawing of all that is wanted. */
  stop(): Promise<void>;
}

/** Most catalogues that wait, of each urgency: all series of a large maker in both languages. */
const maxQueueLength = 200;

/** Draws catalogues in a process of their own, and keeps them until something that they say changes. */
export function drawnCatalogs(options: CatalogOptions): CatalogsOfServer {
  const { files = noCatalogFiles, drawer = createDrawingProcess() } = options;
  const kept = keptCatalogs(files);
  const queue = createConcurrencyLimiter(maxQueueLength);
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  const failures = recentFailures();
  let isStopped = false;

  /** Draws once however many ask; what is urgent does not wait behind the same catalogue that is not. */
  function drawOnce(catalog: WantedCatalog, isUrgent: boolean): Promise<Buffer | undefined> {
    const name = `${catalog.key} ${isUrgent}`;
    const known = inFlight.get(name);
    if (known) return known;
    const pending = queue.run(() => draw(catalog), isUrgent)?.finally(() => inFlight.delete(name));
    if (!pending) return Promise.resolve(undefined);
    inFlight.set(name, pending);
    return pending;
  }

  /** A catalogue that waited may have been drawn meanwhile, also by another instance. */
  async function draw({ key, makeJob }: WantedCatalog): Promise<Buffer | undefined> {
    const file = await kept.pdf(key);
    if (file || isStopped) return file;
    const drawing = await drawer.draw(await makeJob());
    if (!drawing.ok) {
      if (drawing.failure === "stopped") return undefined;
      failures.note(key);
      options.onFailure(drawing.failure);
      return undefined;
    }
    failures.forget(key);
    if (drawing.letters.length > 0) options.report(drawing.letters);
    const pdf = Buffer.from(drawing.pdf);
    await kept.keep(key, pdf, drawing.pages);
    return pdf;
  }

  return {
    async pdf(locale, subject) {
      const catalog = await wantedCatalog(locale, subject, options);
      const file = await kept.pdf(catalog.key);
      if (file) return file;
      const drawn = failures.has(catalog.key) ? undefined : await drawOnce(catalog, true);
      if (!drawn) throw new Overloaded();
      return drawn;
    },
    async facts(locale, subject) {
      const catalog = await wantedCatalog(locale, subject, options);
      const drawn = await kept.facts(catalog.key);
      if (drawn) return factsOf(locale, subject, drawn);
      if (failures.has(catalog.key)) return "failed";
      void drawOnce(catalog, false).catch(options.onFailure);
      return "pending";
    },
    async stop() {
      isStopped = true;
      await drawer.stop();
    },
  };
}

interface WantedCatalog {
  /** Hash of all that it is drawn from. */
  key: string;
  makeJob(): Promise<DrawingJob>;
}

async function wantedCatalog(
  locale: Locale,
  subject: CatalogSubject,
  options: CatalogOptions,
): Promise<WantedCatalog> {
  const { services, publicFolder } = options;
  const content = await services.siteContent.live();
  const catalog = await catalogOf(locale, subject, content, options);
  return {
    key: await keyOf(catalog, content),
    makeJob: async () => ({
      catalog,
      picture: await storedPicture(catalog.picture?.address ?? null, services, publicFolder),
      logo: await logoOfCompany(content, services),
      palette: paletteOf(content.company.brand),
    }),
  };
}

async function catalogOf(
  locale: Locale,
  subject: CatalogSubject,
  content: Content,
  { siteUrl, services }: CatalogOptions,
): Promise<Catalog> {
  if (typeof subject === "string") return waterCatalog(locale, subject, { content, siteUrl });
  const projects = await projectsOf(locale, subject, services.projects);
  return seriesCatalog(locale, subject, { content, siteUrl, projects });
}

/** A catalogue that failed is tried again after this time, ms, so that it does not keep the processor busy. */
const failedMs = 10 * 60 * 1000;
const maxFailures = 400;

/** Keys of the catalogues that could not be drawn lately. */
function recentFailures() {
  const failedAt = new Map<string, number>();
  return {
    note: (key: string) => setNewest(failedAt, key, performance.now(), maxFailures),
    forget: (key: string) => failedAt.delete(key),
    has(key: string): boolean {
      const at = failedAt.get(key);
      return at !== undefined && performance.now() - at < failedMs;
    },
  };
}

function factsOf(locale: Locale, subject: CatalogSubject, drawn: DrawnFacts): DocumentFacts {
  const edition = typeof subject === "string" ? undefined : dayInKorea(new Date(subject.updatedAt));
  return { ...drawn, languages: [locale], edition };
}

/** All that a catalogue is drawn from: its words with the record, colours and logo, and the program that draws. */
async function keyOf(catalog: Catalog, { company: { brand } }: Content): Promise<string> {
  return createHash("sha256")
    .update(JSON.stringify([catalog, brand, await drawingVersion()]))
    .digest("base64url");
}

const maxProjects = 8;

async function projectsOf(
  locale: Locale,
  product: EditedProduct,
  projects: CatalogOptions["services"]["projects"],
): Promise<NamedProject[]> {
  const { countries } = localizedTerms(locale, undefined);
  return (await projectsMentioning(projects, product, maxProjects)).map((project) => {
    const { title, city, country, projectYear } = localizeProject(locale, project);
    const place = [city, countries[country] ?? country].filter((part) => part !== null && part !== "");
    return { title, place: place.join(", "), year: String(projectYear ?? "–") };
  });
}

async function logoOfCompany({ company }: Content, { logos }: Pick<Services, "logos">) {
  const logo = logoOf(company.brand.logo);
  const png = logo && (await logos.png(logo.file));
  return logo && png
    ? { png, width: logo.width, height: logo.height, hasName: !isWithoutName(logo) }
    : undefined;
}
