import * as z from "zod/mini";
import { idParamsSchema, pageNumberSchema } from "../admin/page-query.ts";
import { type Contract, successSchema } from "../contract.ts";
import { inquiryFileLimits } from "./files/inquiry-file.ts";
import {
  inboxCountsSchema,
  inboxFilterSchema,
  inboxPageSchema,
  inquiryUpdateSchema,
  inquiryWithHistorySchema,
} from "./inbox.ts";
import { newNoteSchema, noteKeySchema } from "./inbox-note.ts";
import { figuresPeriodSchema, inquiryFiguresSchema } from "./work/figures.ts";
import { newTemplateSchema, replyTemplateSchema, templateUpdateSchema } from "./work/history.ts";

const path = "/admin/inquiries";
const one = { path: `${path}/:id`, params: idParamsSchema } as const;
const note = {
  path: `${path}/:id/notes/:key`,
  params: z.extend(idParamsSchema, { key: noteKeySchema }),
} as const;

/** Calls of the staff on inquiries. */
export const inboxCalls = {
  page: {
    method: "GET",
    path,
    querystring: z.extend(inboxFilterSchema, { page: pageNumberSchema }),
    response: inboxPageSchema,
  },
  counts: { method: "GET", path: `${path}/counts`, response: inboxCountsSchema },
  news: {
    method: "GET",
    path: `${path}/news`,
    response: z.object({
      /** New inquiries, and the largest id among them; 0 where there is none. */
      count: z.int(),
      newestId: z.int(),
    }),
  },
  figures: {
    method: "GET",
    path: `${path}/figures`,
    querystring: figuresPeriodSchema,
    response: inquiryFiguresSchema,
  },
  /** User names of accounts that may be responsible for an inquiry, because their role includes inquiries. */
  staff: { method: "GET", path: `${path}/staff`, response: z.object({ usernames: z.array(z.string()) }) },
  find: { method: "GET", ...one, response: inquiryWithHistorySchema },
  change: { method: "PATCH", ...one, body: inquiryUpdateSchema, response: inquiryWithHistorySchema },
  remove: { method: "DELETE", ...one, response: successSchema },
  sendMailAgain: {
    method: "POST",
    path: `${path}/:id/mail`,
    params: idParamsSchema,
    response: inquiryWithHistorySchema,
  },
  sendReplyAgain: {
    method: "POST",
    path: `${path}/:id/replies/:key/mail`,
    params: z.extend(idParamsSchema, { key: noteKeySchema }),
    response: inquiryWithHistorySchema,
  },
  note: { method: "PUT", ...note, body: newNoteSchema, response: inquiryWithHistorySchema },
  removeNote: { method: "DELETE", ...note, response: inquiryWithHistorySchema },
} as const satisfies Record<string, Contract>;

const templates = "/admin/reply-templates";
const template = { path: `${templates}/:id`, params: idParamsSchema } as const;

/** Calls of the staff on templates of answers. */
export const templateCalls = {
  list: {
    method: "GET",
    path: templates,
    response: z.object({ templates: z.array(replyTemplateSchema) }),
  },
  add: { method: "POST", path: templates, body: newTemplateSchema, response: replyTemplateSchema },
  change: { method: "PUT", ...template, body: templateUpdateSchema, response: replyTemplateSchema },
  remove: { method: "DELETE", ...template, response: successSchema },
} as const satisfies Record<string, Contract>;

/** An answer is a form with files: its path below `/api`, the part with the text as JSON, and the parts that are files. */
export const replyPath = `${path}/:id/replies/:key`;
export const replyParamsSchema = z.extend(idParamsSchema, { key: noteKeySchema });
/** Refusal of an answer. */
export const replyRefusalSchema = z.object({
  error: z.string(),
  /** Another answer was sent under its key. */
  isKeyTaken: z.optional(z.boolean()),
  /** The stored inquiry, which has an answer that was not seen. */
  inquiry: z.optional(inquiryWithHistorySchema),
});
export const replyPart = "reply";
export const replyFilesField = "files";

/** A file of an inquiry is answered as it is, and needs no contract: where it is, below `/api`. */
export const inquiryFilePath = `${path}/:id/files/:file`;
export const inquiryFileParamsSchema = z.extend(idParamsSchema, {
  file: z.coerce.number().check(z.int(), z.gte(0), z.lt(inquiryFileLimits.maxFiles)),
});
