import type { OverlayOptions } from "sharp";
import { isWithoutName, logoOf } from "#content/brand/logo.ts";
import { paletteOf } from "#content/brand/palette.ts";
import { isSampleName } from "#content/company.ts";
import type { Content } from "#content/editing/defaults.ts";
import { cardSize, type SocialCard } from "#content/lookup/social-card.ts";
import { sharp } from "#data/pictures/sharp.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { logoMark } from "#web/layout/logo-mark.generated.ts";
import { type RenderedText, renderBalancedText, renderText } from "./text-rendering.ts";

/** Parts of a card besides its words. */
export interface CardParts {
  company: Content["company"];
  /** The picture behind the words; without it the ground alone. */
  picture: Buffer | undefined;
  /** Focus of the picture where it is cut, from 0 (left, top) to 1; its middle by default. */
  focus?: OwnPicture["focus"] | undefined;
  /** The picture shows a thing on a plain ground, and keeps to the right. */
  isProduct: boolean;
  /** The logo for dark ground, or the one for light ground. */
  logo: Buffer | undefined;
}

const size = cardSize;
/** KakaoTalk shows the middle 2:1 of a card: nothing stands in the upper and lower 15 px. */
const margin = { side: 72, top: 60, bottom: 76 };
const widestTitle = 860;
/** px, the largest that the title has room in. */
const titleSizes = [66, 56, 46];
const highestTitle = 260;

/** Draws a card as a JPEG: the page's heading and the company over a picture. */
export async function drawCard(card: SocialCard, parts: CardParts): Promise<Buffer> {
  const { shade, ink } = paletteOf(card.brand);
  const title = await drawTitle(card.title);
  const ground = sharp({ create: { ...size, channels: 3, background: ink } });
  const picture = await backdrop(parts);
  return ground
    .composite([
      ...(picture
        ? [
            { input: picture, left: 0, top: 0 },
            { input: Buffer.from(veil(shade)), left: 0, top: 0 },
          ]
        : []),
      ...(await sender(card, parts)),
      { input: title.png, left: margin.side, top: size.height - margin.bottom - title.height },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

async function drawTitle(words: string): Promise<RenderedText> {
  let drawn: RenderedText | undefined;
  for (const size of titleSizes) {
    drawn = await renderBalancedText(words, { size, color: "#ffffff", width: widestTitle });
    if (drawn.height <= highestTitle) return drawn;
  }
  if (!drawn) throw new Error("A card has no size for its title.");
  const { png, width } = drawn;
  // Longer than any heading should be: the beginning of it.
  const { data, info } = await sharp(png)
    .extract({ left: 0, top: 0, width, height: highestTitle })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Dark where words stand. */
function veil(shade: string): string {
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${shade}" stop-opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>
<linearGradient id="side">${stop(0, 0.92)}${stop(0.45, 0.68)}${stop(0.85, 0.06)}</linearGradient>
<linearGradient id="foot" x2="0" y1="1" y2="0">${stop(0, 0.75)}${stop(0.5, 0)}</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#side)"/><rect width="100%" height="100%" fill="url(#foot)"/></svg>`;
}

/** Places fill the card; a product keeps to its right, on its own ground. */
async function backdrop({ picture, isProduct, focus }: CardParts): Promise<Buffer | undefined> {
  if (!picture) return undefined;
  if (!isProduct) return around(picture, focus ?? { x: 0.5, y: 0.5 });
  return sharp(picture)
    .resize({ width: 840, height: size.height, fit: "cover" })
    .extend({ left: size.width - 840, extendWith: "copy" })
    .toBuffer();
}

/** The picture as large as the card, cut farthest from its focus. */
async function around(picture: Buffer, focus: OwnPicture["focus"]): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize({ ...size, fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.round((info.width - size.width) * focus.x),
      top: Math.round((info.height - size.height) * focus.y),
      ...size,
    })
    .toBuffer();
}

/** Logo and name of the company, as in the header. */
async function sender(card: SocialCard, { company, logo }: CardParts): Promise<OverlayOptions[]> {
  const height = 56;
  const { logo: written, logoOnDark } = company.brand;
  const known = logoOf(logoOnDark) ?? logoOf(written);
  const sign =
    logo && known ? await onPlate(logo, height, logoOnDark === "") : isSampleName(company) && mark(height);
  const overlays: OverlayOptions[] = [];
  let left = margin.side;
  if (sign) {
    const { data, info } = await sharp(sign).png().toBuffer({ resolveWithObject: true });
    overlays.push({ input: data, left, top: margin.top });
    left += info.width + 18;
  }
  if (sign && known && logo && !isWithoutName(known)) return overlays;
  const name = await renderText(card.name, { size: 30, color: "#ffffff", width: 900 });
  overlays.push({ input: name.png, left, top: margin.top + Math.round((height - name.height) / 2) });
  return overlays;
}

async function onPlate(logo: Buffer, height: number, hasPlate: boolean): Promise<Buffer> {
  const inner = hasPlate ? height - 16 : height;
  const fitted = sharp(logo).resize({ width: 380, height: inner, fit: "inside" });
  if (!hasPlate) return fitted.png().toBuffer();
  const white = { r: 255, g: 255, b: 255, alpha: 1 };
  return fitted
    .flatten({ background: "#ffffff" })
    .extend({ top: 8, bottom: 8, left: 10, right: 10, background: white })
    .png()
    .toBuffer();
}

function mark(side: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="#fff" fill-opacity=".14"/><path fill="#fff" d="${logoMark.path}"/></svg>`,
  );
}
