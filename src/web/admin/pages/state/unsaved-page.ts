import * as z from "zod/mini";
import {
  type EditedPage,
  editedPageSchema,
  type PageDraft,
  pageDraftSchema,
} from "#domain/page-records/page-record.ts";

/** Prefix of the names of unsaved pages; the rest is the last part of the address of their form. */
export const unsavedPagePrefix = "page ";

/** The entries of a form that was left without storing it. */
export interface UnsavedPage {
  /** The version that was edited; null for a new page. */
  base: EditedPage | null;
  /** Under which a new one is stored once, however often it is sent. */
  key: string;
  draft: PageDraft;
}

export const unsavedPageSchema: z.ZodMiniType<UnsavedPage> = z.object({
  base: z.nullable(editedPageSchema),
  key: z.string(),
  draft: pageDraftSchema,
});
