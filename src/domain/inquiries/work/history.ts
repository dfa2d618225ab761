import * as z from "zod/mini";
import { inEach, locales } from "../../locale.ts";
import { textChecks, withoutUnprintable } from "../../records/unprintable.ts";
import { composed } from "../../tidy-text.ts";
import { mailStatusSchema } from "../inbox-mail.ts";

/** Kinds of change in the history of an inquiry, as the database stores them. */
export const changeKinds = ["status", "responsible", "next", "value"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Limits of an answer, characters and bytes. */
export const replyLimits = { subject: 300, body: 20_000, files: 8, bytes: 10 * 1024 * 1024 } as const;

const entry = { by: z.string(), at: z.iso.datetime() };

/** A change of an inquiry; `before` and `after` are null where there was no value. */
const changeSchema = z.object({
  ...entry,
  kind: z.enum(changeKinds),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});

/** An answer that was sent to the customer, and the state of its mail. */
const replySchema = z.object({
  ...entry,
  kind: z.literal("reply"),
  /** Names it in the address of the call that sends it again. */
  key: z.string(),
  subject: z.string(),
  body: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.int() })),
  mail: mailStatusSchema,
});

/** Event of an inquiry. */
export const historyEntrySchema = z.union([changeSchema, replySchema]);
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type SentReply = z.infer<typeof replySchema>;

/** An answer as it is sent; its files come beside it. */
export const newReplySchema = z.object({
  subject: z.string().check(
    z.overwrite((text) => text.replace(/[\t\r\n]+/g, " ")),
    ...textChecks(replyLimits.subject),
  ),
  text: z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, "\n")),
    ...textChecks(replyLimits.body),
  ),
  /** Answers that its sender has seen; it is not sent where more are stored. Not checked if it is left out. */
  repliesSeen: z.optional(z.int().check(z.gte(0))),
});
export type NewReply = z.infer<typeof newReplySchema>;

/** Limits of a template and how many are kept. */
export const templateLimits = { name: 100, body: 5_000, count: 50 } as const;

/** A text of the company for answers, in every language; one may be empty. */
export const replyTemplateSchema = z.object({
  id: z.int(),
  name: z.string(),
  body: z.object(inEach(locales, () => z.string())),
  /** Names the version that a change is based on. */
  updatedAt: z.int(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

const templateText = z
  .string()
  .check(withoutUnprintable(), z.trim(), z.overwrite(composed), z.maxLength(templateLimits.body));

export const newTemplateSchema = z.object({
  name: z.string().check(...textChecks(templateLimits.name)),
  body: z.object(inEach(locales, () => templateText)),
});
export type NewTemplate = z.infer<typeof newTemplateSchema>;

/** A change of a template. @see replyTemplateSchema */
export const templateUpdateSchema = z.extend(newTemplateSchema, { updatedAt: z.int() });
