import type { Selectable } from "kysely";
import {
  type EditedPage,
  type ListedPage,
  type PageDraft,
  pageDraftSchema,
} from "#domain/page-records/page-record.ts";
import type { PageSummary } from "#domain/page-records/page-summary.ts";
import type { OwnPagesTable } from "../database/schema.ts";

export type PageRow = Selectable<OwnPagesTable>;

/** @throws ZodError when the text is no draft */
export function draftIn(json: string): PageDraft {
  return pageDraftSchema.parse(JSON.parse(json));
}

/** Text under which a draft is stored; equal drafts have equal texts. */
export function draftText(draft: PageDraft): string {
  return JSON.stringify(pageDraftSchema.parse(draft));
}

export function summaryText({ blocks: _, ...summary }: PageDraft): string {
  return JSON.stringify(summary);
}

type SummaryRow = Pick<PageRow, "id" | "kind" | "summary" | "publishedAt">;

export function summaryIn({ id, kind, summary, publishedAt }: SummaryRow): PageSummary {
  return { ...JSON.parse(summary ?? "{}"), id, kind, publishedAt: isoTime(publishedAt ?? 0) };
}

export function editedPage(row: PageRow): EditedPage {
  return { ...stateOf(row), draft: draftIn(row.draft) };
}

export function listedPage(row: PageRow): ListedPage {
  const { title, address, menu, newsKind, day, isPinned, languages } = draftIn(row.draft);
  return { ...stateOf(row), title, address, menu, newsKind, day, isPinned, languages };
}

function stateOf(row: PageRow): Omit<EditedPage, "draft"> {
  const { id, kind, draft, live, address, publishAt, publishedAt, updatedAt, updatedBy } = row;
  return {
    id,
    kind,
    state: live === null ? "draft" : live === draft ? "public" : "changed",
    publicAddress: address,
    publishAt: publishAt === null ? null : isoTime(publishAt),
    publishedAt: live === null || publishedAt === null ? null : isoTime(publishedAt),
    updatedAt: isoTime(updatedAt),
    updatedBy,
  };
}

export function isoTime(ms: number): string {
  return new Date(Number(ms)).toISOString();
}
