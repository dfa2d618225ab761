import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { DocumentAssets } from "#web/context.ts";
import type * as EntryServer from "#web/entry.server.tsx";

/** The rendered side of the site: React Router's build and the addresses of its browser files. */
export interface BuiltPages {
  /** What to render with now; always the same in production, the newest sources in development. */
  current(): Promise<RenderedSide>;
  assets: DocumentAssets;
  mode: "production" | "development";
}

export interface RenderedSide {
  build: ServerBuild;
  /** Exports of `web/entry.server.tsx`, from the bundle itself. */
  entry: typeof EntryServer;
}

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk>;

/** Loads what `npm run build` has made under `folder`. */
export async function loadBuiltPages(folder: string): Promise<BuiltPages> {
  const build: ServerBuild = await import(pathToFileURL(resolve(folder, "server/index.js")).href);
  const manifest: Manifest = JSON.parse(readFileSync(resolve(folder, "client/.vite/manifest.json"), "utf8"));
  const side = renderedSide(build);
  return { current: async () => side, assets: documentAssets(manifest), mode: "production" };
}

/** React Router types the entry module by its own exports only; ours adds the tokens. */
export function renderedSide(build: ServerBuild): RenderedSide {
  return { build, entry: build.entry.module as unknown as typeof EntryServer };
}

/** Every public Korean path of the route table, in its order, for warming, the sitemap and tests. */
export function publicPaths(build: ServerBuild): string[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const leaves = routes.filter((route) => !routes.some((other) => other.parentId === route.id));
  const paths = leaves.map((leaf) => {
    const parts: string[] = [];
    for (let route = leaf; route; ) {
      if (route.path) parts.unshift(route.path);
      const parent = route.parentId === undefined ? undefined : build.routes[route.parentId];
      if (parent === undefined) break;
      route = parent;
    }
    return `/${parts.join("/")}`;
  });
  return paths.filter((path) => !path.includes("*") && !path.includes(":") && !path.startsWith("/sd_admin"));
}

function documentAssets(manifest: Manifest): DocumentAssets {
  const script = manifest["src/web/visitor.ts"];
  if (script === undefined) throw new Error("The build has no visitors' script. Run `npm run build` again.");
  const islands = Object.entries(manifest)
    .filter(([source, chunk]) => chunk.isDynamicEntry && /^src\/web\/.*\.tsx$/.test(source))
    .map(([source]) => [source, filesOf(source, manifest)] as const);
  const shared = ["node_modules/react/index.js", "node_modules/react-dom/client.js"].flatMap((source) =>
    filesOf(source, manifest),
  );
  return {
    script: `/${script.file}`,
    islands: Object.fromEntries(islands.map(([source, files]) => [source, unique([...shared, ...files])])),
  };
}

/** A chunk with everything it imports at once. */
function filesOf(source: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (chunk === undefined || seen.has(source)) return [];
  seen.add(source);
  return [
    `/${chunk.file}`,
    ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, manifest, seen)),
  ];
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)];
}
