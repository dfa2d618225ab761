import type { RequestHandler, ServerBuild } from "react-router";
import { pageHandleOf } from "#web/page-handle.ts";
import { type BuiltPages, type Leaf, leaves, type PageBundle, patternOf } from "./built-pages.ts";

/** Returns React Router's handler for a path. */
export type HandlerOf = (pathname: string) => RequestHandler;

/**
 * Makes React Router's request handlers: one for each public route with its parent routes, and one with all routes for other paths.
 * React Router goes through its whole table five times for each request, which takes as long as loading the data of a page.
 */
export function requestHandlers({ entry, build: whole }: PageBundle, mode: BuiltPages["mode"]): HandlerOf {
  const build = withoutSerializedLoaderData(whole);
  const fullHandler = entry.createRequestHandler(build, mode);
  const leafOf = leafFinder(leaves(build));
  const handlersByLeaf = new Map<string, RequestHandler>();
  const makeFor = (leaf: string) =>
    needsFullRouter(build, leaf) ? fullHandler : entry.createRequestHandler(onlyBranch(build, leaf), mode);
  return (pathname) => {
    const leaf = leafOf(pathname);
    if (leaf === undefined) return fullHandler;
    const handle = handlersByLeaf.get(leaf) ?? makeFor(leaf);
    handlersByLeaf.set(leaf, handle);
    return handle;
  };
}

/** Returns a function from a path to the id of its route; `undefined` where React Router might match another route. */
function leafFinder(all: readonly Leaf[]): (pathname: string) => string | undefined {
  const fixed = new Map(all.filter(({ path }) => !/[:*]/.test(path)).map(({ id, path }) => [path, id]));
  const patterns = all
    .filter(({ path }) => !path.includes("*"))
    // React Router compares letters of either case.
    .map(({ id, path }) => ({ id, pattern: new RegExp(`^${patternOf(path)}$`, "i") }));
  return (pathname) => {
    const id = fixed.get(pathname);
    if (id !== undefined) return id;
    // React Router decodes paths, and its client asks for the data of a page at the path with `.data`.
    if (/%|\.data$/.test(pathname)) return undefined;
    const [found, ...others] = patterns.filter(({ pattern }) => pattern.test(pathname));
    return others.length === 0 ? found?.id : undefined;
  };
}

/** A build that has one route and its parent routes. */
function onlyBranch(build: ServerBuild, leaf: string): ServerBuild {
  const ids = new Set(branchOf(build, leaf).map(({ id }) => id));
  const only = <Kept>(table: Record<string, Kept>) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/** A route and its parent routes, the innermost first. */
function branchOf(build: ServerBuild, id: string | undefined): ServerRoute[] {
  const route = id === undefined ? undefined : build.routes[id];
  return route ? [route, ...branchOf(build, route.parentId)] : [];
}

/** True if the browser runs React Router, which knows all routes. */
function needsFullRouter(build: ServerBuild, leaf: string): boolean {
  return branchOf(build, leaf).some(({ module }) => pageHandleOf(module).hydrate);
}

/**
 * Prevents React Router from serializing loader data into public pages, which load no router in the browser: serialization takes
 * as long as rendering. Data are made non-enumerable; components still read them by name.
 */
function withoutSerializedLoaderData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.loader || route.parentId === undefined || needsFullRouter(build, id))
      return [id, route];
    const { loader } = route.module;
    const withNonEnumerableData: typeof loader = async (args) => {
      const result = await loader(args);
      if (isDataResult(result)) result.data = notEnumerable(result.data);
      return notEnumerable(result);
    };
    return [id, { ...route, module: { ...route.module, loader: withNonEnumerableData } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Recognises the result of React Router's `data`. */
function isDataResult(given: unknown): given is { data: unknown } {
  return typeof given === "object" && given !== null && Reflect.get(given, "type") === "DataWithResponseInit";
}

function notEnumerable<Given>(given: Given): Given {
  if (typeof given !== "object" || given === null || Object.getPrototypeOf(given) !== Object.prototype)
    return given;
  const properties = Object.entries(given).map(([name, value]) => [name, { value }]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as Given;
}
