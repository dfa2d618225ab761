import * as z from "zod/mini";
import type { Duty } from "#engine/duty/duty.ts";
import { sentProjectSchema } from "./attached-project.ts";
import { sentDutySchema, sentSelectionSchema } from "./attached-selection.ts";
import { missingFileName } from "./files/file-type.ts";
import { maxMissingFiles, type SentFile } from "./files/inquiry-file.ts";
import { inquirySchema } from "./inquiry.ts";
import type { Inquiry } from "./inquiry-fields.ts";
import { honeypotField } from "./inquiry-fields.ts";

/** Nobody types an inquiry faster than this, ms. */
export const minFillTimeMs = 3_000;

/** Why an inquiry looks like spam. It is kept all the same: a person decides. */
export const suspicions = ["honeypot", "too-fast"] as const;
export type Suspicion = (typeof suspicions)[number];

/** Signs of how a form was filled in. Odd values are ignored: the inquiry is not rejected because of them. */
const signsSchema = z.object({
  [honeypotField]: z.catch(z.optional(z.string()), undefined),
  fillTimeMs: z.catch(z.optional(z.number()), undefined),
});
export type Signs = z.infer<typeof signsSchema>;

/** Names of files that the sender chose and that could not be attached. Odd values count as none: the inquiry is not rejected because of them. */
const missingFilesSchema = z.catch(
  z.optional(
    z.pipe(
      z.array(z.string()),
      z.transform((names) => names.slice(0, maxMissingFiles).map(missingFileName)),
    ),
  ),
  undefined,
);

/** Longest path of a page that is kept, characters. */
const maxPageLength = 300;

/** The page of this site that the inquiry's sender came from: a path without its query. Anything else is left out: the inquiry is not rejected because of it. */
const sentPageSchema = z.catch(
  z.optional(z.string().check(z.regex(/^\/(?!\/)[^\s\p{Cc}?#\\]*$/u), z.maxLength(maxPageLength))),
  undefined,
);

/**
 * Body of an inquiry: the inquiry, the duty, the selection and the project that it is about, the page that led
 * to it, and the signs of how it was filled in.
 */
export const submissionSchema = z.extend(inquirySchema, {
  duty: sentDutySchema,
  selection: sentSelectionSchema,
  project: sentProjectSchema,
  missingFiles: missingFilesSchema,
  page: sentPageSchema,
  ...signsSchema.shape,
});

/** An inquiry with its attachments: the duty, the query of the selection, the id of the project, files. */
export type SentInquiry = Inquiry & {
  duty?: Duty | undefined;
  selection?: string | undefined;
  project?: number | undefined;
  files?: readonly SentFile[] | undefined;
  /** Names of files that could not be attached. */
  missingFiles?: readonly string[] | undefined;
  /** Path of the page that the inquiry's sender came from. */
  page?: string | undefined;
};

/** Reason to suspect an inquiry of being spam; a form without signs is trusted. */
export function suspicionOf(signs: Signs): Suspicion | null {
  if (signs[honeypotField]?.trim()) return "honeypot";
  return signs.fillTimeMs !== undefined && signs.fillTimeMs < minFillTimeMs ? "too-fast" : null;
}
