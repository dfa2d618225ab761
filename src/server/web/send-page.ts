import type { FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import type { AcquireSlot } from "#http/acquire-slot.ts";
import { bestEncoding } from "#http/responses/accept-encoding.ts";
import { countChanges } from "#http/responses/count-changes.ts";
import { type EncodedResponse, negotiateResponse } from "#http/responses/encoded-response.ts";
import { withoutSharing } from "#http/responses/shared-cache-headers.ts";
import { parseConfirmationCookie } from "#web/inquiries/confirmation/confirmation-cookie.ts";
import { headersWhileNotPublic, isSiteNotPublic } from "../not-public.ts";
import { pathOf } from "./language.ts";
import type { PageCache } from "./page-cache.ts";
import { type PageKey, pageKey } from "./page-key.ts";
import {
  createNotFoundPage,
  isMissingFile,
  type ResponseOptions,
  renderToResponse,
  withoutFonts,
} from "./page-response.ts";
import type { RenderPage } from "./render-page.ts";

interface SendPageOptions extends Pick<ResponseOptions, "https" | "mode" | "sharedMaxAgeS"> {
  services: Pick<Services, "changes" | "siteContent">;
  acquireSlot: AcquireSlot;
  render: RenderPage;
  pageCache: PageCache;
  /** Paths of all public pages. */
  paths: ReadonlySet<string>;
  /** Returns true for a path that a route of the pages matches. */
  isKnown: (path: string) => boolean;
}

/** Creates the function that sends a page: from the cache, rendered, or the page for unknown addresses. */
export function createSendPage(options: SendPageOptions) {
  const { services, acquireSlot, render, pageCache, paths, isKnown, https, mode, sharedMaxAgeS } = options;
  const notFoundPage = createNotFoundPage(render, services.changes);
  const changes = countChanges();
  services.changes.subscribe(changes.record);

  function sendPage(request: FastifyRequest, reply: FastifyReply, visitorHeaders: Record<string, string>) {
    const { url, headers } = request;
    const key = mode === "production" ? pageKey(url, paths, services.siteContent.countries()) : undefined;
    const cached = key === undefined ? undefined : pageCache.getIfCurrent(key, headers["accept-encoding"]);
    if (cached !== undefined && !hasSaveData(request))
      return writeRaw(request, reply, cached, visitorHeaders);
    return loadResponse(request, key, cached).then((response) =>
      writeRaw(request, reply, response, visitorHeaders),
    );
  }

  async function loadResponse(
    request: FastifyRequest,
    key: PageKey | undefined,
    cached: EncodedResponse | undefined,
  ): Promise<EncodedResponse> {
    const { url, headers } = request;
    const encodings = [bestEncoding(headers["accept-encoding"])];
    const responseOptions: ResponseOptions = { effort: "quick", encodings, https, mode, sharedMaxAgeS };
    const page = cached ?? (await loadPage(request, key, responseOptions));
    const isMissing = page === undefined || isMissingFile(url, page);
    const response = isMissing ? await notFoundPage(url, responseOptions) : movedWithQuery(page, url);
    return hasSaveData(request) ? withoutFonts(response) : response;
  }

  /** Returns the page from the cache, or renders it; `undefined` if it does not exist. */
  async function loadPage(
    request: FastifyRequest,
    key: PageKey | undefined,
    responseOptions: ResponseOptions,
  ): Promise<EncodedResponse | undefined> {
    await acquireSlot(request);
    const { url, headers } = request;
    if (key !== undefined) return pageCache.get(key, headers["accept-encoding"]);
    const isUnknown = !isKnown(new URL(`http://page${url}`).pathname);
    if (mode === "production" && isUnknown) return undefined;
    const requestOptions = { ...responseOptions, ...confirmationHeaders(request) };
    const changeCountAtStart = changes.count;
    const { response, topics } = await renderToResponse(render, url, requestOptions);
    return changes.isCurrent({ topics, changeCountAtStart }) ? response : withoutSharing(response);
  }

  return sendPage;
}

/** A page that has moved for good leads on with the query of the request, which it was rendered without (`PageKey`). */
function movedWithQuery(response: EncodedResponse, url: string): EncodedResponse {
  const query = url.slice(pathOf(url).length);
  if (response.status !== 301 || query === "") return response;
  const representations = Object.entries(response.representations).map(([encoding, { headers, ...rest }]) => {
    const { location = "" } = headers;
    return [encoding, { ...rest, headers: { ...headers, location: location + query } }];
  });
  return { ...response, representations: Object.fromEntries(representations) };
}

function hasSaveData({ headers }: FastifyRequest): boolean {
  return headers["save-data"] === "on";
}

/** Only the confirmation of an inquiry depends on a cookie, which is limited to its path. */
function confirmationHeaders({ headers: { cookie } }: FastifyRequest): { requestHeaders?: Headers } {
  return cookie && parseConfirmationCookie(cookie) ? { requestHeaders: new Headers({ cookie }) } : {};
}

/** Bypasses Fastify: headers and body are complete. */
function writeRaw(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: EncodedResponse,
  visitorHeaders: Record<string, string>,
): void {
  const isPersonal = Object.keys(visitorHeaders).length > 0;
  const isNotPublic = isSiteNotPublic(reply);
  const response = negotiateResponse(encoded, {
    method: request.method,
    acceptEncoding: request.headers["accept-encoding"],
    ifNoneMatch: isPersonal || isNotPublic ? undefined : request.headers["if-none-match"],
  });
  const headers = isNotPublic ? headersWhileNotPublic(response.headers) : response.headers;
  reply.hijack();
  reply.raw.writeHead(response.status, { ...headers, ...visitorHeaders, "x-request-id": request.id });
  reply.raw.end(response.body);
}
