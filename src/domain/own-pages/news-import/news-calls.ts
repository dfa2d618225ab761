import * as z from "zod/mini";
import type { Contract } from "../../contract.ts";
import { identityOf } from "../../records/import/row-matching.ts";
import {
  exportQuery,
  listBody,
  outcomeSchema,
  rowIdentityShape,
  runCalls,
} from "../../records/import/sheet-import.ts";
import { englishForm, englishResponse, formShape, responseShape } from "../../records/schemas.ts";
import { blockKindNames } from "../block-kinds.ts";
import { pageStates } from "../own-page.ts";
import { addressProblem } from "../page-address.ts";
import { type NewsProblem, newsFieldColumns, newsFields } from "./news-fields.ts";

/** News of a row; it is given in the languages in which it has a title. Messages are codes of problems. */
export const newsFormSchema = z
  .object({ ...formShape(newsFields), en: englishForm(newsFields) })
  .check(({ value: { title, address, day, en }, issues }) => {
    const refuse = (path: string, input: unknown, message: NewsProblem) =>
      issues.push({ code: "custom", path: [path], input, message });
    if (title === null && en.title === null) refuse("title", title, "newsTitleMissing");
    if (address !== null && addressProblem(address) !== undefined)
      refuse("address", address, "newsAddressInvalid");
    if (typeof day === "string" && day.length < "YYYY-MM-DD".length) refuse("day", day, "newsDayOutside");
  });
export type NewsForm = z.infer<typeof newsFormSchema>;

const rowSchema = z.object({ ...rowIdentityShape, news: newsFormSchema });
export type NewsRow = z.infer<typeof rowSchema>;

const bodySchema = z.extend(listBody(rowSchema, newsFieldColumns), {
  /** True when added or changed news are published at once; else they are drafts. */
  isPublished: z.boolean(),
});
export type NewsListBody = z.infer<typeof bodySchema>;

const newsOutcomeSchema = z.extend(outcomeSchema(newsFieldColumns, { day: z.nullable(z.string()) }), {
  /** Address that it has or gets: one that another has is numbered. */
  address: z.string(),
  /** It could not be published as it would stand, and would stay a draft. */
  isIncomplete: z.boolean(),
  /** Its stored news has no room for the text: the row is left. Absent in imports of earlier versions. */
  isFull: z.optional(z.boolean()),
  /** Its stored news has a planned publication: the row is left. Absent in imports of earlier versions. */
  isPlanned: z.optional(z.boolean()),
  /** Its stored news has a draft that visitors do not see: it is changed, and not published. Absent in imports of earlier versions. */
  hasOtherDraft: z.optional(z.boolean()),
});
export type NewsOutcome = z.infer<typeof newsOutcomeSchema>;

const exportedSchema = z.object({
  id: z.int(),
  state: z.enum(pageStates),
  ...responseShape(newsFields),
  en: englishResponse(newsFields),
  /** Kinds of its blocks that no cell holds. */
  otherBlocks: z.array(z.enum(blockKindNames)),
});
export type ExportedNews = z.infer<typeof exportedSchema>;

/** The same for two news that are one: of one title and day. */
export function newsIdentity(title: { ko: string | null; en: string | null }, day: string | null): string {
  return identityOf([title.ko || title.en, day]);
}

const path = "/admin/pages/import";

/** Calls to import and export lists of news. */
export const newsImportCalls = {
  /** All rows are stored or none. What a row does not differ in is not touched, and nothing is deleted. */
  store: {
    method: "POST",
    path,
    body: bodySchema,
    /** `run` names what was stored; null where nothing was. */
    response: z.object({ outcomes: z.array(newsOutcomeSchema), run: z.nullable(z.int()) }),
  },
  ...runCalls(path),
  /** News in the order of their ids, a part at a time. */
  read: {
    method: "GET",
    path,
    querystring: exportQuery,
    response: z.object({
      news: z.array(exportedSchema),
      /** Offset of the next part; null at the end. */
      next: z.nullable(z.int()),
    }),
  },
} as const satisfies Record<string, Contract>;
