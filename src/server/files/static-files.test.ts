import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { builtFiles } from "./built-files.ts";
import { staticFiles } from "./static-files.ts";

let app: FastifyInstance;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  mkdirSync(join(folder, "public", "images", "deep"), { recursive: true });
  mkdirSync(join(folder, "public", "images", "og"));
  mkdirSync(join(folder, "public", "catalog"));
  for (const name of ["ours", "sample"])
    writeFileSync(join(folder, "public", "catalog", `${name}.pdf`), name);
  writeFileSync(join(folder, "public", "images", "deep", "tower.webp"), "picture");
  writeFileSync(join(folder, "public", "images", "og", "home-ko.jpg"), "card");
  writeFileSync(join(folder, "public", "proof.html"), "of an owner");
  writeFileSync(join(folder, "public", "favicon.svg"), "drawn elsewhere");
  writeFileSync(join(folder, "secret.txt"), "outside");
  mkdirSync(join(folder, "client", "assets"), { recursive: true });
  const asset = (name: string, text: string) => writeFileSync(join(folder, "client", "assets", name), text);
  asset("page-1a.js", "plain");
  asset("page-1a.js.br", "by brotli");
  asset("page-1a.js.gz", "by gzip");
  asset("tiny-2b.js", "too short to compress");
  asset("font-3c.woff2", "font");
  app = fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send("the page for nothing"));
  await app.register(staticFiles, {
    clientFolder: join(folder, "client"),
    publicFolder: join(folder, "public"),
    except: ["favicon.svg"],
    mayServe: async (path) => !["/catalog/sample.pdf", "/images/og/home-ko.jpg"].includes(path),
  });
});
afterAll(() => app.close());

describe("public files", () => {
  test.each(["/images/deep/tower.webp", "/proof.html", "/catalog/ours.pdf"])(
    "%s is served for a day",
    async (url) => {
      const { statusCode, headers } = await app.inject(url);
      expect(statusCode).toBe(200);
      expect(headers["cache-control"]).toBe("public, max-age=86400");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("of the program's pictures are kept for ever at the address that names their version, and for a day at others", async () => {
    const picture = "/images/deep/tower.webp";
    const cached = async (url: string) => (await app.inject(url)).headers["cache-control"];
    expect(await cached(pictureAddress(picture))).toBe("public, max-age=31536000, immutable");
    for (const other of [picture, `${picture}?v=`, `${picture}?v=0`, `${pictureAddress(picture)}0`])
      expect([other, await cached(other)]).toEqual([other, "public, max-age=86400"]);
    expect((await app.inject(pictureAddress("/images/none.webp"))).headers["cache-control"]).toBeUndefined();
  });

  test("are served in part where a part is asked for", async () => {
    const { statusCode, body } = await app.inject({ url: "/proof.html", headers: { range: "bytes=3-4" } });
    expect([statusCode, body]).toEqual([206, "an"]);
  });

  test.each([
    ["a missing file", "/images/none.webp"],
    ["a folder", "/images/"],
    ["a folder below", "/images/deep"],
    ["a way out", "/images/%2e%2e/%2e%2e/secret.txt"],
    ["an encoded way out", "/images/..%2f..%2fsecret.txt"],
    ["a zero byte", "/images/a%00b"],
    ["a way out of the build", "/assets/%2e%2e/%2e%2e/secret.txt"],
    ["a missing file of the build", "/assets/page-0.js"],
    ["a compressed form by its own name", "/assets/page-1a.js.br"],
    ["what others serve", "/favicon.svg"],
    ["what is not offered", "/catalog/sample.pdf"],
    ["what is not offered, spelled otherwise", "/catalog/%73ample.pdf"],
    ["what is not offered, with a query", "/catalog/sample.pdf?v=1"],
    ["what is not offered, by a detour", "/catalog//./sample.pdf"],
    ["what is not offered in another folder", "/images/og/home-ko.jpg"],
  ])("%s is answered like every unknown address", async (_case, url) => {
    const { statusCode, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([404, "the page for nothing"]);
  });
});

describe("files of the browser build", () => {
  test.each([
    ["gzip, deflate, br", "page-1a.js", "br", "by brotli"],
    ["gzip", "page-1a.js", "gzip", "by gzip"],
    ["br;q=0, gzip;q=0", "page-1a.js", undefined, "plain"],
    [undefined, "page-1a.js", undefined, "plain"],
    ["br", "tiny-2b.js", undefined, "too short to compress"],
    ["br", "font-3c.woff2", undefined, "font"],
  ])("for a client that takes %s: %s is sent in the encoding %s", async (accepted, name, encoding, text) => {
    const request = {
      url: `/assets/${name}`,
      headers: accepted === undefined ? {} : { "accept-encoding": accepted },
    };
    for (const method of ["GET", "HEAD", "GET"] as const) {
      const { statusCode, headers, body } = await app.inject({ ...request, method });
      expect([statusCode, body]).toEqual([200, method === "GET" ? text : ""]);
      expect(headers).toMatchObject({
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": String(text.length),
        "cross-origin-resource-policy": "same-origin",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
      });
      expect(headers["content-encoding"]).toBe(encoding);
    }
  });

  test.each([
    ["page-1a.js", "text/javascript; charset=utf-8"],
    ["font-3c.woff2", "font/woff2"],
  ])("%s has the type %s", async (name, type) => {
    expect((await app.inject(`/assets/${name}`)).headers["content-type"]).toBe(type);
  });

  test("of an unknown type stop the start", () => {
    const folder = mkdtempSync(join(tmpdir(), "built-"));
    writeFileSync(join(folder, "page.xyz"), "");
    expect(() => builtFiles(fastify(), folder)).toThrow("page.xyz");
  });
});
