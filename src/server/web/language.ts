import { type Locale, localeOf, pathIn } from "#domain/locale.ts";

export interface Visit {
  /** Path and query, as requested. */
  url: string;
  /** The stored preference, if any and valid. */
  stored: Locale | undefined;
  /** `Referer` of the request. */
  referer: string | undefined;
  /** The site's own host, as the visitor typed it. */
  host: string;
  /** True where the browser only looks ahead (`Sec-Purpose: prefetch`). */
  prefetch: boolean;
}

export type LanguageDecision =
  | { kind: "serve" }
  /** The visitor prefers English: send the Korean address to its twin. */
  | { kind: "redirect"; to: string }
  /** The visitor came from the other language's pages, so this is the toggle: store the choice. */
  | { kind: "choose"; locale: Locale };

/**
 * Settles the language of a page request. `/en` decides by itself; on a Korean address a stored English
 * preference sends to the twin, unless the visitor has just come from an English page of ours:
 * English pages link to Korean ones by the language toggle only, so that is a choice, with or without script.
 */
export function decideLanguage(visit: Visit): LanguageDecision {
  const wanted = localeOf(pathOf(visit.url));
  const from = refererLocale(visit);
  if (!visit.prefetch && from !== undefined && from !== wanted && visit.stored !== wanted) {
    return { kind: "choose", locale: wanted };
  }
  if (wanted === "ko" && visit.stored === "en" && from !== "en")
    return { kind: "redirect", to: twin(visit.url) };
  return { kind: "serve" };
}

function refererLocale({ referer, host }: Visit): Locale | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === host ? localeOf(url.pathname) : undefined;
}

function twin(url: string): string {
  const path = pathOf(url);
  return pathIn("en", path) + url.slice(path.length);
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
