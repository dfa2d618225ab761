import { existsSync, readdirSync } from "node:fs";
import { posix, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { isSampleFile } from "#content/brand/sample-files.ts";
import { strictTransport } from "./web/security-headers.ts";

const oneDayS = 24 * 60 * 60;
const forever = `public, max-age=${365 * oneDayS}, immutable`;

export interface StaticFilesOptions {
  /** Folder of the browser build; its `assets/` have hashed names. */
  clientFolder: string;
  /** Folder of files that are served as they are: pictures, films, catalogues. */
  publicFolder: string;
  /** Files of it that others serve. */
  except: readonly string[];
  /** True when the site is served by https only. */
  https?: boolean;
  /** Returns true when a file of the program may be served on this site. */
  isOffered(path: string): Promise<boolean>;
}

/** Serves built files and pictures as immutable, other public files for a day. Pages and API never pass here. */
export async function staticFiles(app: FastifyInstance, options: StaticFilesOptions): Promise<void> {
  // Files are no documents: of the security headers these matter, and a file's request needs no id.
  // Each header costs every visitor bytes.
  const headers = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    ...(options.https ? strictTransport : {}),
  };
  app.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("x-request-id");
    reply.headers(headers);
    // HTTP/1.1 keeps connections open by default.
    reply.raw.removeHeader("connection");
  });
  app.addHook("onRequest", async (request, reply) => {
    const path = fileAskedFor(request.url);
    if (!isSampleFile(path) || (await options.isOffered(path))) return;
    reply.callNotFound();
    return reply;
  });
  // Folders, and paths that would lead out of them, are answered like any other missing file.
  app.setErrorHandler<FastifyError>((failure, _request, reply) => {
    if (failure.statusCode !== 403) throw failure;
    reply.callNotFound();
  });
  const assets = resolve(options.clientFolder, "assets");
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: "/assets/",
      immutable: true,
      maxAge: "1y",
      preCompressed: true,
      // The name changes with the content: it is never revalidated.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      decorateReply: false,
    });
  }
  const root = resolve(options.publicFolder);
  const shared = {
    index: false as const,
    maxAge: oneDayS * 1000,
    setHeaders(reply: FastifyReply) {
      const [path = "", query] = reply.request.url.split("?");
      if (query !== undefined && pictureAddress(path) === `${path}?${query}`)
        reply.header("cache-control", forever);
    },
  };
  // One route for each folder: a route for each of a thousand pictures would cost a start half a second.
  const entries = readdirSync(root, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    await app.register(fastifyStatic, {
      ...shared,
      root: resolve(root, name),
      prefix: `/${name}/`,
      decorateReply: false,
    });
  }
  await app.register(fastifyStatic, { ...shared, root, serve: false });
  for (const { name } of entries.filter((entry) => entry.isFile() && !options.except.includes(entry.name))) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name));
  }
}

/** The path of a file as it is looked for: `/images/%6fg/a.jpg` and `/images//og/a.jpg` are `/images/og/a.jpg`. */
function fileAskedFor(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}
