/**
 * Takes finished renders over from assets/out/renders/: pictures of the pages become WebP sources in assets/renders/,
 * project illustrations become the finished files in public/images/projects/.
 * Run: `node assets/pictures/keep-renders.ts`, then `node assets/pictures/encode.ts`.
 */
import { existsSync, globSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const fresh = fileURLToPath(new URL("../out/renders/", import.meta.url));
const sources = fileURLToPath(new URL("../renders/", import.meta.url));
const projects = fileURLToPath(new URL("../../public/images/projects/", import.meta.url));
const projectSize = { width: 1600, height: 1000 };
const projectByteLimit = 150_000;

mkdirSync(projects, { recursive: true });
for (const path of globSync("*.png", { cwd: fresh })) {
  const name = basename(path, ".png");
  if (name.endsWith(".draft")) continue;
  if (name.startsWith("project-")) await keepProject(name.replace("project-", ""), fresh + path);
  else await keepSource(name, fresh + path);
}

async function keepSource(name: string, render: string): Promise<void> {
  const target = `${sources}${name}.webp`;
  if (isNewer(target, render)) return;
  await sharp(render).webp({ quality: 92, effort: 5 }).toFile(target);
  console.log(`kept ${name}`);
}

/** The best quality under the limit for project pictures; those with gravel or other fine grain go without sharpening, or softened. */
async function keepProject(key: string, render: string): Promise<void> {
  const target = `${projects}${key}.webp`;
  if (isNewer(target, render)) return;
  const plain = sharp(render).resize(projectSize);
  const sharpened = plain.clone().sharpen({ sigma: 0.7 });
  const softened = plain.clone().blur(0.6);
  const attempts = [
    ...[84, 80, 76, 72, 68].map((quality) => ({ picture: sharpened, look: "sharpened", quality })),
    ...[76, 70, 64, 58, 52].map((quality) => ({ picture: plain, look: "plain", quality })),
    ...[70, 66, 62].map((quality) => ({ picture: softened, look: "softened", quality })),
  ];
  for (const { picture, look, quality } of attempts) {
    const file = await picture.clone().webp({ quality, effort: 5 }).toBuffer();
    if (file.length >= projectByteLimit) continue;
    writeFileSync(target, file);
    console.log(`kept project ${key} at quality ${quality}, ${look}`);
    return;
  }
  throw new Error(`${render} does not fit into ${projectByteLimit} bytes. Render it with more samples.`);
}

function isNewer(target: string, source: string): boolean {
  return existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs;
}
