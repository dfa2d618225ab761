import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { DocumentAssets } from "#web/context.ts";
import { pageHandleOf } from "#web/page-handle.ts";
import type * as EntryServer from "../../../entry.server.tsx";

/** React Router's server build, and the addresses of its browser files. */
export interface BuiltPages {
  /** Always the same in production; the newest sources in development. */
  current(): Promise<PageBundle>;
  assets: DocumentAssets;
  mode: "production" | "development";
  /** Time of the build, ISO 8601; undefined in development, where pages are built on request. */
  builtAt?: string;
}

export interface PageBundle {
  build: ServerBuild;
  /** Exports of `src/entry.server.tsx`, from the bundle itself. */
  entry: typeof EntryServer;
}

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** Loads the output of `npm run build`. */
export async function loadBuiltPages(folder: string): Promise<BuiltPages> {
  const bundleFile = resolve(folder, "server/index.js");
  const build: ServerBuild = await import(pathToFileURL(bundleFile).href);
  const manifest: Manifest = JSON.parse(readFileSync(resolve(folder, "client/.vite/manifest.json"), "utf8"));
  const bundle = bundleOf(build);
  const builtAt = statSync(bundleFile).mtime.toISOString();
  return { current: async () => bundle, assets: documentAssets(manifest), mode: "production", builtAt };
}

/** React Router's type of the entry module lacks our exports, the contexts. */
export function bundleOf(build: ServerBuild): PageBundle {
  return { build, entry: build.entry.module as unknown as typeof EntryServer };
}

/** Public paths of the route table, in its order: pages, feeds and other generated files. */
export function publicPaths(build: ServerBuild): string[] {
  return publicLeaves(build).map(({ path }) => path);
}

/** Public paths that are pages, for search engines. */
export function publicPages(build: ServerBuild): string[] {
  return publicLeaves(build).flatMap(({ path, isPage }) => (isPage ? [path] : []));
}

/** Returns a function that is true for paths that match a route. */
export function createPathMatcher(build: ServerBuild): (pathname: string) => boolean {
  const patterns = leaves(build)
    // Without the catch-all route; the editor has a splat for the path of its page.
    .filter(({ path }) => !path.includes("*") || path.startsWith("/sd_admin/"))
    .map(({ path }) => patternOf(path));
  const known = new RegExp(`^(?:${patterns.join("|")})$`);
  // React Router's client loads data of the administration from paths with `.data`.
  return (pathname) => known.test(decodePathname(pathname)) || /^\/sd_admin(\/.*)?\.data$/.test(pathname);
}

/** Source of a regular expression for the paths of a route; each parameter becomes a pattern of its possible values. */
export function patternOf(path: string): string {
  return path
    .replaceAll(".", "\\.")
    .replace(/\/\*$/, "(?:/.*)?")
    .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replace(/:id\b/g, "[1-9]\\d{0,9}")
    .replace(/:address\b/g, "[a-z0-9]+(?:-[a-z0-9]+)*")
    .replace(/:\w+/g, "[^/]+");
}

function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function publicLeaves(build: ServerBuild): Leaf[] {
  return leaves(build).filter(({ path, isListed }) => isListed && !/[*:]|^\/sd_admin/.test(path));
}

/** A route that answers requests, with the pattern of its paths. */
export interface Leaf {
  id: string;
  path: string;
  isPage: boolean;
  isListed: boolean;
}

export function leaves({ routes: table }: ServerBuild): Leaf[] {
  const routes = Object.values(table).filter((route) => route !== undefined);
  const ends = routes.filter((route) => !routes.some((other) => other.parentId === route.id));
  return ends.map((leaf) => {
    const parts: string[] = [];
    for (let route = leaf; route; ) {
      if (route.path) parts.unshift(route.path);
      const parent = route.parentId === undefined ? undefined : table[route.parentId];
      if (parent === undefined) break;
      route = parent;
    }
    const { default: component } = leaf.module;
    return {
      id: leaf.id,
      path: `/${parts.join("/")}`,
      isPage: component !== undefined,
      isListed: pageHandleOf(leaf.module).unlisted !== true,
    };
  });
}

function documentAssets(manifest: Manifest): DocumentAssets {
  const script = chunkOf("src/web/browser/visitor.ts", manifest);
  const islandScript = chunkOf("src/web/browser/islands.ts", manifest);
  const parts = (islandScript.dynamicImports ?? []).map((key) => ({
    name: manifest[key]?.name ?? key,
    files: filesOf(key, manifest),
  }));
  const react = parts.filter(({ name }) => reactChunks.includes(name)).flatMap(({ files }) => files);
  const islands = parts.filter(({ name }) => !reactChunks.includes(name));
  return {
    script: `/${script.file}`,
    islandScript: `/${islandScript.file}`,
    acceptanceUnitsScript: `/${chunkOf("src/web/browser/acceptance-units.ts", manifest).file}`,
    dutyUnitsScript: `/${chunkOf("src/web/browser/duty-units.ts", manifest).file}`,
    islands: Object.fromEntries(islands.map(({ name, files }) => [name, unique([...react, ...files])])),
  };
}

function chunkOf(source: string, manifest: Manifest): ManifestChunk {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}. Run \`npm run build\` again.`);
  return chunk;
}

/** Chunks that `islands/hydrate.ts` loads beside every island, by the names that the bundler gives. */
const reactChunks: readonly string[] = ["react", "client"];

/** Files of a chunk and its static imports. */
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
