import type { PageName } from "../site.ts";

/**
 * The pages of the knowledge base in the order in which they are offered, with the days (ISO 8601) on which they were written and
 * last looked over against their sources.
 */
export const articles = {
  choosing: { written: "2026-11-22", revised: "2026-11-25" },
  waterQuality: { written: "2026-11-22", revised: "2026-11-25" },
  winter: { written: "2026-11-22", revised: "2026-11-25" },
  noise: { written: "2026-11-22", revised: "2026-11-25" },
  fillService: { written: "2026-11-22", revised: "2026-11-25" },
  glossary: { written: "2026-11-22", revised: "2026-11-25" },
  faq: { written: "2026-11-22", revised: "2026-11-25" },
} as const satisfies Partial<Record<PageName, { written: string; revised: string }>>;

export type ArticleName = keyof typeof articles;

export const articleNames = Object.keys(articles) as ArticleName[];
