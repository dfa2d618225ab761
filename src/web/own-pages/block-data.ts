import { type ProductView, productView } from "#content/lookup/product-view.ts";
import { localizeProject } from "#content/lookup/projects.ts";
import type { Services } from "#data/services.ts";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import type { Locale } from "#domain/locale.ts";
import { blocksIn } from "#domain/own-pages/block-view.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import type { Project } from "#domain/projects/project.ts";
import { contentContext, servicesContext } from "../context.ts";
import type { PageArgs } from "../page/page-data.ts";
import { type BlockWords, blockWords } from "./block-words.ts";
import type { StoredRecords } from "./stored-records.ts";

/** Maximum number of projects in a block: two rows of cards. */
const maxProjects = 6;

/** Loads texts and records of a page's blocks. Rejects if the database is unavailable. */
export async function blocksData(
  { context }: PageArgs,
  locale: Locale,
  blocks: readonly Block[],
): Promise<{ words: BlockWords; stored: StoredRecords }> {
  const services = context.get(servicesContext);
  const [products, stored] = await Promise.all([
    services.products.listVisible(),
    storedRecords(services, locale, blocks),
  ]);
  return { words: blockWords(context.get(contentContext), locale, products), stored };
}

/**
 * Loads the records that blocks list, and facts of their files. Rejects if the database is unavailable: an
 * incomplete page must not be cached.
 */
export async function storedRecords(
  services: Pick<Services, "projects" | "products" | "files">,
  locale: Locale,
  blocks: readonly Block[],
): Promise<StoredRecords> {
  const shown = blocksIn(locale, blocks);
  const projects: Record<string, readonly Project[]> = {};
  const products: Record<string, readonly ProductView[]> = {};
  for (const { id, kind, values } of shown) {
    if (kind === "projects") {
      const { towerType, tag } = values;
      const found = await services.projects.list({
        limit: maxProjects,
        ...(towerType === null ? {} : { types: [towerType] }),
        ...(tag === null ? {} : { tags: [tag] }),
      });
      projects[id] = found.map((project) => localizeProject(locale, project));
    }
    if (kind === "products") {
      const found = await services.products.listVisible({ category: values.towerType ?? undefined });
      products[id] = found.map((product) => productView(locale, product));
    }
  }
  const documents = await services.files.documents(filesIn(locale, blocks));
  return { projects, products, documents: Object.fromEntries(documents) as Record<string, DocumentFacts> };
}

function filesIn(locale: Locale, blocks: readonly Block[]): string[] {
  const files = blocksIn(locale, blocks).flatMap((block) =>
    block.kind === "downloads" || block.kind === "certificates"
      ? block.rows.flatMap(({ document }) => document?.document.file ?? [])
      : [],
  );
  return [...new Set(files)];
}
