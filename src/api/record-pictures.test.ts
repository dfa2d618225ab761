import { describe, expect, test } from "vitest";
import { openApi } from "../../tests/support/api.ts";
import { aPicture } from "../../tests/support/pictures.ts";

const hash = "0123456789abcdef0123456789abcdef";

async function openPictures(bytes?: Buffer) {
  const opened = await openApi();
  const picture = bytes ?? (await aPicture({ width: 600, height: 375 }));
  await opened.services.recordPictures.store(`${hash}.webp`, { contentType: "image/webp", bytes: picture });
  return opened;
}

describe("a smaller version of an uploaded picture", () => {
  test.each(["avif", "webp"])("is served as %s, for ever", async (format) => {
    const { app } = await openPictures();
    const url = `/projects/${hash}-480.${format}`;
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": `image/${format}`,
      "cache-control": "public, max-age=31536000, immutable",
    });
    const again = await app.inject({ url, headers: { "if-none-match": String(response.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each([
    ["a width that is not on the list", `${hash}-481.avif`, "this width is not offered"],
    ["a picture that was never uploaded", `${"f".repeat(32)}-480.avif`, "there is no such picture"],
    ["a name that is no upload's", "busan-hotel-480.avif", "there is no such picture"],
  ])("is not found in %s", async (_, name, sentence) => {
    const { app, database } = await openPictures();
    const response = await app.inject({ url: `/projects/${name}`, headers: { "accept-language": "en" } });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(response.body).toContain(sentence);
    expect(await database.db.selectFrom("pictureVariants").selectAll().execute()).toEqual([]);
  });

  test("of a damaged picture is not found, and the response says why", async () => {
    const { app } = await openPictures((await aPicture()).subarray(0, 60));
    const response = await app.inject(`/projects/${hash}-480.webp`);
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(response.body).toContain("사진을 열 수 없습니다");
  });

  test("is the picture itself while too many others are being made", async () => {
    const { app } = await openApi({ variants: { find: async () => ({ kind: "busy" }) } });
    const response = await app.inject(`/projects/${hash}-480.avif`);
    expect([response.statusCode, response.headers.location]).toEqual([302, `/projects/${hash}.webp`]);
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});
