import type { Sign } from "#content/brand/identity.ts";
import { sharp } from "#data/pictures/sharp.ts";
import { logoMark } from "#web/layout/logo-mark.generated.ts";
import { ico } from "./ico.ts";
import { renderText } from "./text-rendering.ts";

/** Placement of a sign on its tile: corners and size of the sign, as shares of the tile's side. */
interface Tile {
  size: number;
  corner: number;
  share: number;
}

const rounded = { corner: 0.16, share: 0.78 };
/** Phones cut their own corners. */
const square = { corner: 0, share: 0.7 };
/** Android keeps only the middle 80 % of a maskable icon. */
const maskable = { corner: 0, share: 0.56 };

const pngs: Readonly<Record<string, Tile>> = {
  "favicon-32.png": { size: 32, ...rounded },
  "apple-touch-icon.png": { size: 180, ...square },
  "icon-192.png": { size: 192, ...rounded },
  "icon-512.png": { size: 512, ...rounded },
  "icon-maskable-512.png": { size: 512, ...maskable },
};

/** Draws one of the files for a sign. @param logo the logo as a PNG, where the sign is one */
export async function drawIcon(file: string, sign: Sign, logo: Buffer | undefined): Promise<Buffer> {
  const png = (tile: Tile) => drawTile(sign, logo, tile);
  if (file === "favicon.svg") return Buffer.from(asSvg(await png({ size: 128, ...rounded })));
  if (file === "favicon.ico") {
    const sizes = [16, 32];
    return ico(await Promise.all(sizes.map((size) => png({ size, ...rounded }))), sizes);
  }
  return png(pngs[file] ?? { size: 192, ...rounded });
}

async function drawTile(
  sign: Sign,
  logo: Buffer | undefined,
  { size, corner, share }: Tile,
): Promise<Buffer> {
  const ground = sign.kind === "logo" ? "#ffffff" : sign.ground;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner * size}" fill="${ground}"/></svg>`;
  const input = await drawSign(sign, logo, Math.round(share * size));
  const placed = input ? [{ input, gravity: "centre" }] : [];
  return sharp(Buffer.from(tile)).composite(placed).png({ compressionLevel: 9 }).toBuffer();
}

async function drawSign(sign: Sign, logo: Buffer | undefined, side: number): Promise<Buffer | undefined> {
  switch (sign.kind) {
    case "logo":
      return logo && fitPicture(logo, side);
    case "letter": {
      // A letter looks as large as a mark when it is a little smaller.
      const { png } = await renderText(sign.letter, { size: 2 * side, color: "#ffffff" });
      return fitPicture(png, Math.round(0.78 * side));
    }
    case "mark":
      return sharp(Buffer.from(markSvg(side)))
        .png()
        .toBuffer();
  }
}

/** The ring of the mark leaves a margin of an eighth around it, which the tile has already. */
function markSvg(side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="8 8 48 48"><path fill="#fff" d="${logoMark.path}"/></svg>`;
}

function fitPicture(picture: Buffer, side: number): Promise<Buffer> {
  return sharp(picture).resize({ width: side, height: side, fit: "inside" }).png().toBuffer();
}

/** A picture in the clothes of a drawing, for browsers that ask for one. */
function asSvg(png: Buffer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${png.toString("base64")}"/></svg>\n`;
}
