import * as z from "zod/mini";
import {
  type EditedPage,
  editedPageSchema,
  type OwnPageContent,
  ownPageContentSchema,
} from "#domain/own-pages/own-page.ts";

/** Prefix of the names of unsaved pages, followed by the last path segment of their form. */
export const unsavedPagePrefix = "page ";

export interface UnsavedPage {
  /** The edited version; null for a new page. */
  base: EditedPage | null;
  /** Idempotency key of a new page. */
  key: string;
  draft: OwnPageContent;
}

export const unsavedPageSchema: z.ZodMiniType<UnsavedPage> = z.object({
  base: z.nullable(editedPageSchema),
  key: z.string(),
  draft: ownPageContentSchema,
});
