/** Pause after a failed drawing of a catalogue, ms: the next request draws it again. */
export const catalogRetryMs = 10 * 60 * 1000;

/** A catalogue cannot be drawn: the drawing failed less than `catalogRetryMs` ago. The cause is logged where it arises. */
export class CatalogUnavailable extends Error {
  override readonly name = "CatalogUnavailable";
  readonly code = "CATALOG_UNAVAILABLE";
  readonly statusCode = 503;

  constructor() {
    super("The catalogue cannot be drawn at the moment. Try again in ten minutes.");
  }
}
