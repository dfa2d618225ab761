import { randomBytes } from "node:crypto";
import type { Change, Changes } from "#data/database/changes.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { defaultLocale, type Locale, localeOf, pathIn } from "#domain/locale.ts";
import { type Encoding, encodings } from "#http/answers/accept-encoding.ts";
import type { MadeAnswer } from "#http/answers/answer-cache.ts";
import { notShared, sharedCacheHeaders } from "#http/answers/shared-cache-headers.ts";
import { type Effort, type StoredAnswer, storeAnswer } from "#http/answers/stored-answer.ts";
import { playersHeader } from "#web/films/players-header.ts";
import { withoutTextFonts } from "../brand/text-font.ts";
import type { BuiltPages } from "./built-pages.ts";
import { contentSecurityPolicy, type PolicyOptions, playersNamed } from "./content-security-policy.ts";
import type { RenderPage } from "./render-page.ts";
import { securityHeaders } from "./security-headers.ts";

/** 128 bits, as the specification of the policy requires. */
const nonceBytes = 16;

/** Preparation of a page: to be cached for all, or for one client with this encoding. */
export interface AnswerOptions {
  effort: Effort;
  encodings?: readonly Encoding[];
  https: boolean;
  mode: BuiltPages["mode"];
  /** Headers of a page for one visitor. */
  headers?: Headers;
  /** Time that caches in front of the site keep a page for all, s; absent where they keep none. */
  sharedMaxAgeS?: number | undefined;
}

/** Renders a page to a complete HTTP answer: headers, hash and compression. */
export async function renderToAnswer(
  render: RenderPage,
  url: string,
  how: AnswerOptions,
): Promise<MadeAnswer> {
  // Only what is rendered for one request can have scripts of its own.
  const isOfOne = how.mode === "production" && isAdministration(url);
  const nonce = isOfOne ? randomBytes(nonceBytes).toString("base64") : undefined;
  const { headers: asked } = how;
  const page = { method: "GET", url, nonce, ...(asked && { headers: asked }) };
  const { response, topics, isIncomplete = false } = await render(page);
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? html;
  // Feeds and the like run nothing; a policy would only take away the browser's own way to show them.
  const players = playersNamed(response.headers.get(playersHeader));
  const policy = type.startsWith("text/html") ? policyOf(how, { nonce, players }) : {};
  const own = ownHeaders(response.headers);
  const isForAll =
    response.status === 200 && asked === undefined && own["cache-control"] === undefined && !isIncomplete;
  const shared =
    how.sharedMaxAgeS !== undefined && isForAll && !isAdministration(url)
      ? sharedCacheHeaders(how.sharedMaxAgeS, topics)
      : {};
  const headers = { ...policy, ...shared, ...own, "content-type": type };
  // Only a page that was found is kept: a number beyond the last page of the gallery has no end either.
  const effort = response.status === 200 ? how.effort : "quick";
  const encodings = isCompressed(type) ? [] : how.encodings;
  const preparing = { ...how, effort, ...(encodings && { encodings }) };
  return { answer: await buildAnswer(response.status, headers, url, body, preparing), topics, isIncomplete };
}

/** A PDF has compressed streams: another compression costs much and saves nothing. */
function isCompressed(contentType: string): boolean {
  return contentType === "application/pdf";
}

/** Headers that a page may set; the server sets all others. */
const headersOfPages = ["location", "retry-after", "content-disposition", "cache-control"];

function ownHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => headersOfPages.includes(name)));
}

/** A path that no page has; lower case, as all addresses are. */
const noPage = "/address/without-a-page";

/** Its menus list pages of the company's own, and capacities of products. */
const notFoundPageTopics: readonly Change[] = ["content", "pages", "products"];

/**
 * The page for addresses without a page. Between addresses it differs only in its links to other languages, so it is rendered
 * once for each language with a placeholder path, which each answer replaces by its own.
 */
export function createNotFoundPage(
  render: RenderPage,
  changes: Changes,
): (url: string, how: AnswerOptions) => Promise<StoredAnswer> {
  let known = new Map<Locale, string>();
  changes.subscribe((change) => {
    if (change === "everything" || notFoundPageTopics.includes(change)) known = new Map();
  });
  return async (url, how) => {
    const { pathname } = new URL(`http://page${url}`);
    const locale = localeOf(pathname);
    // A page that is being rendered during a change is not kept.
    const current = known;
    let page = current.get(locale);
    if (page === undefined) {
      const { response, isIncomplete } = await render({ method: "GET", url: pathIn(locale, noPage) });
      page = await response.text();
      if (response.status !== 404)
        throw new Error(`The page for unknown addresses answers ${response.status}.`);
      if (!isIncomplete) current.set(locale, page);
    }
    const own = page.replaceAll(noPage, () => escapeHtml(pathIn(defaultLocale, pathname)));
    const headers = { ...policyOf(how), "content-type": html };
    return buildAnswer(404, headers, url, Buffer.from(own), how);
  };
}

const html = "text/html; charset=utf-8";

function policyOf(
  { https, mode }: AnswerOptions,
  { nonce, players }: Pick<PolicyOptions, "nonce" | "players"> = {},
): Record<string, string> {
  if (mode !== "production") return {};
  const framesOurs = nonce !== undefined;
  return { "content-security-policy": contentSecurityPolicy({ https, nonce, framesOurs, players }) };
}

function buildAnswer(
  status: number,
  own: Record<string, string>,
  url: string,
  body: Buffer,
  { effort, encodings, https }: AnswerOptions,
): Promise<StoredAnswer> {
  const headers = {
    ...securityHeaders({ https }),
    // A visitor who saves data is sent no fonts.
    vary: isAdministration(url) ? "Accept-Encoding" : "Accept-Encoding, Save-Data",
    "content-language": localeOf(url),
    ...(isAdministration(url)
      ? { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" }
      : { "cache-control": "no-cache" }),
    ...own,
  };
  return storeAnswer(status, headers, body, effort, encodings);
}

const answersWithoutFonts = new WeakMap<StoredAnswer, Promise<StoredAnswer>>();

/** The same page for a visitor who saves data, made once for each stored answer; other answers as they are. */
export function withoutFonts(stored: StoredAnswer): Promise<StoredAnswer> {
  const made = answersWithoutFonts.get(stored) ?? cutFonts(stored);
  answersWithoutFonts.set(stored, made);
  return made;
}

async function cutFonts(stored: StoredAnswer): Promise<StoredAnswer> {
  const { body, headers } = stored.encodings.identity;
  if (headers["content-type"] !== html) return stored;
  const plain = withoutTextFonts(body);
  if (plain === body) return stored;
  const { etag: _, "content-length": __, ...own } = headers;
  // Compressed as for one visitor: pages that are not kept pay it at each request.
  const present = encodings.filter((encoding) => stored.encodings[encoding]);
  // Not shared: some caches know no `Vary` but by encoding.
  return storeAnswer(stored.status, { ...own, ...notShared }, plain, "quick", present);
}

/** The administrator's area is not cached, and not listed by search engines. */
export function isAdministration(url: string): boolean {
  return /^\/sd_admin(?![^/?.])/.test(url);
}
