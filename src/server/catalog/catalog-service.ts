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
import {
  type CatalogSubject,
  CatalogUnavailable,
  catalogRetryMs,
  type GeneratedCatalogs,
} from "#domain/products/generated-catalogs.ts";
import type { ProductRecord } from "#domain/products/product.ts";
import { setWithLimit } from "#http/responses/set-with-limit.ts";
import { projectsMentioning } from "#web/project/projects-mentioning.ts";
import { storedPicture } from "../brand/stored-picture.ts";
import type { Catalog } from "./catalog.ts";
import { createDrawingProcess, type DrawingProcess } from "./drawing-process.ts";
import type { DrawingJob } from "./pdf/drawing-program.ts";
import { type NamedProject, seriesCatalog } from "./series-catalog.ts";
import { type CatalogFiles, noCatalogFiles } from "./store/catalog-files.ts";
import { createCatalogStore, type StoredFacts } from "./store/catalog-store.ts";
import { drawingVersion } from "./store/drawing-version.ts";
import { waterCatalog } from "./water-catalog.ts";

export interface CatalogOptions {
  services: Pick<Services, "siteContent" | "logos" | "recordPictures" | "files" | "projects">;
  siteUrl: string;
  /** Folder with the shipped pictures. */
  publicFolder: string;
  /** Store of generated files; by default they are not stored. */
  files?: CatalogFiles;
  drawer?: DrawingProcess;
  /** Receives characters without a glyph in any font. */
  onMissingGlyphs(characters: readonly string[]): void;
  /** Receives the reason why a catalogue could not be generated. */
  onFailure(failure: unknown): void;
}

export interface CatalogService extends GeneratedCatalogs {
  /** Generates a missing catalogue in the background. */
  schedule(locale: Locale, subject: CatalogSubject): Promise<void>;
  stop(): Promise<void>;
}

/** Urgent and other jobs each, running ones among them: all series of a large maker in both languages. */
const maxJobs = 200;

/** Generates catalogues in a separate process, and stores them until their contents change. */
export function createCatalogService(options: CatalogOptions): CatalogService {
  const { files = noCatalogFiles, drawer = createDrawingProcess() } = options;
  const store = createCatalogStore(files);
  const queue = createConcurrencyLimiter(maxJobs);
  const inFlight = new Map<string, Promise<Buffer | undefined>>();
  const failures = recentFailures();
  let isStopped = false;

  /** Simultaneous requests share a job. An urgent one does not wait for the non-urgent job of the same catalogue. */
  function generateOnce(request: CatalogRequest, isUrgent: boolean): Promise<Buffer | undefined> {
    const name = `${request.key} ${isUrgent}`;
    const existing = inFlight.get(name);
    if (existing) return existing;
    const pending = queue.run(() => generate(request), isUrgent)?.finally(() => inFlight.delete(name));
    if (!pending) return Promise.resolve(undefined);
    inFlight.set(name, pending);
    return pending;
  }

  /** While the job was queued, another instance may have generated the catalogue. */
  async function generate({ key, makeJob }: CatalogRequest): Promise<Buffer | undefined> {
    const file = await store.pdf(key);
    if (file || isStopped) return file;
    const drawing = await drawer.draw(await makeJob());
    if (!drawing.ok) {
      if (drawing.failure === "stopped") return undefined;
      failures.record(key);
      options.onFailure(drawing.failure);
      return undefined;
    }
    failures.delete(key);
    if (drawing.missingCharacters.length > 0) options.onMissingGlyphs(drawing.missingCharacters);
    const pdf = Buffer.from(drawing.pdf);
    await store.put(key, pdf, drawing.pages);
    return pdf;
  }

  async function findOrSchedule(request: CatalogRequest): Promise<StoredFacts | "failed" | "pending"> {
    const stored = await store.facts(request.key);
    if (stored) return stored;
    if (failures.has(request.key)) return "failed";
    void generateOnce(request, false).catch(options.onFailure);
    return "pending";
  }

  return {
    async pdf(locale, subject) {
      const request = await resolveRequest(locale, subject, options);
      const file = await store.pdf(request.key);
      if (file) return file;
      const generated = failures.has(request.key) ? undefined : await generateOnce(request, true);
      if (!generated) throw failures.has(request.key) ? new CatalogUnavailable() : new Overloaded();
      return generated;
    },
    async facts(locale, subject) {
      const found = await findOrSchedule(await resolveRequest(locale, subject, options));
      return typeof found === "string" ? found : factsOf(locale, subject, found);
    },
    async schedule(locale, subject) {
      await findOrSchedule(await resolveRequest(locale, subject, options));
    },
    async stop() {
      isStopped = true;
      await drawer.stop();
    },
  };
}

interface CatalogRequest {
  /** Hash of all data that it is generated from. */
  key: string;
  makeJob(): Promise<DrawingJob>;
}

async function resolveRequest(
  locale: Locale,
  subject: CatalogSubject,
  options: CatalogOptions,
): Promise<CatalogRequest> {
  const { services, publicFolder } = options;
  const content = await services.siteContent.published();
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

const maxFailures = 400;

/** Keys of the catalogues that recently failed. */
function recentFailures() {
  const failedAt = new Map<string, number>();
  return {
    record: (key: string) => setWithLimit(failedAt, key, performance.now(), maxFailures),
    delete: (key: string) => failedAt.delete(key),
    has(key: string): boolean {
      const at = failedAt.get(key);
      return at !== undefined && performance.now() - at < catalogRetryMs;
    },
  };
}

function factsOf(locale: Locale, subject: CatalogSubject, stored: StoredFacts): DocumentFacts {
  const edition = typeof subject === "string" ? undefined : dayInKorea(new Date(subject.updatedAt));
  return { ...stored, languages: [locale], edition };
}

/** Includes texts and record, colours and logo, and the drawing code. */
async function keyOf(catalog: Catalog, { company: { brand } }: Content): Promise<string> {
  return createHash("sha256")
    .update(JSON.stringify([catalog, brand, await drawingVersion()]))
    .digest("base64url");
}

const maxProjects = 8;

async function projectsOf(
  locale: Locale,
  product: ProductRecord,
  projects: CatalogOptions["services"]["projects"],
): Promise<NamedProject[]> {
  const { countries } = localizedTerms(locale, undefined);
  return (await projectsMentioning(projects, product, maxProjects)).map((project) => {
    const { title, city, country, projectYear } = localizeProject(locale, project);
    const location = [city, countries[country] ?? country].filter((part) => part !== null && part !== "");
    return { title, location: location.join(", "), year: String(projectYear ?? "–") };
  });
}

async function logoOfCompany({ company }: Content, { logos }: Pick<Services, "logos">) {
  const logo = logoOf(company.brand.logo);
  const png = logo && (await logos.png(logo.file));
  return logo && png
    ? { png, width: logo.width, height: logo.height, hasName: !isWithoutName(logo) }
    : undefined;
}
