import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Content } from "#content/editing/defaults.ts";
import { marked } from "#content/editing/marks.ts";
import { contentWith, editsOfDraft } from "#data/content/site-content.ts";
import type { Services } from "#data/services.ts";
import { editsByPath } from "#domain/content/edits.ts";
import { playersHeader } from "#web/films/players-header.ts";
import { contentSecurityPolicy, platformsOfPlayers } from "./content-security-policy.ts";
import { sendErrorPage } from "./problems/page-problems.ts";
import type { RenderPage } from "./render-page.ts";

/** Prefix of the paths of draft pages. */
const draftPath = "/sd_admin/draft";

export interface DraftOptions {
  siteContent: Services["siteContent"];
  render: RenderPage;
  https: boolean;
  /** Returns true for a request of an account that may edit content. */
  isEditor(request: FastifyRequest): Promise<boolean>;
}

/**
 * Shows editors the public pages with the draft, or with a version of the content (`?version=`). Every text of the draft has a
 * mark; a table at the end of the page maps marks to paths of the content, for the editor that frames the page.
 */
export function serveDraft(app: FastifyInstance, options: DraftOptions): void {
  const { siteContent, render, https, isEditor } = options;
  app.get(`${draftPath}/*`, async (request, reply) => {
    if (!(await isEditor(request))) return reply.redirect("/sd_admin/login", 302);
    const url = new URL(request.url.slice(draftPath.length), "http://page");
    const version = url.searchParams.get("version");
    url.searchParams.delete("version");
    const preview =
      version === null ? marked(await draftContent(siteContent)) : await versionOf(siteContent, version);
    if (!preview) return sendErrorPage(reply, 404, "badAddress");
    const page = { method: "GET", url: url.pathname + url.search, content: preview.content };
    const { response } = await render(page);
    const html = withMarks(await response.text(), preview.paths);
    return reply
      .code(response.status)
      .type("text/html; charset=utf-8")
      .headers({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "x-frame-options": "SAMEORIGIN",
        "content-security-policy": contentSecurityPolicy({
          https,
          framedBy: "'self'",
          players: platformsOfPlayers(response.headers.get(playersHeader)),
        }),
      })
      .send(html);
  });
}

async function draftContent(siteContent: Services["siteContent"]): Promise<Content> {
  const edits = editsByPath(editsOfDraft(await siteContent.draft()));
  return contentWith(edits, await siteContent.defaultContent(edits));
}

async function versionOf(siteContent: Services["siteContent"], version: string) {
  const found = /^\d{1,9}$/.test(version) ? await siteContent.version(Number(version)) : undefined;
  if (!found) return undefined;
  const edits = editsByPath(found);
  return { content: contentWith(edits, await siteContent.defaultContent(edits)), paths: [] };
}

function withMarks(html: string, paths: readonly string[]): string {
  const table = JSON.stringify(paths).replaceAll("<", "\\u003c");
  return html.replace(
    "</body>",
    () => `<script type="application/json" id="content-marks">${table}</script></body>`,
  );
}
