import type { Services } from "#data/services.ts";
import { defaultLocale, localeOf, pathIn } from "#domain/locale.ts";
import type { Block } from "#domain/own-pages/blocks.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { isInEditorContext, servicesContext } from "../../context.ts";
import type { PageArgs } from "../../page/page-data.ts";
import type { BlocksProps } from "../Blocks.tsx";
import { blocksData } from "../block-data.ts";

/**
 * Loads the blocks added to the requested built-in page: published, or the draft in the editor.
 * @returns `undefined` if there are none
 */
export async function addedBlocks(args: PageArgs): Promise<BlocksProps | undefined> {
  const { request, context } = args;
  const { pathname } = new URL(request.url);
  const services = context.get(servicesContext);
  const blocks = await blocksAt(
    pathIn(defaultLocale, pathname),
    services.ownPages,
    context.get(isInEditorContext),
  );
  if (blocks.length === 0) return undefined;
  const locale = localeOf(pathname);
  return { locale, blocks, ...(await blocksData(args, locale, blocks)) };
}

async function blocksAt(
  path: string,
  ownPages: Pick<Services["ownPages"], "published" | "at" | "draftAt">,
  isDraft: boolean,
): Promise<readonly Block[]> {
  // The list is cached: a page without blocks needs no query.
  const isThere = ({ kind, address }: PageSummary) => kind === "builtIn" && address === path;
  if (!isDraft && !(await ownPages.published()).some(isThere)) return [];
  const found = await (isDraft ? ownPages.draftAt("builtIn", path) : ownPages.at("builtIn", path));
  return found?.kind === "found" ? found.content.blocks : [];
}
