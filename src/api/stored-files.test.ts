import { describe, expect, test } from "vitest";
import { openApi } from "../../tests/support/api.ts";
import { aPdf } from "../../tests/support/documents.ts";

const bytes = aPdf({ size: 700_000 });
const size = bytes.length;
const saved = "뷁 카탈로그 (2026).pdf";

async function opened() {
  const { app, services } = await openApi();
  const { name } = await services.files.store({ bytes, contentType: "application/pdf", extension: "pdf" });
  const get = (headers: Record<string, string> = {}, url = `/files/${name}/${encodeURIComponent(saved)}`) =>
    app.inject({ method: "GET", url, headers });
  return { app, name, get };
}

test("a file of a CAD program is saved under its name, and never shown in the browser", async () => {
  const { app, services } = await openApi();
  const drawing = { bytes: Buffer.from("AC1032"), contentType: "application/octet-stream", extension: "dwg" };
  const { name } = await services.files.store(drawing);
  const as = (saved: string) => app.inject(`/files/${name}/${encodeURIComponent(saved)}`);
  const { statusCode, headers } = await as("외형도.dwg");
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/octet-stream"]);
  expect(headers["content-disposition"]).toMatch(/^attachment; .*\.dwg$/);
  expect((await as("외형도.pdf")).statusCode).toBe(404);
});

describe("a document", () => {
  test("is shown, and saved under its name, whatever letters that has", async () => {
    const { get } = await opened();
    const { statusCode, headers, rawPayload } = await get();
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(size),
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=31536000, immutable",
      "content-disposition": expect.stringMatching(
        /^inline; filename="_ _ \(2026\).pdf"; filename\*=UTF-8''%EB%B7%81/,
      ),
    });
    expect(headers["content-security-policy"]).toBeUndefined();
  });

  test.each<[string, number, number]>([
    ["bytes=0-9", 0, 10],
    ["bytes=262143-262145", 262_143, 262_146],
    [`bytes=${size - 5}-`, size - 5, size],
    ["bytes=-7", size - 7, size],
  ])("is sent in part to who asks for %s", async (range, from, to) => {
    const { get } = await opened();
    const { statusCode, headers, rawPayload } = await get({ range });
    expect(statusCode).toBe(206);
    expect(headers).toMatchObject({
      "content-range": `bytes ${from}-${to - 1}/${size}`,
      "content-length": String(to - from),
    });
    expect(rawPayload.equals(bytes.subarray(from, to))).toBe(true);
  });

  test("is sent whole where several parts are asked for, or a part of another file", async () => {
    const { get } = await opened();
    const { headers } = await get();
    const own = String(headers.etag);
    const status = async (asked: Record<string, string>) => (await get(asked)).statusCode;
    expect(await status({ range: "bytes=0-1,4-5" })).toBe(200);
    expect(await status({ range: "bytes=0-1", "if-range": '"another"' })).toBe(200);
    expect(await status({ range: "bytes=0-1", "if-range": "Sat, 21 Nov 2026 00:00:00 GMT" })).toBe(200);
    expect(await status({ range: "bytes=0-1", "if-range": own })).toBe(206);
    expect(await status({ range: "bytes=0-1", "if-none-match": own })).toBe(304);
  });

  test("has no part beyond its end", async () => {
    const { get } = await opened();
    const { statusCode, headers, body } = await get({ range: `bytes=${size}-` });
    expect([statusCode, headers["content-range"], body]).toEqual([416, `bytes */${size}`, ""]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("tells its size to who asks for nothing else", async () => {
    const { app, name } = await opened();
    for (const headers of [{}, { range: "bytes=0-1" }]) {
      const response = await app.inject({ method: "HEAD", url: `/files/${name}`, headers });
      expect([response.statusCode, response.headers["content-length"], response.body]).toEqual([
        200,
        String(size),
        "",
      ]);
    }
  });

  test.each([
    `${"x".repeat(85)}.pdf`,
    "카탈로그.exe",
    encodeURIComponent('a".pdf'),
    encodeURIComponent("a\r\nx: y.pdf"),
    "%E0%A4%A.pdf",
    `${encodeURIComponent("가".repeat(90))}.pdf`,
  ])("has no address with a name like %s", async (other) => {
    const { name, get } = await opened();
    const { statusCode } = await get({}, `/files/${name}/${other}`);
    expect([400, 404, 414]).toContain(statusCode);
  });

  test("may have a name of eighty syllables", async () => {
    const { name, get } = await opened();
    const long = encodeURIComponent(`${"꿹".repeat(76)}.pdf`);
    expect((await get({}, `/files/${name}/${long}`)).statusCode).toBe(200);
  });

  test("that is removed while it is sent ends as a failure, not as a whole", async () => {
    const { app, services } = await openApi({
      files: {
        find: async (name: string) => ({ name, contentType: "application/pdf", size: 10 }),
        async *read() {
          yield Buffer.from("%PDF-");
          throw new Error("gone");
        },
      } as never,
    });
    expect(services).toBeDefined();
    const url = `/files/${"0".repeat(32)}.pdf`;
    await expect(app.inject(url)).rejects.toThrow();
  });
});

describe("a picture", () => {
  const picture = `${"a".repeat(32)}.webp`;
  const found = { kind: "found", contentType: "image/avif", bytes: new Uint8Array([1, 2, 3]) } as const;

  /** The files of a site that has one picture, and smaller ones as the test says. */
  async function openPicture(find: () => Promise<object> = async () => found) {
    const { app } = await openApi({
      files: {
        find: async (name: string) =>
          name === picture ? { name, contentType: "image/webp", size: 3 } : undefined,
        async *read() {
          yield Buffer.from("abc");
        },
      } as never,
      fileVariants: { find } as never,
    });
    return (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/files/${url}`, headers });
  }

  test("runs nothing where it is opened by itself, and has no other name than its own", async () => {
    const get = await openPicture();
    const { statusCode, headers, body } = await get(picture);
    expect([statusCode, body]).toEqual([200, "abc"]);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${picture}"`,
    });
    expect(headers).not.toHaveProperty("content-disposition");
    expect((await get(`${picture}/tower.webp`)).statusCode).toBe(404);
  });

  test("has smaller versions, which are asked for once", async () => {
    const get = await openPicture();
    const name = picture.replace(".webp", "-480.avif");
    const { statusCode, headers } = await get(name);
    expect([statusCode, headers["content-type"], headers.etag]).toEqual([200, "image/avif", `"${name}"`]);
    expect((await get(name, { "if-none-match": `"${name}"` })).statusCode).toBe(304);
    expect((await get(`${name}/tower.avif`)).statusCode).toBe(404);
  });

  test("is sent itself while too many smaller ones wait to be made", async () => {
    const get = await openPicture(async () => ({ kind: "busy" }));
    const { statusCode, headers } = await get(picture.replace(".webp", "-480.avif"));
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
      302,
      `/files/${picture}`,
      "no-store",
    ]);
  });

  test.each([
    ["missing", "404: there is no such picture."],
    ["broken", "404: this picture cannot be opened. Upload it again."],
  ])("that is %s has no smaller version", async (kind, sentence) => {
    const get = await openPicture(async () => ({ kind }));
    const response = await get(picture.replace(".webp", "-480.avif"), { "accept-language": "en" });
    expect([response.statusCode, response.body]).toEqual([404, sentence]);
  });
});

test("an address without a file is a sentence that nobody keeps, in the language of the request", async () => {
  const { app } = await openApi();
  const sentences: string[] = [];
  for (const language of ["ko", "en"]) {
    const url = `/files/${"0".repeat(32)}.pdf`;
    const { statusCode, headers, body } = await app.inject({ url, headers: { "accept-language": language } });
    expect([statusCode, headers["cache-control"]]).toEqual([404, "no-store"]);
    sentences.push(body);
  }
  expect(sentences[0]).toMatch(/[가-힣]/);
  expect(sentences[1]).not.toMatch(/[가-힣]/);
});
