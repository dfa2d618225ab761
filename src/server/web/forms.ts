import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RateLimits } from "#data/rate-limits.ts";
import { isUnavailable } from "#domain/unavailable.ts";
import { hasFewFields, isFileForm, isForm, maxFormBytes } from "#http/form-body.ts";
import { failedFormLimits } from "#http/limits.ts";
import { isSameOrigin } from "#http/same-origin.ts";
import { markTooMany } from "#http/too-many.ts";
import { fileFormPaths } from "#web/page-parameters.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { pathOf } from "./language.ts";
import { sendErrorPage } from "./problems/page-problems.ts";
import { type RenderPage, type SiteConfig, webHeaders } from "./render-page.ts";

/** Passes bodies on unparsed, up to the maximum size of a form. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxFormBytes }, (_request, body, done) => {
    done(null, body);
  });
}

/**
 * Hooks of a route for forms: forms of other sites, and clients with too many failed forms, are refused before the body is read.
 * A form is counted when it arrives; its response takes the count back, unless it refuses the form (4xx). The API counts under the same
 * limit after the response (`limitFailedForms`). A redirect, an overload or a page that cannot be rendered is no fault of the sender,
 * who would be locked out by sending the form again.
 */
export function guardForms(limits: RateLimits, siteUrl: string) {
  const counted = new WeakSet<FastifyRequest>();
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      if (!isSameOrigin(request, siteUrl)) return sendErrorPage(reply, 403, "otherSite");
      const rateLimit = await limits.consumeAll(failedFormLimits(request.ip)).catch(rethrowUnlessUnavailable);
      if (rateLimit?.allowed === false)
        return sendErrorPage(markTooMany(reply, rateLimit.retryAfterMs), 429, "tooMany");
      if (rateLimit) counted.add(request);
      return undefined;
    },
    async onSend(request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> {
      const isFailed = statusCode >= 400 && statusCode < 500;
      if (isFailed || !counted.delete(request)) return;
      await limits
        .refundAll(failedFormLimits(request.ip))
        .catch((failure: unknown) => request.log.error(failure));
    },
  };
}

/** Answers a form that was sent without script by the action of its page. The response is private. */
export async function renderFormResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  { siteUrl }: SiteConfig,
): Promise<FastifyReply> {
  const form = formOf(request);
  if (form && !hasFewFields(form, request.headers["content-type"]))
    return sendErrorPage(reply, 400, "refused");
  const headers = webHeaders(request);
  // React Router would accept the configured address only; `guardForms` has checked the origin.
  headers.delete("origin");
  const { response } = await render({
    method: request.method,
    url: request.url,
    headers,
    sender: request.ip,
    ...(form && { body: new Uint8Array(form) }),
  });
  // The page has no form.
  if (response.status === 405) return sendErrorPage(reply.header("allow", "GET, HEAD"), 405, "wrongMethod");
  const html = await response.text();
  const https = siteUrl.startsWith("https:");
  reply.code(response.status).header("cache-control", "private, no-store");
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.header("content-security-policy", contentSecurityPolicy({ https })).send(html);
}

/** Returns the form that was sent; a body of another type is an empty form, and the page shows what is missing. */
function formOf({ body, headers, url }: FastifyRequest): Buffer | undefined {
  const type = headers["content-type"];
  const isAccepted = isForm(type) || (isFileForm(type) && fileFormPaths.has(pathOf(url)));
  return body instanceof Buffer && isAccepted ? body : undefined;
}

/** Without the database nothing is counted; the page reports that the form cannot be stored. */
function rethrowUnlessUnavailable(failure: unknown): undefined {
  if (!isUnavailable(failure)) throw failure;
}
