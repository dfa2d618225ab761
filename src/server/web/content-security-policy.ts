import { createHash } from "node:crypto";
import { isPlatform, type PlatformFilm, playerHosts } from "#domain/films/platform-film.ts";
import { speculationRules } from "#web/layout/speculation-rules.ts";

/** Map services that the contact page may frame, and fetch to test whether they are available. */
const mapServices = ["https://www.openstreetmap.org"];

/** All inline scripts of public pages; data blocks, such as the props of islands, are not executed. */
const ownScripts = [speculationRules].map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);

export interface PolicyOptions {
  https: boolean;
  /**
   * Nonce of the inline scripts of a page that is rendered for one request: the text of these scripts differs each time. Other
   * pages are rendered once for all requests and cannot have a new nonce: their scripts are listed by hash.
   */
  nonce?: string | undefined;
  /** Pages that may frame this one, by default none; the editor frames the draft. */
  framedBy?: "'none'" | "'self'";
  /** The editor frames the pages of this site. */
  framesSameOrigin?: boolean;
  /** Platforms of the films of the page. */
  players?: readonly PlatformFilm["platform"][] | undefined;
}

/**
 * Policy of what a page may load and run. It is made of constants and never of the content of the page, so that
 * an injected script does not run.
 */
export function contentSecurityPolicy({
  https,
  nonce,
  framedBy = "'none'",
  framesSameOrigin = false,
  players = [],
}: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(nonce === undefined ? ownScripts : [`'nonce-${nonce}'`])],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...mapServices],
    "manifest-src": ["'self'"],
    "frame-src": [
      ...(framesSameOrigin ? ["'self'"] : []),
      ...mapServices,
      ...players.map((platform) => playerHosts[platform]),
    ],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [framedBy],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The platforms that a page names in its header `x-players`; a name that is none is left out. */
export function platformsOfPlayers(header: string | null): PlatformFilm["platform"][] {
  return (header ?? "").split(" ").filter(isPlatform);
}
