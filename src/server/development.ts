import { createServer as createHttpServer, type Server } from "node:http";
import type { FastifyServerFactory } from "fastify";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { type BuiltPages, bundleOf, type PageBundle } from "./web/built/built-pages.ts";

/** The pages as Vite serves them: changed sources take effect at the next request, and the browser reloads. */
export async function developmentPages(): Promise<{
  pages: BuiltPages;
  serverFactory: FastifyServerFactory<Server>;
}> {
  const vite = await createVite({
    server: { middlewareMode: true },
    appType: "custom",
    // Otherwise Vite writes and deletes a bundled copy of the configuration, and `node --watch` restarts endlessly.
    configLoader: "native",
  });
  let bundle: PageBundle | undefined;
  const pages: BuiltPages = {
    async current() {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
      // Vite hands out the same module until a source changes.
      if (bundle?.build !== build) bundle = bundleOf(build);
      return bundle;
    },
    assets: {
      script: "/src/web/browser/visitor.ts",
      islandScript: "/src/web/browser/islands.ts",
      acceptanceUnitsScript: "/src/web/browser/acceptance-units.ts",
      dutyUnitsScript: "/src/web/browser/duty-units.ts",
      islands: {},
      developmentScript: "/@id/__x00__virtual:react-router/inject-hmr-runtime",
    },
    mode: "development",
  };
  // Read here for the first time: that takes longer than Fastify waits for a plugin.
  await pages.current();
  return {
    pages,
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        vite.middlewares(request, response, () => handler(request, response));
      }),
  };
}
