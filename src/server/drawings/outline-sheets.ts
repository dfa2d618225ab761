import { paletteOf } from "#content/brand/palette.ts";
import type { Services } from "#data/services.ts";
import { outlineSheet } from "#documents/drawing/outline-sheet.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";

interface OutlineSheetOptions {
  services: Pick<Services, "siteContent">;
  /** Receives characters without a glyph in any font. */
  onMissingGlyphs(characters: readonly string[]): void;
}

/** Draws the outline of a model for each request: the page cache keeps the file, as it keeps the other drawings. */
export function createOutlineSheets({ services, onMissingGlyphs }: OutlineSheetOptions): OutlineSheets {
  return {
    async pdf(locale, product, model) {
      const content = await services.siteContent.published();
      const sheet = outlineSheet(locale, content, product, model);
      if (!sheet) return undefined;
      // The PDF writer takes as much memory as the rest of the server: it is loaded with the first file.
      const { outlinePdf } = await import("./outline-pdf.ts");
      return outlinePdf(sheet, { palette: paletteOf(content.company.brand), onMissingGlyphs });
    },
  };
}
