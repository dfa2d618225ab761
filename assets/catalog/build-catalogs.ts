/**
 * Prints the nine catalogues to public/catalog/<slug>.pdf with Chromium.
 * Run: `node assets/catalog/build-catalogs.ts [slug…]`.
 *
 * The fonts must be static TrueType: Chromium embeds OpenType-CFF and variable fonts as dozens of Type 3 fonts.
 */
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import sharp from "sharp";
import type { Product } from "../model/parts.ts";
import { allProducts } from "../model/products.ts";
import { type Catalog, catalogs } from "./catalogs.ts";
import { type Assets, catalogHtml } from "./page.ts";

const fontFolder = new URL("../node_modules/pretendard/dist/public/static/alternative/", import.meta.url);
const renderFolder = new URL("../renders/", import.meta.url);
const output = new URL("../../public/catalog/", import.meta.url);

const wanted = process.argv.slice(2);
const products = new Map(allProducts().map((product) => [product.name, product]));
const fonts = [fontFace(400, "Regular"), fontFace(700, "Bold")];

mkdirSync(output, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const catalog of catalogs) {
  if (wanted.length === 0 || wanted.includes(catalog.slug)) await print(catalog);
}
await browser.close();

async function print(catalog: Catalog): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(catalogHtml(catalog, productOf(catalog), { picture: await picture(catalog), fonts }));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const path = fileURLToPath(new URL(`${catalog.slug}.pdf`, output));
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  console.log(`${catalog.slug}.pdf: ${Math.round(statSync(path).size / 1000)} kB`);
}

function productOf({ slug, product }: Catalog): Product {
  const drawn = products.get(product);
  if (!drawn)
    throw new Error(`Catalogue "${slug}" draws the product "${product}", which does not exist. Correct it.`);
  return drawn;
}

async function picture({ picture: name }: Catalog): Promise<string> {
  const source = sharp(fileURLToPath(new URL(`${name}.webp`, renderFolder)));
  const jpeg = await source.resize(1000).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

function fontFace(weight: number, style: string): Assets["fonts"][number] {
  const file = new URL(`Pretendard-${style}.ttf`, fontFolder);
  return { weight, source: `data:font/ttf;base64,${readFileSync(file).toString("base64")}` };
}
