import * as z from "zod/mini";

/** Facts about a file of an inquiry, without its bytes. */
export const inquiryFileSchema = z.object({
  /** Position of the file within the inquiry, from 0; not a name. */
  file: z.int(),
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type InquiryFile = z.infer<typeof inquiryFileSchema>;
