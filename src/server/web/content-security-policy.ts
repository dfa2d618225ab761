import { createHash } from "node:crypto";

/** Map services that the contact page may frame, and ask whether they answer. */
const mapServices = ["https://www.openstreetmap.org"];

/**
 * The policy of one page. Inline scripts are allowed by the hash of their text: pages are rendered once and
 * served from memory, so a nonce could not be new each time, and a hash is as strict.
 */
export function contentSecurityPolicy(html: string, { https }: { https: boolean }): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScriptHashes(html)],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...mapServices],
    "manifest-src": ["'self'"],
    "frame-src": mapServices,
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(https ? { "upgrade-insecure-requests": [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** CSP sources of the inline scripts that a browser would run; data blocks such as JSON-LD need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}
