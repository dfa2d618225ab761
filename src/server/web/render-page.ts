import type { FastifyRequest } from "fastify";
import type { RequestHandler, ServerBuild } from "react-router";
import type { Content } from "#content/editing/defaults.ts";
import type { ChangeTopic } from "#data/database/changes.ts";
import { productsOfDraft } from "#data/products/offered.ts";
import type { Services } from "#data/services.ts";
import type { DrawnCatalogs } from "#domain/products/drawn-catalogs.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";
import { isUnavailable, retryAfterS } from "#domain/unavailable.ts";
import { cacheOwnPages, cacheProductLists, cacheProjectLists } from "#http/responses/cached-lists.ts";
import type { SearchEngines } from "#web/context.ts";
import { withDrawingFont } from "../brand/drawing-font.ts";
import { withTextFonts } from "../brand/text-font.ts";
import { type BuiltPages, type PageBundle, publicPages } from "./built-pages.ts";

export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers?: Headers;
  body?: BodyInit;
  /** Content of the page for its editor; visitors' content by default. */
  content?: Content;
  /** IP address of the sender of a form. */
  sender?: string;
  /** Nonce of the inline scripts. */
  nonce?: string | undefined;
}

export interface RenderedPage {
  response: Response;
  topics: ReadonlySet<ChangeTopic>;
  /** True if a part is still being made in the background, or could not be read. */
  isIncomplete?: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Facts of the site for its pages. */
export interface SiteFacts {
  siteUrl: string;
  /** Codes by which search engines verify the owner. */
  verification: Omit<SearchEngines, "pages" | "builtAt">;
}

/**
 * Binds React Router's request handler to our services and site address.
 * @param onFailure receives the reason of a response with status 500 or 503
 */
export function pageRenderer(
  pages: BuiltPages,
  services: Services,
  site: SiteFacts & { catalogs: DrawnCatalogs; outlineSheets: OutlineSheets },
  onFailure: (failure: unknown) => void,
): RenderPage {
  const { siteUrl, verification, catalogs, outlineSheets } = site;
  const projects = cacheProjectLists(services.projects, services.changes);
  const published = cacheProductLists(services.products, services.changes);
  const ownPages = cacheOwnPages(services.ownPages, services.changes);
  let known: { side: PageBundle; handle: RequestHandler; pages: readonly string[] } | undefined;
  return async ({ method, url, headers, body, sender, nonce, content }) => {
    const side = await pages.current();
    const { entry, build } = side;
    if (known?.side !== side)
      known = {
        side,
        handle: entry.createRequestHandler(withoutSerializedLoaderData(build), pages.mode),
        pages: publicPages(build),
      };
    const { handle } = known;
    const context = new entry.RouterContextProvider();
    const topics = new Set<ChangeTopic>(["content"]);
    context.set(entry.contentContext, content ?? (await services.siteContent.live()));
    context.set(entry.editedContext, content !== undefined);
    const products = content ? productsOfDraft(services.products, content) : published;
    let isIncomplete = false;
    const onIncomplete = () => {
      isIncomplete = true;
    };
    const read = { ...services, projects, products, ownPages };
    context.set(entry.servicesContext, trackTopics(read, topics, onIncomplete));
    context.set(entry.catalogsContext, trackCatalogTopics(catalogs, topics, onIncomplete));
    context.set(entry.outlineSheetsContext, outlineSheets);
    context.set(entry.assetsContext, pages.assets);
    context.set(entry.siteUrlContext, siteUrl);
    context.set(entry.nonceContext, nonce);
    if (sender !== undefined) context.set(entry.senderAddressContext, sender);
    let failure: unknown;
    context.set(entry.failureContext, (reported) => {
      failure ??= reported;
    });
    context.set(entry.searchEnginesContext, {
      ...verification,
      pages: known.pages,
      builtAt: pages.builtAt,
    });
    // The visitor's Host header never reaches a page: addresses are built from the configured origin.
    const response = await handle(
      new Request(new URL(siteUrl + url), {
        method,
        ...(headers ? { headers } : {}),
        ...(body ? { body } : {}),
      }),
      context,
    );
    if (response.status < 500)
      return { response: await withDrawingFont(await withTextFonts(response, method)), topics, isIncomplete };
    onFailure(failure);
    return { response: isUnavailable(failure) ? tryAgainLater(response) : response, topics };
  };
}

/**
 * Prevents React Router from serializing loader data into public pages, which load no router in the browser: serialization takes
 * as long as rendering. Data are made non-enumerable; components still read them by name.
 */
function withoutSerializedLoaderData(build: ServerBuild): ServerBuild {
  const isHydrated = (route: ServerRoute | undefined): boolean =>
    route !== undefined && (hydrates(route) || isHydrated(build.routes[route.parentId ?? ""]));
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.loader || route.parentId === undefined || isHydrated(route)) return [id, route];
    const { loader } = route.module;
    const withNonEnumerableData: typeof loader = async (asked) => {
      const given = await loader(asked);
      if (isWithStatus(given)) given.data = notEnumerable(given.data);
      return notEnumerable(given);
    };
    return [id, { ...route, module: { ...route.module, loader: withNonEnumerableData } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

function hydrates({ module: { handle } }: ServerRoute): boolean {
  return typeof handle === "object" && handle !== null && Reflect.get(handle, "hydrate") === true;
}

/** Recognises the result of React Router's `data`. */
function isWithStatus(given: unknown): given is { data: unknown } {
  return typeof given === "object" && given !== null && Reflect.get(given, "type") === "DataWithResponseInit";
}

function notEnumerable<Given>(given: Given): Given {
  if (typeof given !== "object" || given === null || Object.getPrototypeOf(given) !== Object.prototype)
    return given;
  const properties = Object.entries(given).map(([name, value]) => [name, { value }]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as Given;
}

/** Wraps catalogues: adds the topic of the projects that they list, and calls `onIncomplete` for one that is not drawn yet. */
function trackCatalogTopics(
  catalogs: DrawnCatalogs,
  topics: Set<ChangeTopic>,
  onIncomplete: () => void,
): DrawnCatalogs {
  return {
    pdf(...asked) {
      topics.add("projects");
      return catalogs.pdf(...asked);
    },
    async facts(...asked) {
      topics.add("projects");
      const facts = await catalogs.facts(...asked);
      if (typeof facts === "string") onIncomplete();
      return facts;
    },
  };
}

/**
 * Wraps services: adds the topics of the data that a page reads.
 * @param onFailure called when a read fails: the page, which shows an empty list, is then not cached
 */
function trackTopics(services: Services, topics: Set<ChangeTopic>, onFailure: () => void): Services {
  const tracked = <Source extends object>(topic: ChangeTopic, source: Source): Source => {
    topics.add(topic);
    return reportRejections(source, onFailure);
  };
  return {
    ...services,
    get projects() {
      return tracked("projects", services.projects);
    },
    get products() {
      return tracked("products", services.products);
    },
    get ownPages() {
      return tracked("pages", services.ownPages);
    },
    get siteSettings() {
      return tracked("settings", services.siteSettings);
    },
  };
}

/** Wraps an object: calls `onFailure` when a promise that a method returned is rejected. */
function reportRejections<Source extends object>(source: Source, onFailure: () => void): Source {
  return new Proxy(source, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...asked: unknown[]) => {
        const result: unknown = value.apply(target, asked);
        if (result instanceof Promise) result.catch(onFailure);
        return result;
      };
    },
  });
}

/** Returns the same page with status 503 and `Retry-After`. */
function tryAgainLater({ body, headers: given }: Response): Response {
  const headers = new Headers(given);
  headers.set("retry-after", `${retryAfterS}`);
  return new Response(body, { status: 503, headers });
}

export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  return headers;
}
