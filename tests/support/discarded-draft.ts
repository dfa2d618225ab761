import type { SiteContent } from "#data/content/site-content.ts";

/** Discards the draft, whatever is in it. */
export async function discardDraft(siteContent: SiteContent, by = "admin"): Promise<void> {
  await siteContent.discard((await siteContent.review()).draftHash, by);
}
