import * as z from "zod/mini";
import {
  type EditablePage,
  editablePageSchema,
  type OwnPageContent,
  ownPageContentSchema,
} from "#domain/own-pages/own-page.ts";

/** Prefix of the names of unsaved pages, followed by the last path segment of their form. */
export const unsavedPagePrefix = "page ";

export interface UnsavedPage {
  /** The edited version; null for a new page. */
  base: EditablePage | null;
  /** Idempotency key of a new page. */
  key: string;
  draft: OwnPageContent;
}

export const unsavedPageSchema: z.ZodMiniType<UnsavedPage> = z.object({
  base: z.nullable(editablePageSchema),
  key: z.string(),
  draft: ownPageContentSchema,
});
