import * as z from "zod/mini";
import { idParamsSchema, pageNumberSchema } from "../admin/page-query.ts";
import { type Contract, successSchema } from "../contract.ts";
import { inquiryFileLimits } from "./files/inquiry-file.ts";
import {
  inboxCountsSchema,
  inboxFilterSchema,
  inboxPageSchema,
  inquiryUpdateSchema,
  notedInquirySchema,
} from "./inbox.ts";
import { newNoteSchema, noteKeySchema } from "./inbox-note.ts";

const path = "/admin/inquiries";
const one = { path: `${path}/:id`, params: idParamsSchema } as const;
const note = {
  path: `${path}/:id/notes/:key`,
  params: z.extend(idParamsSchema, { key: noteKeySchema }),
} as const;

/** How the staff read inquiries and work on them. */
export const inboxCalls = {
  page: {
    method: "GET",
    path,
    querystring: z.extend(inboxFilterSchema, { page: pageNumberSchema }),
    answer: inboxPageSchema,
  },
  counts: { method: "GET", path: `${path}/counts`, answer: inboxCountsSchema },
  find: { method: "GET", ...one, answer: notedInquirySchema },
  change: { method: "PATCH", ...one, body: inquiryUpdateSchema, answer: notedInquirySchema },
  remove: { method: "DELETE", ...one, answer: successSchema },
  sendMailAgain: {
    method: "POST",
    path: `${path}/:id/mail`,
    params: idParamsSchema,
    answer: notedInquirySchema,
  },
  note: { method: "PUT", ...note, body: newNoteSchema, answer: notedInquirySchema },
  removeNote: { method: "DELETE", ...note, answer: notedInquirySchema },
} as const satisfies Record<string, Contract>;

/** A file of an inquiry is answered as it is, and needs no contract: where it is, below `/api`. */
export const inquiryFilePath = `${path}/:id/files/:file`;
export const inquiryFileParamsSchema = z.extend(idParamsSchema, {
  file: z.coerce.number().check(z.int(), z.gte(0), z.lt(inquiryFileLimits.most)),
});
