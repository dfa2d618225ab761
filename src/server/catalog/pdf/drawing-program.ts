/** The program that draws catalogues, one at a time: PDF writer, fonts and decoders stay out of the server's memory and event loop. */
import { flushCompileCache } from "node:module";
import type { Palette } from "#content/colors.ts";
import type { Catalog } from "../catalog.ts";
import { catalogPdf } from "./catalog-pdf.ts";
import type { CoverLogo } from "./cover.ts";
import { coverPictures } from "./cover-picture.ts";

/** All that a catalogue is drawn from. */
export interface DrawingJob {
  catalog: Catalog;
  /** The picture on the cover in a format of the web. */
  picture?: Uint8Array | undefined;
  logo?: CoverLogo | undefined;
  palette: Palette;
}

/** A file with its pages and the characters without a glyph in any font, or the reason why there is none. */
export type JobResult =
  | { ok: true; pdf: Uint8Array; pages: number; missingCharacters: readonly string[] }
  | { ok: false; failure: Error };

const pictures = coverPictures();

// The server ends it, by closing the channel; a signal to all processes of a terminal must not.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", async (job: DrawingJob) => {
  const drawn = await draw(job).catch(failureResult);
  // A server that has closed the channel needs no response.
  process.send?.(drawn, () => undefined);
  // The server kills this process, which would otherwise compile everything anew at its next start.
  flushCompileCache();
});

function failureResult(failure: unknown): JobResult {
  return { ok: false, failure: failure instanceof Error ? failure : new Error(String(failure)) };
}

async function draw({ catalog, picture, logo, palette }: DrawingJob): Promise<JobResult> {
  const missingCharacters = new Set<string>();
  const { pdf, pages } = await catalogPdf(
    catalog,
    { picture: await coverOf(catalog, picture), logo },
    {
      palette,
      onMissingGlyphs(missing) {
        for (const letter of missing) missingCharacters.add(letter);
      },
    },
  );
  return { ok: true, pdf, pages, missingCharacters: [...missingCharacters] };
}

async function coverOf({ picture }: Catalog, file: DrawingJob["picture"]): Promise<Buffer | undefined> {
  return picture && file ? pictures(picture.address, file) : undefined;
}
