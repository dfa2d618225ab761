import type { FastifyRequest } from "fastify";
import type { RequestHandler } from "react-router";
import type { Services } from "#data/services.ts";
import type { BuiltPages, RenderedSide } from "./built-pages.ts";

export interface PageRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers?: Headers;
  body?: BodyInit;
}

export type RenderPage = (request: PageRequest) => Promise<Response>;

/** Turns React Router's request handler into a function that knows our services and site address. */
export function pageRenderer(pages: BuiltPages, services: Services, siteUrl: string): RenderPage {
  let known: { side: RenderedSide; handle: RequestHandler } | undefined;
  return async ({ method, url, headers, body }) => {
    const side = await pages.current();
    const { entry, build } = side;
    if (known?.side !== side) known = { side, handle: entry.createRequestHandler(build, pages.mode) };
    const { handle } = known;
    const context = new entry.RouterContextProvider();
    context.set(entry.servicesContext, services);
    context.set(entry.assetsContext, pages.assets);
    context.set(entry.siteUrlContext, siteUrl);
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
