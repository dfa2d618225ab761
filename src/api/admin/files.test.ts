import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openAdministration } from "../../../tests/support/administrator.ts";
import { aPdf } from "../../../tests/support/documents.ts";
import { type Form, written } from "../../../tests/support/file-forms.ts";
import { aFilm } from "../../../tests/support/films.ts";
import { aPicture } from "../../../tests/support/pictures.ts";

type Opened = Awaited<ReturnType<typeof openAdministration>>;

function upload({ call }: Opened, kind: string, form: Partial<Form> & { bytes: Buffer }) {
  return call(`POST /api/admin/files/${kind}`, written([{ field: "file", ...form }]));
}

const picture = await aPicture();
const aDocument = aPdf();

describe("a file for the pages", () => {
  test("is stored under the hash of its content and served as immutable, whatever its name", async () => {
    const opened = await openAdministration();
    const { status, body } = await upload(opened, "document", { bytes: aDocument, name: "한글 이름.exe" });
    expect([status, body]).toMatchObject([
      200,
      { contentType: "application/pdf", size: aDocument.length, url: `/files/${body.name}` },
    ]);
    const served = await opened.app.inject(body.url);
    expect(served.rawPayload.equals(aDocument)).toBe(true);
    expect(served.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(aDocument.length),
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
    });
    const again = await opened.app.inject({
      url: body.url,
      headers: { "if-none-match": String(served.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("has the size of a picture in pixels", async () => {
    const opened = await openAdministration();
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
      .webp()
      .toBuffer();
    const { body } = await upload(opened, "picture", { bytes });
    expect(body).toMatchObject({ contentType: "image/webp", width: 30, height: 20 });
    const { headers } = await opened.app.inject(body.url);
    expect(headers["content-security-policy"]).toContain("sandbox");
  });

  test("that is a picture is served only in the sizes that pages use", async () => {
    const opened = await openAdministration();
    const bytes = await aPicture({ width: 1600, height: 1000 });
    const { body } = await upload(opened, "picture", { bytes });
    expect(body.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/);
    const base = body.url.replace(".webp", "");
    for (const [ending, size] of [
      ["-480.avif", [480, 300]],
      ["-1920.webp", [1600, 1000]],
      ["-480-square-0.avif", [480, 480]],
    ] as const) {
      const served = await opened.app.inject(base + ending);
      expect(served.headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable" });
      const { width, height } = await sharp(served.rawPayload).metadata();
      expect([ending, width, height]).toEqual([ending, ...size]);
    }
    for (const ending of ["-481.avif", "-480-square-3.avif", "-1920-square-50.avif"]) {
      const refused = await opened.app.inject({ url: base + ending, headers: { "accept-language": "en" } });
      expect([refused.statusCode, refused.body]).toEqual([404, expect.stringContaining("not offered")]);
    }
  });

  test.each<[string, string, Buffer, number, string]>([
    ["a picture that is a PDF", "picture", aDocument, 400, "WebP 파일만"],
    ["a document that is a picture", "document", picture, 400, "PDF 파일만"],
    ["nothing", "document", Buffer.alloc(0), 400, "빈 파일"],
    ["30 MB", "document", Buffer.concat([aDocument, Buffer.alloc(30 * 1024 * 1024)]), 413, "20MB 이하"],
    ["half a document", "document", aPdf({ pages: 200 }).subarray(0, 8_000), 400, "열 수 없습니다"],
    ["a document with a password", "document", aPdf({ isEncrypted: true }), 400, "암호나 권한 제한"],
    ["half a picture", "picture", picture.subarray(0, 60), 400, "열 수 없습니다"],
    ["a film that is a PDF", "film", aDocument, 400, "MP4, WebM 파일만"],
    ["no film", "film", Buffer.alloc(0), 400, "빈 파일"],
    ["half a film", "film", aFilm().subarray(0, 2_000), 400, "열 수 없습니다"],
    [
      "captions in another format",
      "captions",
      Buffer.from("1\n00:00:01,000 --> 00:00:02,000\n소리\n"),
      400,
      "WebVTT",
    ],
    ["captions without times", "captions", Buffer.from("WEBVTT\n\n소리\n"), 400, "시간을 읽을 수 없습니다"],
    ["captions of 2 MB", "captions", Buffer.alloc(2 * 1024 * 1024, "WEBVTT "), 413, "1MB 이하"],
    ["a film that few browsers play", "film", aFilm("unplayable.mp4"), 400, "H.264 코덱의 MP4"],
  ])("%s is refused in a sentence", async (_, kind, bytes, status, sentence) => {
    const response = await upload(await openAdministration(), kind, { bytes });
    expect([response.status, response.body.error]).toEqual([status, expect.stringContaining(sentence)]);
  });

  test("of a film above the size limit is refused before it is received", async () => {
    const { call } = await openAdministration();
    const { headers, payload } = written([{ field: "file", bytes: aFilm() }]);
    const length = String(102 * 1024 * 1024);
    const form = { headers: { ...headers, "content-length": length }, payload };
    const { status, body } = await call("POST /api/admin/files/film", form);
    expect([status, body.error]).toEqual([413, expect.stringContaining("100MB 이하")]);
  });

  test.each([
    ["tower.mp4", "video/mp4"],
    ["tower.webm", "video/webm"],
  ] as const)("%s is served whole and in parts, as players ask for them", async (file, contentType) => {
    const opened = await openAdministration();
    const bytes = aFilm(file);
    const { status, body } = await upload(opened, "film", { bytes, name: file });
    expect([status, body]).toMatchObject([
      200,
      { contentType, size: bytes.length, width: 160, height: 90, seconds: 1, url: `/files/${body.name}` },
    ]);
    const get = (range?: string) => opened.app.inject({ url: body.url, headers: range ? { range } : {} });
    const whole = await get();
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect(whole.headers).toMatchObject({
      "content-type": contentType,
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
    });
    const part = await get("bytes=100-199");
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true);
    const beyond = await get(`bytes=${bytes.length}-`);
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${bytes.length}`]);
  });

  test("with captions is served as WebVTT, under its own name only", async () => {
    const opened = await openAdministration();
    const bytes = Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\n팬이 돕니다.\n");
    const { body } = await upload(opened, "captions", { bytes, name: "tower.ko.vtt" });
    const served = await opened.app.inject(body.url);
    expect([served.headers["content-type"], served.body]).toEqual([
      "text/vtt; charset=utf-8",
      bytes.toString(),
    ]);
    expect((await opened.app.inject(`${body.url}/captions.vtt`)).statusCode).toBe(404);
  });

  test("that does not exist gets a plain text response", async () => {
    const { app } = await openAdministration();
    for (const name of [`${"0".repeat(32)}.pdf`, "..%2f..%2fetc", "x.pdf"]) {
      const response = await app.inject(`/files/${name}`);
      expect([name, response.statusCode, response.headers["content-type"]]).toEqual([
        name,
        404,
        "text/plain; charset=utf-8",
      ]);
    }
  });
});

describe("uploads of files", () => {
  test("are logged by name, cut to what the log holds, and refused ones are counted without being logged", async () => {
    const opened = await openAdministration();
    const logged = async () =>
      (await opened.services.audit.page(1)).entries.map(({ event, detail }) => [event, detail]);
    await upload(opened, "document", { bytes: picture, name: "wrong.pdf" });
    expect(await logged()).toEqual([]);
    await opened.services.securityLog.flush();
    expect((await opened.services.securityLog.page(1)).entries).toMatchObject([
      { event: "upload-refused", account: "admin" },
    ]);
    await upload(opened, "document", { bytes: aDocument, name: "a.pdf" });
    await upload(opened, "film", { bytes: aFilm(), name: `${"x".repeat(300)}.mp4` });
    expect(await logged()).toEqual([
      ["file-uploaded", "x".repeat(200)],
      ["file-uploaded", "a.pdf"],
    ]);
  });

  test("are limited to sixty in an hour", async () => {
    const opened = await openAdministration();
    for (let count = 0; count < 60; count++)
      expect((await upload(opened, "document", { bytes: Buffer.alloc(0) })).status).toBe(400);
    const { status, body, headers } = await upload(opened, "document", { bytes: aDocument });
    expect([status, body]).toEqual([
      429,
      { error: "파일을 너무 많이 올렸습니다. 60분 후에 다시 시도해 주세요." },
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(3_500);
  });

  test("are accepted up to three at the same time; others are told to retry", async () => {
    const { promise: checked, resolve: check } = Promise.withResolvers<void>();
    const opened = await openAdministration();
    const { accept } = opened.services.files;
    opened.services.files.accept = async (...given) => {
      await checked;
      return accept(...given);
    };
    const held = await openAdministration({ files: opened.services.files });
    const responses = Array.from({ length: 4 }, () => upload(held, "document", { bytes: aDocument }));
    const refused = await Promise.race(responses);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    check();
    const statuses = (await Promise.all(responses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 503]);
    expect((await upload(held, "document", { bytes: aDocument })).status).toBe(200);
  });

  test.each([
    ["as many bytes as a document and its form may have", 0, 400],
    ["one byte more", 1, 413],
  ])("that announce %s are read or refused", async (_, excess, status) => {
    const opened = await openAdministration();
    const { headers } = written([]);
    const length = String(20 * 1024 * 1024 + 64 * 1024 + excess);
    const response = await opened.call("POST /api/admin/files/document", {
      headers: { ...headers, "content-length": length },
      payload: written([]).payload,
    });
    expect(response.status).toBe(status);
  });

  test("with a file under another name, or with several, are refused", async () => {
    const opened = await openAdministration();
    const wrong = [
      written([{ field: "picture", bytes: aDocument }]),
      written([
        { field: "file", bytes: aDocument },
        { field: "file", bytes: aDocument },
      ]),
    ];
    const errors: string[] = [];
    for (const form of wrong) {
      const { status, body } = await opened.call("POST /api/admin/files/document", form);
      expect(status).toBe(400);
      errors.push(body.error);
    }
    expect(errors).toEqual([expect.stringContaining("선택해"), expect.stringContaining("하나만")]);
    expect((await opened.services.audit.page(1)).entries).toEqual([]);
  });
});
