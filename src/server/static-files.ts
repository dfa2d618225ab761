import { existsSync } from "node:fs";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isSampleFile } from "#content/brand/sample-files.ts";
import { sendErrorPage } from "./web/problems/page-problems.ts";

const oneDayS = 24 * 60 * 60;

export interface StaticFilesOptions {
  /** Folder of the browser build; its `assets/` have hashed names. */
  clientFolder: string;
  /** Folder of files that are served as they are: pictures, films, catalogues. */
  publicFolder: string;
  /** Files of it that others serve. */
  except: readonly string[];
  /** Whether a file of the program may be served on this site. */
  isOffered(path: string): Promise<boolean>;
}

/** Serves built files for ever, and public files for a day. Pages and API never pass here. */
export async function staticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  // Files are no documents: of the security headers these two matter, and nobody asks for the id of a file's request.
  // Each header costs every visitor bytes.
  app.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("x-request-id");
    reply.headers({ "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin" });
  });
  app.addHook("onRequest", async (request, reply) => {
    if (!isSampleFile(request.url) || (await options.isOffered(request.url))) return;
    await sendErrorPage(reply, 404, "badAddress");
  });
  const assets = resolve(options.clientFolder, "assets");
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      immutable: true,
      maxAge: "1y",
      preCompressed: true,
      // The name changes with the content: no second question is ever asked.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      decorateReply: false,
    });
  }
  await app.register(fastifyStatic, {
    root: resolve(options.publicFolder),
    prefix: "/",
    // One route per file that exists: everything else belongs to the pages.
    wildcard: false,
    globIgnore: [...options.except],
    index: false,
    maxAge: oneDayS * 1000,
    decorateReply: false,
  });
}
