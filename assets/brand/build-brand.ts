/**
 * Writes the favicon set to public/ and the mark's path for the header to src/web/layout/logo-mark.generated.ts.
 * Run: `node assets/brand/build-brand.ts`.
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { ico } from "../../src/server/brand/ico.ts";
import { markPath, markSvg } from "./mark.ts";

const publicFolder = new URL("../../public/", import.meta.url);
const moduleFile = new URL("../../src/web/layout/logo-mark.generated.ts", import.meta.url);

const roundedTile = markSvg();
/** Phones cut their own corners. */
const squareTile = markSvg({ corner: 0, scale: 0.94 });
/** Android keeps only the middle 80 % of a maskable icon. */
const maskableTile = markSvg({ corner: 0, scale: 0.76 });

const pngs = [
  { name: "favicon-32.png", svg: roundedTile, size: 32 },
  { name: "apple-touch-icon.png", svg: squareTile, size: 180 },
  { name: "icon-192.png", svg: roundedTile, size: 192 },
  { name: "icon-512.png", svg: roundedTile, size: 512 },
  { name: "icon-maskable-512.png", svg: maskableTile, size: 512 },
];

writeFileSync(new URL("favicon.svg", publicFolder), roundedTile);
for (const { name, svg, size } of pngs) writeFileSync(new URL(name, publicFolder), await png(svg, size));
writeFileSync(
  new URL("favicon.ico", publicFolder),
  ico([await png(roundedTile, 16), await png(roundedTile, 32)], [16, 32]),
);
writeFileSync(moduleFile, markModule());

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

function markModule(): string {
  return `// Made by assets/brand/build-brand.ts; do not edit.

/** The company mark as one path: fill it, nonzero rule, inside \`viewBox\`. The ring leaves a margin of 8 units. */
export const logoMark = {
  viewBox: "0 0 64 64",
  path: "${markPath()}",
};
`;
}
