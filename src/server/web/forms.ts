import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isOurs } from "#http/same-origin.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { sendErrorPage } from "./page-problems.ts";
import { type RenderPage, type SiteFacts, webHeaders } from "./render-page.ts";

/** A form that is longer than its own limits allow still has to be answered by its page: 9 bytes a Hangul letter. */
const maxFormBytes = 256 * 1024;

/** Whatever is sent goes to the page as it came. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: maxFormBytes }, (_request, body, done) => {
    done(null, body);
  });
}

/** A form sent without script goes to the page's own action; its answer belongs to this visitor alone. */
export async function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  { siteUrl }: SiteFacts,
): Promise<FastifyReply> {
  if (!isOurs(request, siteUrl)) return sendErrorPage(reply, 403, "otherSite");
  const headers = webHeaders(request);
  // React Router would compare it with the configured address alone, and the site may be reached by others.
  headers.delete("origin");
  const body = request.body instanceof Buffer ? { body: new Uint8Array(request.body) } : {};
  const { response } = await render({
    method: request.method,
    url: request.url,
    headers,
    sender: request.ip,
    ...body,
  });
  // A page without a form of its own, or a file that is made like a page.
  if (response.status === 405) return sendErrorPage(reply.header("allow", "GET, HEAD"), 405, "wrongMethod");
  const html = await response.text();
  const https = siteUrl.startsWith("https:");
  reply.code(response.status).header("cache-control", "private, no-store");
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.header("content-security-policy", contentSecurityPolicy({ https })).send(html);
}
