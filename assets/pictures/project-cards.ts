/**
 * Scales the finished project illustrations down to the widths in which uploaded pictures are served too, and lists the
 * sample projects that have one. Run after keep-renders.ts: `node assets/pictures/project-cards.ts`.
 * Reads public/images/projects/; writes public/images/project-cards/ and src/content/samples/illustrated.generated.ts.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { variantWidths } from "../../src/domain/files/picture-variants.ts";
import { namesIn } from "./finished.ts";

const images = fileURLToPath(new URL("../../public/images/", import.meta.url));
const list = new URL("../../src/content/samples/illustrated.generated.ts", import.meta.url);
const keys = namesIn("projects").map((name) => name.replace(/\.webp$/, ""));

mkdirSync(`${images}project-cards`, { recursive: true });
for (const key of keys) for (const width of variantWidths) await cut(key, width);
writeFileSync(
  list,
  `// Made by assets/pictures/project-cards.ts; do not edit.

/** Keys of the sample projects that have an illustration of their own. */
export const illustrated: readonly string[] = ${JSON.stringify(keys, null, 2)};
`,
);

async function cut(key: string, width: number): Promise<void> {
  const target = `${images}project-cards/${key}-${width}`;
  const source = `${images}projects/${key}.webp`;
  if (isNewer(`${target}.avif`, source)) return;
  const picture = sharp(source).resize(width);
  await picture.clone().webp({ quality: 76, effort: 5 }).toFile(`${target}.webp`);
  await picture.clone().avif({ quality: 54, effort: 5 }).toFile(`${target}.avif`);
}

function isNewer(target: string, source: string): boolean {
  return existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs;
}
