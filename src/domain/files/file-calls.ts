import * as z from "zod/mini";
import type { Contract } from "../contract.ts";
import { fileKinds } from "./stored-file.ts";

const storedFileSchema = z.object({
  name: z.string(),
  /** New address. */
  url: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Size of a picture or film, px. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Length of a film; null where it does not state it. */
  seconds: z.optional(z.nullable(z.number())),
  /** Tiny version of a picture, as a data URI. */
  placeholder: z.optional(z.string()),
});
export type FileView = z.infer<typeof storedFileSchema>;

/** Uploads of files for the pages: as field `file` of a form. */
export const fileCalls = {
  upload: {
    method: "POST",
    path: "/admin/files/:kind",
    params: z.object({ kind: z.enum(Object.keys(fileKinds) as (keyof typeof fileKinds)[]) }),
    response: storedFileSchema,
  },
} as const satisfies Record<string, Contract>;
