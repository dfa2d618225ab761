import { type Selectable, sql } from "kysely";
import {
  type EditablePage,
  type ListedPage,
  listedDraftSchema,
  type OwnPageContent,
  ownPageContentSchema,
  type PageState,
} from "#domain/own-pages/own-page.ts";
import { maxDraftLength } from "#domain/own-pages/page-calls.ts";
import type { PageSummary } from "#domain/own-pages/page-summary.ts";
import { draftInAllLocales, summaryInAllLocales } from "#domain/own-pages/stored-draft.ts";
import type { Engine } from "../database/engine.ts";
import type { OwnPagesTable } from "../database/schema/own-pages.ts";

export type PageRow = Selectable<OwnPagesTable>;

/** @throws ZodError when the text is no draft */
export function contentIn(json: string): OwnPageContent {
  return ownPageContentSchema.parse(draftInAllLocales(JSON.parse(json)));
}

/** Equal drafts have equal texts. */
export function contentJson(draft: OwnPageContent): string {
  return JSON.stringify(ownPageContentSchema.parse(draft));
}

/** Returns true for a draft that a row can hold. */
export function isStorable(draft: OwnPageContent): boolean {
  const { data } = ownPageContentSchema.safeParse(draft);
  return data !== undefined && JSON.stringify(data).length <= maxDraftLength;
}

export function summaryJson({ blocks: _, ...summary }: OwnPageContent): string {
  return JSON.stringify(summary);
}

type SummaryRow = Pick<PageRow, "id" | "kind" | "summary" | "publishedAt">;

export function summaryIn({ id, kind, summary, publishedAt }: SummaryRow): PageSummary {
  const stored = summaryInAllLocales(JSON.parse(summary ?? "{}"));
  return { ...stored, id, kind, publishedAt: isoTime(publishedAt ?? 0) };
}

export function editablePage(row: PageRow): EditablePage {
  const { live, summary, draft } = row;
  const state = live === null ? "draft" : live === draft ? "public" : "changed";
  const given = summary === null ? {} : { publicLanguages: summaryIn(row).languages };
  return { ...stateOf({ ...row, state }), ...given, draft: contentIn(draft) };
}

/**
 * With the state instead of the published text, which is long. SQLite leaves the blocks out as well: handing them over would take
 * most of the time of a list. PostgreSQL could do so only as `jsonb`, which holds less than JSON: no `\u0000`.
 */
export function listedPageColumns(engine: Engine) {
  const draft = engine === "sqlite" ? sql<string>`json_remove(draft, '$.blocks')` : sql<string>`draft`;
  return [
    "id",
    "kind",
    draft.as("draft"),
    "address",
    "publishAt",
    "publishFailedAt",
    "publishedAt",
    "updatedAt",
    "updatedBy",
    sql<PageState>`case when live is null then 'draft' when live = draft then 'public' else 'changed' end`.as(
      "state",
    ),
  ] as const;
}

type ListedPageRow = Omit<
  PageRow,
  "draftAddress" | "live" | "summary" | "publishBy" | "deletedAt" | "deletedBy"
> & {
  state: PageState;
};

/** Does not parse the blocks of a draft, which takes most of the time. */
export function listedPage({ draft, ...row }: ListedPageRow): ListedPage {
  return { ...stateOf(row), ...listedDraftSchema.parse(summaryInAllLocales(JSON.parse(draft))) };
}

function stateOf(row: Omit<ListedPageRow, "draft">): Omit<EditablePage, "draft"> {
  const { id, kind, state, address, publishAt, publishFailedAt, publishedAt, updatedAt, updatedBy } = row;
  return {
    id,
    kind,
    state,
    publicAddress: address,
    publishAt: publishAt === null ? null : isoTime(publishAt),
    publishFailedAt: publishFailedAt === null ? null : isoTime(publishFailedAt),
    publishedAt: publishedAt === null ? null : isoTime(publishedAt),
    updatedAt: isoTime(updatedAt),
    updatedBy,
  };
}

export function isoTime(ms: number): string {
  return new Date(Number(ms)).toISOString();
}
