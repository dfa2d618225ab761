import { setImmediate as breathe } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Change } from "#data/database/changes.ts";
import type { Services } from "#data/services.ts";
import { locales } from "#domain/locale.ts";
import { type DrawnCatalogs, waterSystems } from "#domain/products/drawn-catalogs.ts";

/** The changes that reach a catalogue; pages of one's own do not. */
const topics: ReadonlySet<Change> = new Set(["products", "projects", "content", "everything"]);

/**
 * Draws the catalogues that are not kept after the start and after each change, so that no visitor waits for them. What a visitor
 * asks for goes first.
 * @param settledMs time after the last change: records are often changed one after the other
 */
export function drawCatalogsAhead(
  app: FastifyInstance,
  catalogs: Pick<DrawnCatalogs, "facts">,
  { products, changes }: Pick<Services, "products" | "changes">,
  settledMs = 5_000,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  async function wantAll(): Promise<void> {
    for (const subject of [...(await products.listVisible()), ...waterSystems])
      for (const locale of locales) {
        if (isClosing) return;
        await catalogs.facts(locale, subject);
        await breathe();
      }
  }

  function schedule(): void {
    if (isClosing) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void wantAll().catch((err) => app.log.warn({ err }, "catalogues are not drawn ahead"));
    }, settledMs).unref();
  }

  const unsubscribe = changes.subscribe((change) => {
    if (topics.has(change)) schedule();
  });
  app.addHook("onListen", async () => schedule());
  app.addHook("preClose", async () => {
    isClosing = true;
    clearTimeout(timer);
    unsubscribe();
  });
}
