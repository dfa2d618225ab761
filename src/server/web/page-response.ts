import { randomBytes } from "node:crypto";
import type { Change, Changes } from "#data/database/changes.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { defaultLocale, type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { type Encoding, encodings } from "#http/responses/accept-encoding.ts";
import {
  type Effort,
  type EncodedResponse,
  encodeResponse,
  representationOf,
} from "#http/responses/encoded-response.ts";
import type { FreshResponse } from "#http/responses/response-cache.ts";
import { notShared, sharedCacheHeaders } from "#http/responses/shared-cache-headers.ts";
import { playersHeader } from "#web/films/players-header.ts";
import { withoutTextFonts } from "../brand/text-font.ts";
import type { BuiltPages } from "./built/built-pages.ts";
import { contentSecurityPolicy, type PolicyOptions, platformsOfPlayers } from "./content-security-policy.ts";
import type { RenderPage } from "./render-page.ts";
import { securityHeaders } from "./security-headers.ts";

/** 128 bits, as the specification of the policy requires. */
const nonceBytes = 16;

export interface ResponseOptions {
  effort: Effort;
  encodings?: readonly Encoding[];
  https: boolean;
  mode: BuiltPages["mode"];
  /** Headers of the request, if the page is for one visitor; see `confirmationHeaders`. */
  requestHeaders?: Headers;
  /** Maximum age in shared caches, s; absent if they do not cache pages. */
  sharedMaxAgeS?: number | undefined;
}

/** Renders a page to a complete HTTP response: headers, ETag, compression. */
export async function renderToResponse(
  render: RenderPage,
  url: string,
  options: ResponseOptions,
): Promise<FreshResponse> {
  // A cached page cannot have a nonce.
  const needsNonce = options.mode === "production" && isAdministration(url);
  const nonce = needsNonce ? randomBytes(nonceBytes).toString("base64") : undefined;
  const { requestHeaders } = options;
  const request = { method: "GET", url, nonce, ...(requestHeaders && { headers: requestHeaders }) };
  const { response, topics, isIncomplete = false } = await render(request);
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? html;
  const players = platformsOfPlayers(response.headers.get(playersHeader));
  // Feeds run no scripts; a policy would prevent the browser from styling them.
  const policy = type.startsWith("text/html") ? policyOf(options, { nonce, players }) : {};
  const pageHeaders = headersOfPage(response.headers);
  const isShareable =
    response.status === 200 &&
    requestHeaders === undefined &&
    pageHeaders["cache-control"] === undefined &&
    !isIncomplete;
  const shared =
    options.sharedMaxAgeS !== undefined && isShareable && !isAdministration(url)
      ? sharedCacheHeaders(options.sharedMaxAgeS, topics)
      : {};
  const headers = { ...policy, ...shared, ...pageHeaders, "content-type": type };
  // Only status 200 is cached; the number of other responses is unlimited, so they are compressed quickly.
  const effort = response.status === 200 ? options.effort : "quick";
  const encodings = isCompressed(type) ? [] : options.encodings;
  const bodyOptions = { ...options, effort, ...(encodings && { encodings }) };
  return {
    response: await encodePage(response.status, headers, url, body, bodyOptions),
    topics,
    isIncomplete,
  };
}

/** The streams of a PDF are compressed already. */
function isCompressed(contentType: string): boolean {
  return contentType === "application/pdf";
}

/** Headers that a page may set. */
const allowedPageHeaders = ["location", "retry-after", "content-disposition", "cache-control"];

function headersOfPage(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => allowedPageHeaders.includes(name)));
}

/** Replaced by the requested path. */
const placeholderPath = "/address/without-a-page";

/** The menus of the 404 page list own pages, and capacities of products. */
const notFoundPageTopics: readonly Change[] = ["content", "pages", "products"];

/** The 404 page differs between addresses only in its language links. It is rendered once per language with a placeholder path. */
export function createNotFoundPage(
  render: RenderPage,
  changes: Changes,
): (url: string, how: ResponseOptions) => Promise<EncodedResponse> {
  let pages = new Map<Locale, string>();
  changes.subscribe((change) => {
    if (change === "everything" || notFoundPageTopics.includes(change)) pages = new Map();
  });
  return async (url, how) => {
    const { pathname } = new URL(`http://page${url}`);
    const locale = localeOf(pathname);
    // A change during rendering replaces `pages`, so that an outdated page is not cached.
    const current = pages;
    let page = current.get(locale);
    if (page === undefined) {
      const { response, isIncomplete } = await render({
        method: "GET",
        url: pathIn(locale, placeholderPath),
      });
      page = await response.text();
      if (response.status !== 404)
        throw new Error(`The page for unknown addresses answers ${response.status}.`);
      if (!isIncomplete) current.set(locale, page);
    }
    const body = page.replaceAll(placeholderPath, () => escapeHtml(pathIn(defaultLocale, pathname)));
    const headers = { ...policyOf(how), "content-type": html };
    return encodePage(404, headers, url, Buffer.from(body), how);
  };
}

/** True for the text/plain 404 of a missing file, except SVG, which pages embed. */
export function isMissingFile(url: string, { status, representations }: EncodedResponse): boolean {
  if (status !== 404 || /\.svg(?:$|\?)/.test(url)) return false;
  return Object.values(representations).some(({ headers }) =>
    headers["content-type"]?.startsWith("text/plain"),
  );
}

const html = "text/html; charset=utf-8";

function policyOf(
  { https, mode }: ResponseOptions,
  { nonce, players }: Pick<PolicyOptions, "nonce" | "players"> = {},
): Record<string, string> {
  if (mode !== "production") return {};
  const framesSameOrigin = nonce !== undefined;
  return { "content-security-policy": contentSecurityPolicy({ https, nonce, framesSameOrigin, players }) };
}

function encodePage(
  status: number,
  pageHeaders: Record<string, string>,
  url: string,
  body: Buffer,
  { effort, encodings, https }: ResponseOptions,
): Promise<EncodedResponse> {
  const headers = {
    ...securityHeaders({ https }),
    // A visitor who saves data is sent no fonts.
    vary: isAdministration(url) ? "Accept-Encoding" : "Accept-Encoding, Save-Data",
    "content-language": localeOf(url),
    ...(isAdministration(url)
      ? { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" }
      : { "cache-control": "no-cache" }),
    ...pageHeaders,
  };
  return encodeResponse(status, headers, body, effort, encodings);
}

const responsesWithoutFonts = new WeakMap<EncodedResponse, Promise<EncodedResponse>>();

/** The page without fonts, for visitors who save data; computed once for each encoded response. */
export function withoutFonts(encoded: EncodedResponse): Promise<EncodedResponse> {
  const response = responsesWithoutFonts.get(encoded) ?? removeFonts(encoded);
  responsesWithoutFonts.set(encoded, response);
  return response;
}

async function removeFonts(encoded: EncodedResponse): Promise<EncodedResponse> {
  const { body, headers } = representationOf(encoded, "identity");
  if (headers["content-type"] !== html) return encoded;
  const smaller = withoutTextFonts(body);
  if (smaller === body) return encoded;
  // Quick, because an uncached page comes here at every request.
  const present = encodings.filter((encoding) => encoded.representations[encoding]);
  // Not shared: some caches support `Vary` only for `Accept-Encoding`.
  return encodeResponse(encoded.status, { ...headers, ...notShared }, smaller, "quick", present);
}

export function isAdministration(url: string): boolean {
  return /^\/sd_admin(?![^/?.])/.test(url);
}
