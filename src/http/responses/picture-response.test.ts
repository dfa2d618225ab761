import fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { missingPictures } from "#content/problems/problems.ts";
import { redirectToOriginal, refusePicture, sendPicture } from "./picture-response.ts";

const app = fastify();
const name = "a-480.avif";
const bytes = Buffer.from("picture");

beforeAll(async () => {
  const results = {
    found: { kind: "found", contentType: "image/avif", bytes },
    missing: { kind: "missing" },
    broken: { kind: "broken" },
  } as const;
  for (const [path, result] of Object.entries(results))
    app.get(`/${path}`, (request, reply) => sendPicture(request, reply, name, result));
  app.get("/unknown-size", (request, reply) => refusePicture(request, reply, "unknown-size"));
  app.get("/busy", (_request, reply) => redirectToOriginal(reply, "/files/a.webp"));
  await app.ready();
  return () => app.close();
});

test("a picture is sent with its type, its name as tag, and is never asked for again", async () => {
  const response = await app.inject("/found");
  expect([response.statusCode, response.body]).toEqual([200, "picture"]);
  expect(response.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "image/avif",
    etag: `"${name}"`,
  });
});

test.each([
  [`"${name}"`, 304, ""],
  ["*", 304, ""],
  ['"another.avif"', 200, "picture"],
])("a client that has %s is answered with %i", async (tag, status, body) => {
  const response = await app.inject({ url: "/found", headers: { "if-none-match": tag } });
  expect([response.statusCode, response.body, response.headers.etag]).toEqual([status, body, `"${name}"`]);
});

test.each([
  ["missing", "ko"],
  ["missing", "en"],
  ["broken", "ko"],
  ["broken", "en"],
  ["unknown-size", "en"],
] as const)("a picture that is %s is refused in %s, for this time alone", async (reason, language) => {
  const response = await app.inject({ url: `/${reason}`, headers: { "accept-language": language } });
  expect([response.statusCode, response.body]).toEqual([404, missingPictures[language][reason]]);
  expect(response.headers).toMatchObject({
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
  });
});

test("the picture itself is named in place of a size that is not made yet, for this time alone", async () => {
  const { statusCode, headers } = await app.inject("/busy");
  expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
    302,
    "/files/a.webp",
    "no-store",
  ]);
});
