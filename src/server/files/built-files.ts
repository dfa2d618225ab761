import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { bestEncoding, type Encoding } from "#http/responses/accept-encoding.ts";
import { forever } from "#http/responses/shared-cache-headers.ts";

/** Files of the browser build by type. */
const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/**
 * Serves `/assets/`, the files of the browser build, from memory: reading one takes seven times the processor time of a page.
 * A file is read when it is first requested; with all their forms they have 5 MB. Throws at the start where a file has an unknown type.
 * @param folder of the files, with their compressed forms beside them (`name.js.br`, `name.js.gz`)
 */
export function builtFiles(app: FastifyInstance, folder: string): void {
  const present = new Set(readdirSync(folder));
  const typeOf = new Map([...present].filter(isPlain).map((name) => [name, contentTypeOf(name)]));
  const contents = new Map<string, Promise<Buffer>>();

  function contentOf(name: string): Promise<Buffer> {
    const cached = contents.get(name);
    if (cached) return cached;
    const content = readFile(join(folder, name));
    contents.set(name, content);
    // The next request tries again.
    content.catch(() => contents.delete(name));
    return content;
  }

  app.get<{ Params: { "*": string } }>("/assets/*", async (request, reply) => {
    const name = request.params["*"];
    const type = typeOf.get(name);
    if (type === undefined) return reply.callNotFound();
    const best = bestEncoding(request.headers["accept-encoding"]);
    const encoding = present.has(name + suffixes[best]) ? best : "identity";
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply
      .header("cache-control", forever)
      .header("content-type", type)
      .header("vary", "Accept-Encoding")
      .send(await contentOf(name + suffixes[encoding]));
  });
}

function isPlain(name: string): boolean {
  return ![".br", ".gz"].includes(extname(name));
}

function contentTypeOf(name: string): string {
  const type = contentTypes[extname(name)];
  if (type === undefined)
    throw new Error(
      `No content type is known for ${name} of the browser build. Add its extension to contentTypes.`,
    );
  return type;
}
