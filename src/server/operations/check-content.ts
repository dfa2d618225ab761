import type { Logger } from "pino";
import type { Services } from "#data/services.ts";

/** Warns of stored edits whose type does not fit their field: pages ignore them. They can come from a damaged or forged backup. */
export async function checkContent(
  { siteContent }: Pick<Services, "siteContent">,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const paths = await siteContent.unapplied();
  if (paths.length > 0)
    logger.warn({ paths }, "edits of the pages cannot be read and are not shown; the editor lists them");
}
