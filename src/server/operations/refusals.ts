import type { FastifyInstance, FastifyRequest } from "fastify";
import { paths } from "#content/paths.ts";
import type { Services } from "#data/services.ts";
import type { CountedEvent } from "#domain/admin/security.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { isSameOrigin } from "#http/same-origin.ts";

/**
 * Routes that limit visitors, and the event that is counted when one exceeds a limit.
 * `/*`: forms that are sent without script to a page; all but that of the acceptance test are inquiries.
 */
export const limitedRoutes: Readonly<Record<string, CountedEvent>> = {
  "/api/auth/login": "login-limited",
  "/api/auth/password-reset": "password-reset-limited",
  "/api/auth/password-reset/confirm": "password-reset-limited",
  "/api/contact": "inquiry-limited",
  "/api/contact/files": "inquiry-limited",
  "/api/design-sheet.pdf": "sheet-limited",
  "/api/acceptance-report.pdf": "sheet-limited",
  "/api/submittal.zip": "sheet-limited",
  "/api/year": "calculation-limited",
  "/api/find-towers": "calculation-limited",
  "/*": "inquiry-limited",
};

const acceptancePaths = new Set(locales.map((locale) => pathIn(locale, paths.acceptance)));

/** Logs refusals by guards and limits in the security log. */
export function logRefusals(
  app: FastifyInstance,
  { securityLog }: Pick<Services, "securityLog">,
  siteUrl: string,
): void {
  app.addHook("onResponse", (request, { raw }, done) => {
    const event = refusalOf(request, raw.statusCode, siteUrl);
    if (event) securityLog.count(event, { address: request.ip });
    done();
  });
}

function refusalOf(request: FastifyRequest, status: number, siteUrl: string): CountedEvent | undefined {
  const { url = "" } = request.routeOptions;
  // A role that does not suffice and a password that must be entered again are refused with 403, too.
  if (status === 403) return isSameOrigin(request, siteUrl) ? undefined : "other-site";
  // The login itself reports why it failed.
  if (status === 401) return url === "/api/auth/login" ? undefined : "not-signed-in";
  if (status !== 429) return undefined;
  // Every other form that is sent to a page is an inquiry.
  return url === "/*" && acceptancePaths.has(request.url.replace(/\?.*/, ""))
    ? "calculation-limited"
    : limitedRoutes[url];
}
