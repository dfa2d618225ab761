import { randomBytes } from "node:crypto";
import { localeOf } from "#domain/locale.ts";
import type { MadeAnswer } from "#http/answers/answer-cache.ts";
import { type Effort, storeAnswer } from "#http/answers/stored-answer.ts";
import type { BuiltPages } from "./built-pages.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import type { RenderPage } from "./render-page.ts";
import { securityHeaders } from "./security-headers.ts";

/** 128 bits, as the policy's specification asks for. */
const nonceBytes = 16;

/** Renders a page as it goes to everybody, ready to be kept: with its headers, hashed and compressed. */
export async function renderForAll(
  render: RenderPage,
  url: string,
  effort: Effort,
  https: boolean,
  mode: BuiltPages["mode"],
): Promise<MadeAnswer> {
  const isProduction = mode === "production";
  // Only what is rendered for one request can have scripts of its own.
  const nonce =
    isProduction && isAdministration(url) ? randomBytes(nonceBytes).toString("base64") : undefined;
  const { response, topics } = await render({ method: "GET", url, nonce });
  const body = await response.text();
  const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
  // Feeds and the like run nothing; a policy would only take away the browser's own way to show them.
  const policy =
    isProduction && type.startsWith("text/html")
      ? { "content-security-policy": contentSecurityPolicy({ https, nonce }) }
      : {};
  const location = response.headers.get("location");
  const retryAfter = response.headers.get("retry-after");
  const answer = await storeAnswer(
    response.status,
    {
      ...securityHeaders({ https }),
      ...policy,
      ...(location === null ? {} : { location }),
      ...(retryAfter === null ? {} : { "retry-after": retryAfter }),
      "content-type": type,
      vary: "Accept-Encoding, Cookie",
      "content-language": localeOf(url),
      ...(isAdministration(url)
        ? { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" }
        : { "cache-control": "no-cache" }),
    },
    body,
    effort,
  );
  return { answer, topics };
}

/** The administrator's area is kept by nobody and listed nowhere. */
export function isAdministration(url: string): boolean {
  return /^\/sd_admin(?![^/?.])/.test(url);
}
