import type { FastifyRequest } from "fastify";
import type { RequestHandler } from "react-router";
import type { Services } from "#data/services.ts";
import type { SearchEngines } from "#web/context.ts";
import { type BuiltPages, publicPages, type RenderedSide } from "./built-pages.ts";

export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers?: Headers;
  body?: BodyInit;
  /** IP address of who sends a form. */
  sender?: string;
}

export type RenderPage = (request: PageRequest) => Promise<Response>;

/** What pages know of the site they belong to. */
export interface SiteFacts {
  siteUrl: string;
  /** Codes by which search engines know the owner. */
  verification: Omit<SearchEngines, "pages">;
}

/** Turns React Router's request handler into a function that knows our services and site address. */
export function pageRenderer(pages: BuiltPages, services: Services, site: SiteFacts): RenderPage {
  const { siteUrl, verification } = site;
  let known: { side: RenderedSide; handle: RequestHandler; pages: readonly string[] } | undefined;
  return async ({ method, url, headers, body, sender }) => {
    const side = await pages.current();
    const { entry, build } = side;
    if (known?.side !== side)
      known = {
        side,
        handle: entry.createRequestHandler(build, pages.mode),
        pages: publicPages(build),
      };
    const { handle } = known;
    const context = new entry.RouterContextProvider();
    context.set(entry.servicesContext, services);
    context.set(entry.assetsContext, pages.assets);
    context.set(entry.siteUrlContext, siteUrl);
    if (sender !== undefined) context.set(entry.senderAddressContext, sender);
    context.set(entry.searchEnginesContext, { ...verification, pages: known.pages });
    // The visitor's Host header never reaches a page: addresses are built from the configured origin.
    return handle(
      new Request(new URL(siteUrl + url), {
        method,
        ...(headers ? { headers } : {}),
        ...(body ? { body } : {}),
      }),
      context,
    );
  };
}

/** The headers of a Fastify request as the web platform's. */
export function webHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  return headers;
}
