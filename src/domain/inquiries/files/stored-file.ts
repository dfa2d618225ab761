import * as z from "zod/mini";

/** A file that came with an inquiry, as far as it may be told without reading it. */
export const inquiryFileSchema = z.object({
  /** Its number within the inquiry, from 0. */
  file: z.int(),
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type InquiryFile = z.infer<typeof inquiryFileSchema>;
