import { createHash } from "node:crypto";
import { isWithoutName, logoOf } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import type { Content } from "#content/editing/defaults.ts";
import { localizedTerms, localizeProject } from "#content/lookup/projects.ts";
import { createQueue } from "#data/queue.ts";
import type { Services } from "#data/services.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import type { Locale } from "#domain/locale.ts";
import { Overloaded } from "#domain/overloaded.ts";
import type { DrawnCatalogs } from "#domain/products/drawn-catalogs.ts";
import type { EditedProduct } from "#domain/products/product.ts";
import { namingProjects } from "#web/project/naming-projects.ts";
import { coverPicture, coverPictures } from "./cover-picture.ts";
import { type KeptCatalog, keptCatalogs } from "./kept-catalogs.ts";
import { type CatalogSources, type NamedProject, seriesCatalogs } from "./series-catalog.ts";

export interface CatalogOptions {
  services: Pick<Services, "siteContent" | "logos" | "images" | "projects">;
  siteUrl: string;
  /** Folder with the shipped pictures. */
  publicFolder: string;
  /** Receives letters that no font has. */
  report(letters: readonly string[]): void;
}

/** Most catalogues that wait to be drawn, one at a time: all series of a large maker in both languages. */
const maxQueueLength = 200;

/** Draws catalogues and keeps them until something that they say changes. */
export function drawnCatalogs(options: CatalogOptions): DrawnCatalogs {
  const queue = createQueue(maxQueueLength);
  const kept = keptCatalogs();
  const pictures = coverPictures();

  async function wanted(locale: Locale, product: EditedProduct, needsPdf: boolean): Promise<KeptCatalog> {
    const content = await options.services.siteContent.live();
    const sources: CatalogSources = {
      content,
      siteUrl: options.siteUrl,
      projects: await projectsOf(locale, product, options.services.projects),
    };
    const [whole, ...shorter] = seriesCatalogs(locale, product, sources);
    const catalog = whole();
    const key = keyOf(catalog, content);
    return kept.get(key, needsPdf, async () => {
      const drawing = queue.join(async () => {
        // The PDF writer takes as much memory as the rest of the server: it is loaded with the first file.
        const { catalogPdf } = await import("./pdf/catalog-pdf.ts");
        const { picture } = catalog;
        return catalogPdf(
          catalog,
          shorter,
          {
            ...(picture && {
              picture: await pictures.get(picture.address, () => coverPicture(picture, options)),
            }),
            logo: await logoOfCompany(content, options.services),
          },
          { palette: paletteOf(content.company.brand), report: options.report },
        );
      });
      if (!drawing) throw new Overloaded();
      const { pdf, pages } = await drawing;
      return { pdf, facts: factsOf(locale, product, { bytes: pdf.length, pages }) };
    });
  }

  return {
    async pdf(locale, product) {
      const { pdf } = await wanted(locale, product, true);
      if (!pdf) throw new Error(`The catalogue of ${product.slug} was not drawn.`);
      return pdf;
    },
    facts: async (locale, product) => (await wanted(locale, product, false)).facts,
  };
}

function factsOf(
  locale: Locale,
  { updatedAt }: EditedProduct,
  drawn: Pick<DocumentFacts, "bytes" | "pages">,
): DocumentFacts {
  return { ...drawn, languages: [locale], edition: dayInKorea(new Date(updatedAt)) };
}

/** All that a catalogue is drawn from: its words with the record, colours and logo. */
function keyOf(catalog: unknown, { company: { brand } }: Content): string {
  return createHash("sha256")
    .update(JSON.stringify([catalog, brand]))
    .digest("base64url");
}

const maxProjects = 8;

async function projectsOf(
  locale: Locale,
  product: EditedProduct,
  projects: CatalogOptions["services"]["projects"],
): Promise<NamedProject[]> {
  const { countries } = localizedTerms(locale, []);
  return (await namingProjects(projects, product, maxProjects)).map((project) => {
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
