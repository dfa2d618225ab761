import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Change } from "#data/database/changes.ts";
import type { Services } from "#data/services.ts";
import { locales } from "#domain/locale.ts";
import { waterSystems } from "#domain/products/generated-catalogs.ts";
import type { CatalogService } from "./catalog-service.ts";

/** Changes that catalogues depend on. */
const topics: ReadonlySet<Change> = new Set(["products", "projects", "content", "everything"]);

/**
 * Generates missing catalogues in the background after the start and after each change. Requests of visitors have priority.
 * @param settledMs delay after the last change: records are often changed one after the other
 */
export function pregenerateCatalogs(
  app: FastifyInstance,
  catalogs: Pick<CatalogService, "schedule">,
  { products, changes }: Pick<Services, "products" | "changes">,
  settledMs = 5_000,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  async function scheduleAll(): Promise<void> {
    for (const subject of [...(await products.listVisible()), ...waterSystems])
      for (const locale of locales) {
        if (isClosing) return;
        await catalogs.schedule(locale, subject);
        await yieldToEventLoop();
      }
  }

  function restartTimer(): void {
    if (isClosing) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      void scheduleAll().catch((err) => app.log.warn({ err }, "catalogs are not drawn ahead"));
    }, settledMs).unref();
  }

  const unsubscribe = changes.subscribe((change) => {
    if (topics.has(change)) restartTimer();
  });
  app.addHook("onListen", async () => restartTimer());
  app.addHook("preClose", async () => {
    isClosing = true;
    clearTimeout(timer);
    unsubscribe();
  });
}
