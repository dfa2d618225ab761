import { createHash } from "node:crypto";
import { connect } from "node:net";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { type Form, written } from "../../../../tests/support/file-forms.ts";
import {
  aContainer,
  anAnimation,
  aPicture,
  aPictureAs,
  aPictureWithMetadata,
  filledUp,
  pictureChunk,
} from "../../../../tests/support/pictures.ts";

const oneMegabyte = 1024 * 1024;
const tooLarge = "파일 크기는 1MB를 초과할 수 없습니다.";
const notWebp = "WebP 파일만 업로드 가능합니다. JPG/PNG 파일은 WebP로 변환 후 업로드해주세요.";
const badName = expect.stringContaining("파일명에는 한글을 사용할 수 없으며");
const longName = expect.stringContaining("파일명이 너무 깁니다");
const damaged = expect.stringContaining("사진을 열 수 없습니다");
const animated = expect.stringContaining("움직이는 WebP");
const tooBig = expect.stringContaining("4,096px");
const missing = "올릴 사진을 선택해 주세요.";
const empty = expect.stringContaining("빈 파일");

type Opened = Awaited<ReturnType<typeof openAdministration>>;

function upload({ call }: Opened, form: Form) {
  return call("POST /api/projects/upload-image", written([form]));
}

describe("a picture", () => {
  test("is stored under the hash of its content and served as immutable", async () => {
    const opened = await openAdministration();
    const bytes = await aPicture();
    const response = await upload(opened, { bytes });
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const imageUrl = `/projects/${hash}.webp`;
    expect([response.status, response.body]).toEqual([200, { success: true, imageUrl }]);
    const served = await opened.app.inject(imageUrl);
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    const again = await opened.app.inject({
      url: imageUrl,
      headers: { "if-none-match": `W/"a", ${served.headers.etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await opened.app.inject({ url: imageUrl, method: "HEAD" })).statusCode).toBe(200);
  });

  test("that is uploaded twice has one address", async () => {
    const opened = await openAdministration();
    const [one, other] = [await aPicture(), await aPicture()];
    const first = await upload(opened, { bytes: one, name: "a.webp" });
    expect((await upload(opened, { bytes: other, name: "b.webp" })).body).toEqual(first.body);
  });

  test("of exactly one megabyte is accepted", async () => {
    const opened = await openAdministration();
    const bytes = filledUp(await aPicture(), oneMegabyte);
    expect(bytes).toHaveLength(oneMegabyte);
    expect((await upload(opened, { bytes })).status).toBe(200);
  });

  test("keeps every pixel, and loses the camera's metadata", async () => {
    const opened = await openAdministration();
    const bytes = await aPictureWithMetadata("somebody's name");
    expect(bytes.includes("somebody's name")).toBe(true);
    const { imageUrl } = (await upload(opened, { bytes })).body;
    const stored = (await opened.app.inject(imageUrl)).rawPayload;
    expect(stored.includes("somebody's name")).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(stored)).equals(await pixels(bytes))).toBe(true);
  });

  test.each(["a.webp", "A_b-1.2.WEBP", "photo.php.webp", ".webp", "a..webp", `${"x".repeat(195)}.webp`])(
    "may be called %s; its address is a hash all the same",
    async (name) => {
      const opened = await openAdministration();
      const response = await upload(opened, { bytes: await aPicture(), name });
      expect(response.body.imageUrl).toMatch(/^\/projects\/[0-9a-f]{32}\.webp$/);
    },
  );

  test("may declare another type: the content decides", async () => {
    const opened = await openAdministration();
    const response = await upload(opened, { bytes: await aPicture(), type: "application/octet-stream" });
    expect(response.status).toBe(200);
  });

  test("of a deleted project is kept while the project can be restored, or it may wait for another one", async () => {
    const opened = await openAdministration();
    const { imageUrl } = (await upload(opened, { bytes: await aPicture() })).body;
    const form = {
      title: "가",
      description: "나",
      clientCompany: "다",
      country: "한국",
      capacity: "1RT",
      coolingTowerType: "bac",
      imageUrl,
    };
    const { id } = (await opened.call("POST /api/projects", { payload: form })).body;
    expect((await opened.app.inject(imageUrl)).statusCode).toBe(200);
    await opened.call(`DELETE /api/projects/${id}`);
    expect((await opened.app.inject(imageUrl)).statusCode).toBe(200);
    await upload(opened, { bytes: await aPicture() });
    await opened.call("POST /api/admin/projects/trash/erase", { payload: { ids: [id] } });
    expect((await opened.call("POST /api/projects", { payload: form })).body).toMatchObject({ imageUrl });
    expect((await opened.app.inject(imageUrl)).statusCode).toBe(200);
  });

  test("is logged with its file name", async () => {
    const opened = await openAdministration();
    await upload(opened, { bytes: await aPicture(), name: "ulsan.webp" });
    expect((await opened.services.audit.page(1)).entries).toMatchObject([
      { event: "picture-uploaded", detail: "ulsan.webp" },
    ]);
  });
});

const simple = await aPicture();
const bitstream = pictureChunk(simple);
const features = (flags: number, width = 160, height = 100) => {
  const content = Buffer.alloc(10);
  content.writeUInt8(flags, 0);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return content;
};
/** The header of a lossless picture of a size, without pixel data. */
const lossless = (width: number, height: number) => {
  const content = Buffer.alloc(64);
  content.writeUInt8(0x2f, 0);
  content.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  return content;
};

const hostile: [string, number, unknown, Form][] = [
  ["of no bytes", 400, empty, { bytes: Buffer.alloc(0) }],
  ["of one byte over a megabyte", 413, tooLarge, { bytes: filledUp(simple, oneMegabyte + 1) }],
  ["of two megabytes", 413, tooLarge, { bytes: Buffer.alloc(2 * oneMegabyte) }],
  ["with a Korean name", 400, badName, { bytes: simple, name: "냉각탑.webp" }],
  ["with a decomposed Korean name", 400, badName, { bytes: simple, name: "탑.webp".normalize("NFD") }],
  ["with a blank in the name", 400, badName, { bytes: simple, name: "a b.webp" }],
  ["with a way up in the name", 400, badName, { bytes: simple, name: "../../etc/a.webp" }],
  ["with a Windows path as its name", 400, badName, { bytes: simple, name: "C:/a.webp" }],
  ["with a percent sign in the name", 400, badName, { bytes: simple, name: "a%2e.webp" }],
  ["with markup in the name", 400, badName, { bytes: simple, name: "<svg>.webp" }],
  ["with an emoji in the name", 400, badName, { bytes: simple, name: "😀.webp" }],
  ["with a NUL in the name", 400, badName, { bytes: simple, name: "a\u0000.webp" }],
  ["with a semicolon in the name", 400, badName, { bytes: simple, name: "a;b.webp" }],
  ["with a name of 300 characters", 400, longName, { bytes: simple, name: `${"x".repeat(295)}.webp` }],
  ["with a name of 201 characters", 400, longName, { bytes: simple, name: `${"x".repeat(196)}.webp` }],
  ["with another ending", 400, notWebp, { bytes: simple, name: "a.webp.exe" }],
  ["with no ending", 400, notWebp, { bytes: simple, name: "webp" }],
  ["named as a JPEG", 400, notWebp, { bytes: simple, name: "a.jpg" }],
  ["with a dot as its name", 400, notWebp, { bytes: simple, name: "." }],
  ["that is a JPEG", 400, notWebp, { bytes: await aPictureAs("jpeg") }],
  ["that is a PNG", 400, notWebp, { bytes: await aPictureAs("png") }],
  ["that is a GIF", 400, notWebp, { bytes: await aPictureAs("gif") }],
  ["that is an AVIF", 400, notWebp, { bytes: await aPictureAs("avif") }],
  ["that is a TIFF", 400, notWebp, { bytes: await aPictureAs("tiff") }],
  ["that is SVG with a script", 400, notWebp, { bytes: Buffer.from("<svg><script>1</script></svg>") }],
  ["that is a page", 400, notWebp, { bytes: Buffer.from("<!doctype html><script>1</script>") }],
  ["that is a ZIP", 400, notWebp, { bytes: Buffer.from("PK\u0003\u0004xxxxxxxxxxxxxxxx") }],
  ["of random bytes", 400, notWebp, { bytes: Buffer.from("a8f3c2d19e7b".repeat(20), "hex") }],
  ["of three bytes", 400, notWebp, { bytes: Buffer.from("RIF") }],
  ["that is sound", 400, notWebp, { bytes: Buffer.concat([Buffer.from("RIFF\u0004\0\0\0WAVE")]) }],
  ["that is only a header", 400, damaged, { bytes: aContainer([]) }],
  ["with a header cut off", 400, damaged, { bytes: simple.subarray(0, 12) }],
  ["cut in half", 400, damaged, { bytes: simple.subarray(0, simple.length >> 1) }],
  ["cut by one byte", 400, damaged, { bytes: simple.subarray(0, -2) }],
  ["whose picture is missing", 400, damaged, { bytes: aContainer([["VP8X", features(0)]]) }],
  ["whose picture is noise", 400, damaged, { bytes: aContainer([["VP8 ", Buffer.alloc(200, 7)]]) }],
  ["whose picture is empty", 400, damaged, { bytes: aContainer([["VP8 ", Buffer.alloc(0)]]) }],
  [
    "whose picture is half a picture",
    400,
    damaged,
    { bytes: aContainer([["VP8 ", bitstream.subarray(0, 40)]]) },
  ],
  ["whose chunk claims more than there is", 400, damaged, { bytes: claiming(0x7fff_fff0) }],
  ["whose chunk claims the whole memory", 400, damaged, { bytes: claiming(0xffff_ffff) }],
  ["that is animated", 400, animated, { bytes: await anAnimation() }],
  [
    "that says it is animated",
    400,
    animated,
    {
      bytes: aContainer([
        ["VP8X", features(0x02)],
        ["VP8 ", bitstream],
      ]),
    },
  ],
  [
    "with a hidden animation",
    400,
    animated,
    {
      bytes: aContainer([
        ["VP8 ", bitstream],
        ["ANMF", Buffer.alloc(16)],
      ]),
    },
  ],
  ["that is 16,383 px wide", 400, tooBig, { bytes: await aPicture({ width: 16_383, height: 1 }) }],
  ["that is 4,097 px high", 400, tooBig, { bytes: await aPicture({ width: 1, height: 4097 }) }],
  [
    "that claims 268 million pixels",
    400,
    tooBig,
    { bytes: aContainer([["VP8L", lossless(16_383, 16_383)]]) },
  ],
  [
    "that claims a canvas of 16 million px",
    400,
    expect.any(String),
    {
      bytes: aContainer([
        ["VP8X", features(0, 2 ** 24, 2 ** 24)],
        ["VP8 ", bitstream],
      ]),
    },
  ],
  [
    "that hides a large picture behind a small canvas",
    400,
    damaged,
    {
      bytes: aContainer([
        ["VP8X", features(0, 16, 16)],
        ["VP8L", lossless(16_383, 16_383)],
      ]),
    },
  ],
  ["under another field", 400, missing, { bytes: simple, field: "file" }],
  ["under a field that every object has", 400, missing, { bytes: simple, field: "__proto__" }],
];

describe("a hostile upload", () => {
  test.each(hostile)("%s is refused", async (_, status, error, form) => {
    const opened = await openAdministration();
    const response = await upload(opened, form);
    expect([response.status, response.body]).toEqual([status, { success: false, error }]);
    expect((await opened.services.audit.page(1)).total).toBe(0);
    expect((await opened.services.securityLog.page(1)).entries).toMatchObject([
      { event: "upload-refused", account: "admin", address: "127.0.0.1" },
    ]);
  });

  test.each([
    ["a page behind the end", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("<script>1</script>")])],
    [
      "a script in a chunk of its own",
      () =>
        aContainer([
          ["VP8 ", bitstream],
          ["<scr", Buffer.from("<script>1</script>")],
        ]),
    ],
    [
      "a script before the picture",
      () =>
        aContainer([
          ["XMP ", Buffer.from("<script>1</script>")],
          ["VP8 ", bitstream],
        ]),
    ],
  ])("that is a picture with %s is stored as the picture alone", async (_, make) => {
    const opened = await openAdministration();
    const { imageUrl } = (await upload(opened, { bytes: make(simple) })).body;
    const stored = (await opened.app.inject(imageUrl)).rawPayload;
    expect(stored.equals(simple)).toBe(true);
  });

  test.each([
    ["that ends too early", written([{ bytes: simple }], "").payload.subarray(0, -60)],
    ["without a part", Buffer.from("--x--\r\n")],
    ["that is no form", Buffer.from("nothing of the kind")],
    ["with two files", written([{ bytes: simple, field: "other" }, { bytes: simple }]).payload],
    ["of no bytes", Buffer.alloc(0)],
  ])("in a form %s is refused", async (_, payload) => {
    const opened = await openAdministration();
    const { headers } = written([]);
    const response = await opened.call("POST /api/projects/upload-image", { headers, payload });
    expect([response.status, response.body.success]).toEqual([400, false]);
  });

  test("that announces its size is refused before it is read", async () => {
    const { app, cookie } = await openAdministration();
    let isRead = false;
    app.addHook("preParsing", async () => {
      isRead = true;
    });
    const response = await app.inject({
      method: "POST",
      url: "/api/projects/upload-image",
      headers: { cookie, "content-type": "multipart/form-data; boundary=x", "content-length": "999999999" },
    });
    expect([response.statusCode, response.json(), isRead]).toEqual([
      413,
      { success: false, error: tooLarge },
      false,
    ]);
  });

  test("is the sixty-first of an hour", async () => {
    const opened = await openAdministration();
    const bytes = Buffer.alloc(0);
    for (let i = 0; i < 60; i++) expect((await upload(opened, { bytes })).status).toBe(400);
    const response = await upload(opened, { bytes: simple });
    expect([response.status, response.body]).toEqual([
      429,
      { success: false, error: "파일을 너무 많이 올렸습니다. 60분 후에 다시 시도해 주세요." },
    ]);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(3500);
  });
});

describe("uploads at the same time", () => {
  test("are accepted up to eight; others are told to retry", async () => {
    const { promise: checked, resolve: check } = Promise.withResolvers<void>();
    const accept = async () => {
      await checked;
      return { kind: "stored" as const, url: "/projects/a.webp" };
    };
    const opened = await openAdministration({ recordPictureUploads: { accept } });
    const responses = Array.from({ length: 9 }, () => upload(opened, { bytes: simple }));
    const refused = await Promise.race(responses);
    expect([refused.status, refused.body, refused.headers["retry-after"]]).toEqual([
      503,
      { error: "지금 요청이 몰려 처리하지 못했습니다. 잠시 후 다시 시도해 주세요." },
      "5",
    ]);
    check();
    const taken = (await Promise.all(responses)).filter(({ status }) => status === 200);
    expect(taken).toHaveLength(8);
    expect((await upload(opened, { bytes: simple })).status).toBe(200);
  });

  test("that are aborted release their slots", async () => {
    const opened = await openAdministration();
    const { port } = new URL(await opened.app.listen({ host: "127.0.0.1", port: 0 }));
    const { payload } = written([{ bytes: simple }]);
    const half = [
      "POST /api/projects/upload-image HTTP/1.1\r\nHost: 127.0.0.1",
      `Cookie: ${opened.cookie}\r\nContent-Length: ${payload.length}`,
      "Content-Type: multipart/form-data; boundary=x\r\n\r\n",
    ].join("\r\n");
    const begin = () => {
      const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
      socket.write(half);
      socket.write(payload.subarray(0, payload.length >> 1));
      return socket;
    };
    const sockets = Array.from({ length: 8 }, begin);
    const status = async () => (await upload(opened, { bytes: simple })).status;
    // Retried: our own request may have taken the slot that another one was refused.
    const statusBesideMore = () => {
      sockets.push(begin());
      return status();
    };
    // Each attempt counts towards the sixty uploads of an hour.
    const few = { interval: 700 };
    await expect.poll(statusBesideMore, few).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(status, few).toBe(200);
  });
});

test("two pictures in one form are refused, and neither is stored", async () => {
  const opened = await openAdministration();
  const [one, other] = [await aPicture(), await aPicture()];
  const sent = written([{ bytes: one }, { bytes: other, name: "other.webp" }]);
  const response = await opened.call("POST /api/projects/upload-image", sent);
  expect([response.status, response.body]).toEqual([
    400,
    { success: false, error: "사진은 한 번에 한 장만 올릴 수 있습니다. 파일을 하나만 선택해 주세요." },
  ]);
  const hash = createHash("sha256").update(one).digest("hex").slice(0, 32);
  expect((await opened.app.inject(`/projects/${hash}.webp`)).statusCode).toBe(404);
  expect((await upload(opened, { bytes: one })).status).toBe(200);
});

test("a picture is refused in English where that is asked for", async () => {
  const { call } = await openAdministration();
  const sent = written([{ bytes: await aPicture(), name: "tower.jpg" }]);
  const headers = { ...sent.headers, "accept-language": "en" };
  const { body } = await call("POST /api/projects/upload-image", { ...sent, headers });
  expect(body.error).toContain("Only WebP files");
});

test.each(["/projects/none.webp", "/projects/..%2f.webp", `/projects/${"x".repeat(150)}.webp`])(
  "%s is no picture",
  async (url) => {
    const { app } = await openAdministration();
    const response = await app.inject(url);
    expect(response.headers["content-type"]).not.toContain("image");
  },
);

test("other addresses under /projects are handled by the pages", async () => {
  const { app } = await openAdministration();
  for (const url of ["/projects/gallery", "/projects", "/projects/a.webp.txt", "/projects/a/b.webp"]) {
    expect([url, (await app.inject(url)).body]).toEqual([url, "<p>a page</p>"]);
  }
});

function claiming(size: number): Buffer {
  const file = Buffer.from(simple);
  file.writeUInt32LE(size, 16);
  return file;
}
