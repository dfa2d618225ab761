import { existsSync, readdirSync } from "node:fs";
import { join, posix, relative, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { isSampleFile } from "#content/brand/sample-files.ts";
import { forever } from "#http/responses/shared-cache-headers.ts";
import { strictTransport } from "../web/security-headers.ts";
import { builtFiles } from "./built-files.ts";

const oneDayS = 24 * 60 * 60;

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
  mayServe(path: string): Promise<boolean>;
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
    if (!isSampleFile(path) || (await options.mayServe(path))) return;
    reply.callNotFound();
    return reply;
  });
  const assets = resolve(options.clientFolder, "assets");
  if (existsSync(assets)) builtFiles(app, assets);
  const root = resolve(options.publicFolder);
  await app.register(fastifyStatic, { ...publicFileOptions, root, serve: false });
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isDirectory()) publicFolderRoute(app, root, entry.name);
    else if (!options.except.includes(entry.name))
      app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name));
  }
}

const publicFileOptions = {
  index: false as const,
  maxAge: oneDayS * 1000,
  setHeaders(reply: FastifyReply) {
    const [path = "", query] = reply.request.url.split("?");
    if (query !== undefined && pictureAddress(path) === `${path}?${query}`)
      reply.header("cache-control", forever);
  },
};

/**
 * Serves the files that a folder has at the start. Their names are compared here: the plugin's own routes list the folder for each
 * request, which adds two thirds to the processor time of a picture. A route for each file would cost a start half a second.
 */
function publicFolderRoute(app: FastifyInstance, root: string, folder: string): void {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = new Set(files.map(({ parentPath, name }) => relative(root, join(parentPath, name))));
  app.get<{ Params: { "*": string } }>(`/${folder}/*`, (request, reply) => {
    const path = `${folder}/${request.params["*"]}`;
    return paths.has(path) ? reply.sendFile(path) : reply.callNotFound();
  });
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
