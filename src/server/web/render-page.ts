import type { FastifyRequest } from "fastify";
import type { Content } from "#content/editing/defaults.ts";
import type { ChangeTopic } from "#data/database/changes.ts";
import { productsOfDraft } from "#data/products/visible-products.ts";
import type { Services } from "#data/services.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { CatalogUnavailable, type GeneratedCatalogs } from "#domain/products/generated-catalogs.ts";
import type { OutlineSheets } from "#domain/products/outline-sheets.ts";
import { isUnavailable, retryAfterS } from "#domain/unavailable.ts";
import { cacheProductLists, cacheProjectLists } from "#http/responses/cached-lists.ts";
import type { SearchEngines } from "#web/context.ts";
import { withDrawingFont } from "../brand/drawing-font.ts";
import { withTextFonts } from "../brand/text-font.ts";
import { type BuiltPages, type PageBundle, publicPages } from "./built/built-pages.ts";
import { type HandlerOf, requestHandlers } from "./built/request-handlers.ts";

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
  /** Topics of the data that the page has read: a change of one makes it outdated. */
  topics: ReadonlySet<ChangeTopic>;
  /** True if a part is still being made in the background, or could not be read. */
  isIncomplete?: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Settings of the site that its pages need. */
export interface SiteConfig {
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
  site: SiteConfig & { catalogs: GeneratedCatalogs; outlineSheets: OutlineSheets },
  onFailure: (failure: unknown) => void,
): RenderPage {
  const { siteUrl, verification, catalogs, outlineSheets } = site;
  const projects = cacheProjectLists(services.projects, services.changes);
  const publishedProducts = cacheProductLists(services.products, services.changes);
  let bundleCache: { bundle: PageBundle; handlerOf: HandlerOf; pages: readonly string[] } | undefined;
  return async ({ method, url, headers, body, sender, nonce, content }) => {
    const bundle = await pages.current();
    const { entry, build } = bundle;
    if (bundleCache?.bundle !== bundle)
      bundleCache = {
        bundle,
        handlerOf: requestHandlers(bundle, pages.mode),
        pages: publicPages(build),
      };
    const context = new entry.RouterContextProvider();
    const topics = new Set<ChangeTopic>(["content"]);
    context.set(entry.contentContext, content ?? (await services.siteContent.published()));
    context.set(entry.isInEditorContext, content !== undefined);
    const products = content ? productsOfDraft(services.products, content) : publishedProducts;
    let isIncomplete = false;
    const onIncomplete = () => {
      isIncomplete = true;
    };
    const pageServices = { ...services, projects, products };
    context.set(entry.servicesContext, trackTopics(pageServices, topics, onIncomplete));
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
      pages: bundleCache.pages,
      builtAt: pages.builtAt,
    });
    // The visitor's Host header never reaches a page: addresses are built from the configured origin.
    const address = new URL(siteUrl + url);
    const response = await bundleCache.handlerOf(address.pathname)(
      new Request(address, {
        method,
        ...(headers ? { headers } : {}),
        ...(body ? { body } : {}),
      }),
      context,
    );
    if (response.status < 500)
      return { response: await withDrawingFont(await withTextFonts(response, method)), topics, isIncomplete };
    return { response: answerTo(failure, response, onFailure), topics };
  };
}

/** Wraps catalogues: adds the topic of the projects that they list, and calls `onIncomplete` for one that is not generated yet. */
function trackCatalogTopics(
  catalogs: GeneratedCatalogs,
  topics: Set<ChangeTopic>,
  onIncomplete: () => void,
): GeneratedCatalogs {
  return {
    pdf(...args) {
      topics.add("projects");
      return catalogs.pdf(...args);
    },
    async facts(...args) {
      topics.add("projects");
      const facts = await catalogs.facts(...args);
      if (typeof facts === "string") onIncomplete();
      return facts;
    },
  };
}

/**
 * Wraps services: adds the topics of the data that a page reads.
 * @param onIncomplete called when a read fails: the page, which shows an empty list, is then not cached
 */
function trackTopics(services: Services, topics: Set<ChangeTopic>, onIncomplete: () => void): Services {
  const tracked = <Source extends object>(topic: ChangeTopic, source: Source): Source => {
    topics.add(topic);
    return reportRejections(source, onIncomplete);
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
      return (...args: unknown[]) => {
        const result: unknown = value.apply(target, args);
        if (result instanceof Promise) result.catch(onFailure);
        return result;
      };
    },
  });
}

/**
 * Reports a failure and returns the page that answers it.
 * @throws Overloaded and CatalogUnavailable, which the server answers with pages of their own; the catalogue service has logged a failed drawing
 */
function answerTo(failure: unknown, page: Response, report: (failure: unknown) => void): Response {
  if (failure instanceof Overloaded || failure instanceof CatalogUnavailable) throw failure;
  report(failure);
  return isUnavailable(failure) ? tryAgainLater(page) : page;
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
