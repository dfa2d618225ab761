import { readFileSync } from "node:fs";
import fastify from "fastify";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { iconAddress } from "#content/brand/identity.ts";
import { formatLogo } from "#content/brand/logo.ts";
import { pictureAddress } from "#content/brand/program-pictures.ts";
import { ownPageCardAddress, projectCardAddress } from "#content/lookup/social-card.ts";
import { createServices, type Services } from "#data/services.ts";
import type { Edit } from "#domain/content/edits.ts";
import { aPageDraft, aProject, storeProject } from "../../../tests/support/builders.ts";
import { openMemory } from "../../../tests/support/database.ts";
import { brandFiles, iconFiles } from "./brand-files.ts";
import { textFontVersion } from "./text-font.ts";

async function opened() {
  const database = await openMemory();
  const services = createServices({ database });
  const app = fastify();
  await app.register(brandFiles, { services, publicFolder: "public" });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  return { services, get };
}

async function publish({ siteContent }: Services, edits: Record<string, Edit>): Promise<void> {
  for (const [path, edit] of Object.entries(edits))
    await siteContent.setDraftField({ path, edit, basis: null, revision: 0, by: "kim" });
  await siteContent.publish((await siteContent.review()).draftHash, "kim");
}

const renamed = { "company.name": { kind: "text", ko: "한빛냉각", en: "Hanbit Cooling" } } as const;
const fact = (value: string) => ({ kind: "fact", value }) as const;

test("the icons are the files of the program until the company has its own name", async () => {
  const { services, get } = await opened();
  for (const file of iconFiles) {
    const response = await get(`/${file}`);
    expect([response.statusCode, response.rawPayload.equals(readFileSync(`public/${file}`))]).toEqual([
      200,
      true,
    ]);
    expect(response.headers["cache-control"]).toBe("public, max-age=86400");
  }
  await publish(services, renamed);
  for (const file of iconFiles) {
    const response = await get(`/${file}`);
    expect([file, response.rawPayload.equals(readFileSync(`public/${file}`))]).toEqual([file, false]);
    const again = await get(`/${file}`, { "if-none-match": response.headers.etag });
    expect(again.statusCode).toBe(304);
  }
});

test("a page's syllables are a font that browsers keep for ever, and other letters are no file", async () => {
  const { get } = await opened();
  const font = await get(`/brand/text.woff2?v=${textFontVersion}&letters=${encodeURIComponent("꿹뷁")}`);
  expect(font.statusCode).toBe(200);
  expect(font.headers).toMatchObject({
    "content-type": "font/woff2",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const former = await get(`/brand/text.woff2?v=1&letters=${encodeURIComponent("꿹뷁")}`);
  expect(former.headers["cache-control"]).not.toContain("immutable");
  for (const query of ["", "?letters=", "?letters=abc", "?letters=%EA%BF%B9&letters=abc"])
    expect((await get(`/brand/text.woff2${query}`)).statusCode, query).toBe(404);
});

test("icons have the sizes and forms that browsers and phones ask for", async () => {
  const { services, get } = await opened();
  await publish(services, { ...renamed, "company.brand.dark": fact("#1d3b2a") });
  for (const [file, side] of [
    ["favicon-32.png", 32],
    ["apple-touch-icon.png", 180],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
    ["icon-maskable-512.png", 512],
  ] as const) {
    const { width, height, format } = await sharp((await get(`/${file}`)).rawPayload).metadata();
    expect([width, height, format]).toEqual([side, side, "png"]);
  }
  const ico = (await get("/favicon.ico")).rawPayload;
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 2, 0, 16, 16]);
  expect(await groundOf((await get("/apple-touch-icon.png")).rawPayload)).toEqual([0x1d, 0x3b, 0x2a]);
});

test("a compact logo is the icon, on white", async () => {
  const { services, get } = await opened();
  const png = await sharp({ create: { width: 200, height: 200, channels: 4, background: "#c00000" } })
    .png()
    .toBuffer();
  const { name } = await services.files.store({ bytes: png, contentType: "image/png", extension: "png" });
  await publish(services, {
    "company.brand.logo": fact(formatLogo({ name, width: 200, height: 200 })),
  });
  const { rawPayload } = await get("/icon-maskable-512.png");
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x)).subarray(0, 3)];
  expect([at(2, 2), at(256, 256)]).toEqual([
    [255, 255, 255],
    [0xc0, 0, 0],
  ]);
});

test("an address that says its version is kept for ever only while it is that version", async () => {
  const { services, get } = await opened();
  await publish(services, renamed);
  const cached = async (address: string) => (await get(address)).headers["cache-control"];
  expect(await cached("/favicon.svg?v=other")).toBe("public, max-age=86400");
  // The shipped icon is not this company's any more.
  expect(await cached(pictureAddress("/favicon.svg"))).toBe("public, max-age=86400");
  const { company } = await services.siteContent.published();
  expect(await cached(iconAddress(company, "favicon.svg"))).toContain("immutable");
});

test("the icons that the program brings are kept for ever at the address that names their version", async () => {
  const { services, get } = await opened();
  const { company } = await services.siteContent.published();
  for (const file of iconFiles) {
    const address = iconAddress(company, file);
    expect(address).toBe(pictureAddress(`/${file}`));
    expect([file, (await get(address)).headers["cache-control"]]).toEqual([
      file,
      "public, max-age=31536000, immutable",
    ]);
  }
  expect((await get("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=86400");
});

test("the colours' style sheet says what its address says, and nothing else is one", async () => {
  const { get } = await opened();
  const response = await get("/brand/colors-8a1c4a-1d3b2a.css");
  expect(response.headers["content-type"]).toBe("text/css; charset=utf-8");
  expect(response.headers["cache-control"]).toContain("immutable");
  expect(response.body).toMatch(/^:root\{--color-ink:#[0-9a-f]{6};.*--color-action:#8a1c4a/);
  for (const other of [
    "colors-8a1c4-1d3b2a.css",
    "colors-8a1c4g-1d3b2a.css",
    "other.jpg",
    "home-de.jpg",
    "..%2fx",
  ])
    expect([other, (await get(`/brand/${other}`)).statusCode]).toEqual([other, 404]);
});

test("the card of a page is a picture of 1200 × 630 that changes with the company", async () => {
  const { services, get } = await opened();
  const before = await get("/brand/contact-ko.jpg");
  expect(await sharp(before.rawPayload).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: "jpeg",
  });
  await publish(services, {
    ...renamed,
    "company.brand.action": fact("#8a1c4a"),
    "contact.h1": { kind: "text", ko: "뷁 꿹 ".repeat(60), en: "<b>&amp;" },
  });
  const after = await get("/brand/contact-ko.jpg");
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  expect((await get("/brand/contact-en.jpg")).statusCode).toBe(200);
});

test("headings get the letters that the shipped font has not, and no others", async () => {
  const { services, get } = await opened();
  const before = lettersIn((await get("/brand/heading-x.css")).body);
  await publish(services, { "intro.h1": { kind: "text", ko: "뷁과 회사", en: "About" } });
  const { body, headers } = await get("/brand/heading-x.css");
  expect(headers["cache-control"]).toBe("no-store");
  expect(lettersIn(body).filter((letter) => !before.includes(letter))).toEqual(["U+bdc1"]);
  const address = /url\("([^"]+)"\)/.exec(body)?.[1] ?? "";
  const font = await get(address);
  expect(font.headers["content-type"]).toBe("font/woff2");
  expect(font.headers["cache-control"]).toContain("immutable");
  expect(font.rawPayload.toString("latin1", 0, 4)).toBe("wOF2");
  expect(font.rawPayload.length).toBeLessThan(2_000);
});

test("the sample is known by its mark, whatever its colours", async () => {
  const { services, get } = await opened();
  await publish(services, { "company.brand.dark": fact("#1d3b2a") });
  const icon = (await get("/apple-touch-icon.png")).rawPayload;
  expect(await groundOf(icon)).toEqual([0x1d, 0x3b, 0x2a]);
});

/** The letters of a font by its style sheet. */
function lettersIn(css: string): string[] {
  return /unicode-range:([^}]*)/.exec(css)?.[1]?.split(",") ?? [];
}

/** The colour of a tile beside its sign. */
async function groundOf(picture: Buffer): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  return [...data];
}

test("the picture of a project is a card for social networks, by its address, and no other is", async () => {
  const { services, get } = await opened();
  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: "teal" } })
    .webp()
    .toBuffer();
  await services.recordPictures.store("a.webp", { contentType: "image/webp", bytes: picture });
  const pictured = await storeProject(services.projects, aProject({ imageUrl: "/projects/a.webp" }));
  const bare = await storeProject(services.projects, aProject({ imageUrl: null }));
  const address = projectCardAddress(pictured) ?? "";
  const card = await get(address);
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.headers["cache-control"]).toContain("immutable");
  expect((await get(address.replace(/v=.*/, "v=other"))).headers["cache-control"]).toBe(
    "public, max-age=86400",
  );
  for (const id of [bare.id, 999_999, "0", "x"])
    expect((await get(`/brand/project-${id}.jpg`)).statusCode).toBe(404);
});

test("a published page of the company's own has a card in each of its languages, with its heading, and no other page has", async () => {
  const { services, get } = await opened();
  const add = async (draft = aPageDraft()) => {
    const added = await services.pageEditing.add({ kind: "news", draft }, "kim");
    if (added.kind !== "added") throw new Error(added.kind);
    return added.page;
  };
  const news = await add(aPageDraft({ languages: "ko" }));
  const draft = await add(aPageDraft({ address: "draft" }));
  await services.pageEditing.publish(news.id, news, "kim");
  const content = await services.siteContent.published();
  const address = ownPageCardAddress(content, { id: news.id, ...news.draft }, "ko");
  const card = await get(address);
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.headers["cache-control"]).toContain("immutable");
  const other = { ...news.draft, id: news.id, title: { ko: "다른 제목", en: "" } };
  expect(ownPageCardAddress(content, other, "ko")).not.toBe(address);
  for (const file of [`page-${news.id}-en`, `page-${draft.id}-ko`, "page-999-ko", "page-x-ko"])
    expect((await get(`/brand/${file}.jpg`)).statusCode).toBe(404);
});
