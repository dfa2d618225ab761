import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "#data/services.ts";
import type { CountedEvent } from "#domain/admin/security.ts";
import { isSameOrigin } from "#http/same-origin.ts";

/** Routes that have limits, and what it is called when somebody is over one; `/*` are pages, whose one form is the inquiry. */
export const limitedRoutes: Readonly<Record<string, CountedEvent>> = {
  "/api/auth/login": "login-limited",
  "/api/auth/password-reset": "password-reset-limited",
  "/api/auth/password-reset/confirm": "password-reset-limited",
  "/api/contact": "inquiry-limited",
  "/api/contact/files": "inquiry-limited",
  "/api/design-sheet.pdf": "sheet-limited",
  "/api/acceptance-report.pdf": "sheet-limited",
  "/*": "inquiry-limited",
};

/** Counts refusals by guards and limits in the security log. */
export function countRefusals(
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
  // A role that does not suffice and a proof that is asked for again are refused with 403, too.
  if (status === 403) return isSameOrigin(request, siteUrl) ? undefined : "other-site";
  // The login itself reports why it failed.
  if (status === 401) return url === "/api/auth/login" ? undefined : "not-signed-in";
  return status === 429 ? limitedRoutes[url] : undefined;
}
