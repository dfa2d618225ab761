/**
 * Cards for social networks and messengers: a picture of the page with its heading, 1200 × 630 JPEG.
 * Run: `node assets/pictures/open-graph.ts`. Writes public/images/og/<page>-<locale>.jpg.
 *
 * KakaoTalk shows the middle 2:1 of a card, so nothing stands in the upper and lower 15 pixels.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { calculator } from "../../src/content/calculator/calculator.ts";
import { company } from "../../src/content/company.ts";
import { catalog } from "../../src/content/pages/catalog.ts";
import { contact } from "../../src/content/pages/contact.ts";
import { gallery } from "../../src/content/pages/gallery.ts";
import { history } from "../../src/content/pages/history.ts";
import { home } from "../../src/content/pages/home.ts";
import { industrial } from "../../src/content/pages/industrial.ts";
import { intro } from "../../src/content/pages/intro.ts";
import { packageTowers } from "../../src/content/pages/package.ts";
import { waterTreatment } from "../../src/content/pages/water-treatment.ts";
import { type Locale, type Localized, locales } from "../../src/domain/locale.ts";
import { markSvg } from "../brand/mark.ts";

type Card = { page: string; words: Localized<{ h1: string }>; render: string };

const size = { width: 1200, height: 630 };
const output = new URL("../../public/images/og/", import.meta.url);
const renders = new URL("../renders/", import.meta.url);
const fonts = new URL("../node_modules/pretendard/dist/public/static/alternative/", import.meta.url);

const cards: Card[] = [
  { page: "home", words: home, render: "hero-modular" },
  { page: "intro", words: intro, render: "row-evening" },
  { page: "history", words: history, render: "hero-package" },
  { page: "contact", words: contact, render: "hero-bac" },
  { page: "industrial", words: industrial, render: "hero-modular" },
  { page: "package", words: packageTowers, render: "hero-package" },
  { page: "water-treatment", words: waterTreatment, render: "st-filter" },
  { page: "catalog", words: catalog, render: "st-hxv" },
  { page: "calculator", words: calculator, render: "st-scp" },
  { page: "gallery", words: gallery, render: "hero-bac" },
];

mkdirSync(output, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const tab = await browser.newPage({ viewport: size });
for (const card of cards) {
  for (const locale of locales) {
    await tab.setContent(await cardHtml(card, locale));
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    const jpeg = await sharp(await tab.screenshot())
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    writeFileSync(new URL(`${card.page}-${locale}.jpg`, output), jpeg);
  }
}
await browser.close();

async function cardHtml({ words, render }: Card, locale: Locale): Promise<string> {
  const picture = await backdrop(render);
  return `<!doctype html><html lang="${locale}"><style>
@font-face { font-family: Card; src: url(data:font/ttf;base64,${readFileSync(new URL("Pretendard-Bold.ttf", fonts)).toString("base64")}) }
* { margin: 0 }
body { width: ${size.width}px; height: ${size.height}px; position: relative; color: #fff; font-family: Card; word-break: keep-all;
  background: linear-gradient(90deg, #071a2ee6 0, #071a2ea6 45%, #071a2e00 80%), linear-gradient(0deg, #071a2e80, #071a2e00 50%),
  url(data:image/jpeg;base64,${picture.toString("base64")}) }
div { position: absolute; left: 72px; top: 64px; display: flex; gap: 16px; align-items: center; font-size: 28px }
svg { width: 52px; border-radius: 8px; box-shadow: 0 0 0 1px #ffffff66 }
h1 { position: absolute; left: 72px; right: 300px; bottom: 76px; font-size: 66px; line-height: 1.2; letter-spacing: -.03em; text-wrap: balance }
</style><div>${markSvg()}${company.name[locale]}</div><h1>${words[locale].h1}</h1></html>`;
}

/** Places fill the card; a product keeps to its right, on its own grey. */
function backdrop(render: string): Promise<Buffer> {
  const picture = sharp(fileURLToPath(new URL(`${render}.webp`, renders)));
  const product = render.startsWith("st-");
  const placed = product
    ? picture
        .resize({ width: 840, height: size.height, fit: "cover" })
        .extend({ left: size.width - 840, extendWith: "copy" })
    : picture.resize({ ...size, fit: "cover" });
  return placed.jpeg({ quality: 92 }).toBuffer();
}
