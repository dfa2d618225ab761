import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { programPicturesVersion } from "#content/brand/program-pictures.ts";
import {
  openGraphPictures,
  type Picture,
  pictures,
  projectPictures,
} from "#web/pictures/manifest.generated.ts";
import { pictureSources } from "../assets/pictures/pictures.ts";

const imageFolder = fileURLToPath(new URL("../public/images/", import.meta.url));
const kilobyte = 1000;

/** The largest file allowed at each width, kB: what a page can afford to load. */
const sizeLimits = [
  { upToWidth: 480, kilobytes: 45 },
  { upToWidth: 800, kilobytes: 90 },
  { upToWidth: 1200, kilobytes: 140 },
  { upToWidth: 1920, kilobytes: 220 },
];

describe.each(Object.entries<Picture>(pictures))("picture %s", (key, picture) => {
  const files = picture.widths.flatMap((width) =>
    picture.formats.map((format) => ({ width, name: `${key}-${width}.${format}` })),
  );

  test("is there in every width and format it promises, in its own proportions", async () => {
    for (const { width, name } of files) {
      const file = await sharp(imageFolder + name).metadata();
      expect({ name, width: file.width }).toEqual({ name, width });
      expect(Math.abs(file.height - (width * picture.height) / picture.width), name).toBeLessThanOrEqual(1);
    }
  });

  test("is light enough for a phone", () => {
    for (const { width, name } of files) {
      const limit = sizeLimits.find(({ upToWidth }) => width <= upToWidth)?.kilobytes ?? 0;
      expect(statSync(imageFolder + name).size, name).toBeLessThan(limit * kilobyte);
    }
  });

  test("says in Korean and in English what it shows, and has a tiny placeholder", () => {
    expect(picture.alt.ko).toMatch(/[가-힣]{2}/);
    expect(picture.alt.en).not.toMatch(/[가-힣]/);
    expect(picture.alt.en.length).toBeGreaterThan(10);
    expect(picture.placeholder.length).toBeLessThan(400);
  });

  test("was made by a script that is in the repository", () => {
    const [script = ""] = picture.script.split(" ");
    expect(existsSync(new URL(`../${script}`, import.meta.url)), picture.script).toBe(true);
  });
});

test("pictures have the descriptions of their sources", () => {
  const described = Object.fromEntries(pictureSources.map(({ key, alt }) => [key, alt]));
  const manifest = Object.fromEntries(Object.entries<Picture>(pictures).map(([key, { alt }]) => [key, alt]));
  expect(manifest).toMatchObject(described);
});

test("no picture lies in public/images that the manifest does not name", () => {
  const named = Object.entries<Picture>(pictures).flatMap(([key, { widths, formats }]) =>
    widths.flatMap((width) => formats.map((format) => `${key}-${width}.${format}`)),
  );
  const present = readdirSync(imageFolder).filter(
    (name) => !["projects", "project-cards", "og", "placeholders"].includes(name),
  );
  expect(present.sort()).toEqual(named.sort());
});

test("every project picture is a WebP of 1600 × 1000 under 150 kB, and no other lies beside them", async () => {
  const present = globSync("projects/*", { cwd: imageFolder }).map((path) => path.replace("projects/", ""));
  expect(present.sort()).toEqual([...projectPictures].sort());
  for (const name of projectPictures) {
    const path = `${imageFolder}projects/${name}`;
    const { format, width, height } = await sharp(path).metadata();
    expect({ name, format, width, height }).toEqual({ name, format: "webp", width: 1600, height: 1000 });
    expect(statSync(path).size, name).toBeLessThan(150 * kilobyte);
  }
});

test("there is a card of 1200 × 630 under 130 kB for each page in both languages", async () => {
  const present = globSync("og/*", { cwd: imageFolder }).map((path) => path.replace("og/", ""));
  expect(present.sort()).toEqual([...openGraphPictures].sort());
  for (const name of openGraphPictures) {
    const path = `${imageFolder}og/${name}`;
    const { format, width, height } = await sharp(path).metadata();
    expect({ name, format, width, height }).toEqual({ name, format: "jpeg", width: 1200, height: 630 });
    expect(statSync(path).size, name).toBeLessThan(130 * kilobyte);
    const twin = name.endsWith("-ko.jpg") ? name.replace("-ko.", "-en.") : name.replace("-en.", "-ko.");
    expect(openGraphPictures).toContain(twin);
  }
});

test("the version in the addresses of pictures and icons is that of the files", () => {
  const hash = createHash("sha256");
  const files = globSync(["images/**/*.*", "*.{svg,ico,png}"], { cwd: "public" }).sort();
  for (const file of files) hash.update(file).update(readFileSync(`public/${file}`));
  expect(
    programPicturesVersion,
    "Pictures have changed: write this version into src/content/brand/program-pictures.ts.",
  ).toBe(hash.digest("hex").slice(0, 8));
});

test("every film comes as MP4 and as WebM, each under 2 MB", () => {
  const folder = fileURLToPath(new URL("../public/videos/", import.meta.url));
  const names = readdirSync(folder).sort();
  const films = new Set(names.map((name) => name.replace(/\.\w+$/, "")));
  expect(names).toEqual([...films].flatMap((film) => [`${film}.mp4`, `${film}.webm`]));
  for (const name of names) expect(statSync(folder + name).size, name).toBeLessThan(2000 * kilobyte);
});
