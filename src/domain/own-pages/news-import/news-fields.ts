import type { Fields, ProblemOf } from "../../records/fields.ts";
import { type ColumnOf, fieldColumnsOf, fieldIn } from "../../records/import/list-columns.ts";
import { newsDayBounds } from "../block-fields.ts";
import { blockKinds } from "../block-kinds.ts";
import { newsKinds } from "../own-page.ts";
import { maxAddressLength } from "../page-address.ts";

/** Answers to whether news stands before newer ones. */
export const pinChoices = ["no", "yes"] as const;

/** News as a row of a spreadsheet. `text` is that of its first block of text; other blocks have no column. */
export const newsFields = {
  newsKind: { kind: "choice", width: "third", of: newsKinds, missingProblem: "newsKindMissing" },
  title: { kind: "line", width: "whole", maxLength: 120, isTranslated: true },
  day: { kind: "day", width: "third", ...newsDayBounds, rangeProblem: "newsDayOutside" },
  text: {
    kind: "text",
    width: "whole",
    maxLength: blockKinds.text.fields.text.maxLength,
    isTranslated: true,
  },
  lead: { kind: "line", width: "whole", maxLength: 300, isTranslated: true },
  address: { kind: "line", width: "third", maxLength: maxAddressLength },
  isPinned: { kind: "choice", width: "third", of: pinChoices, missingProblem: "newsPinUnknown" },
} as const satisfies Fields;

type NewsFields = typeof newsFields;
/** Problems of a row, by its fields and between them. */
export type NewsProblem = ProblemOf<NewsFields> | "newsTitleMissing" | "newsAddressInvalid";

/** A column of a list of news that stands for one of their fields. */
export type NewsFieldColumn = ColumnOf<NewsFields>;
/** Further column: the site's number of the news. */
export type NewsColumn = "id" | NewsFieldColumn;

export const newsFieldColumns: readonly NewsFieldColumn[] = fieldColumnsOf(newsFields);

/** In the order of the template: a text beside its translation. */
export const newsColumns: readonly NewsColumn[] = [
  "newsKind",
  "day",
  "title",
  "en.title",
  "text",
  "en.text",
  "lead",
  "en.lead",
  "address",
  "isPinned",
  "id",
];

/** The field that a column stands for, if it is one. */
export function newsFieldOf(column: string) {
  return fieldIn(newsFields, column);
}
