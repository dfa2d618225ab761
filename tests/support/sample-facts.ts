import { strFromU8, unzipSync } from "fflate";
import { defaults } from "#content/editing/defaults.ts";
import { unlistedPages } from "#content/lookup/page-parts.ts";
import { projectPath } from "#content/lookup/project-path.ts";
import { productPath, sheetPaths } from "#content/paths.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { pages } from "#content/site.ts";
import { locales, pathIn } from "#domain/locale.ts";
import { modelSlug } from "#domain/products/model-slug.ts";
import { productFileAddress, tenderFiles } from "#web/series/product-files.ts";
import { textOfPdf } from "./drawn-text.ts";

export const sampleContacts = [
  ...Object.values(defaults.company.name),
  defaults.company.email,
  defaults.company.registrationNumber,
  ...defaults.company.offices.flatMap(({ address, phone, phoneHref, postal }) => [
    ...Object.values(address),
    ...Object.values(phone),
    phoneHref,
    postal.street,
  ]),
];

/** Office names, also in sentences without placeholders. */
export const sampleOfficeNames = defaults.company.offices.flatMap(({ name }) => Object.values(name));

const duty = "flow=390&hot=37&cold=32&wb=27";
const test = `${duty}&${[1, 2, 3].map((p) => `p${p}-flow=390&p${p}-hot=37.2&p${p}-cold=32.1&p${p}-wb=27`).join("&")}`;

/** Every generated PDF, in every language. */
export const drawnPdfs: readonly string[] = locales.flatMap((locale) => [
  `${sheetPaths.pdf}?${duty}&lang=${locale}`,
  `/api/acceptance-report.pdf?${test}&lang=${locale}`,
]);

/** Every public address in every language; those of samples are gone once these are removed. */
export const everyAddress: readonly string[] = [
  ...[
    ...Object.values(pages).map(({ path }) => path),
    // A sheet needs a duty.
    ...Object.values(unlistedPages).filter((path) => path !== sheetPaths.page),
    projectPath(1),
  ].flatMap(inEveryLanguage),
  ...sampleProducts.flatMap((product) => inEveryLanguage(productPath(product))),
  ...filesOf(sampleProducts).flatMap(inEveryLanguage),
  ...["/rss.xml", "/site.webmanifest"].flatMap(inEveryLanguage),
  ...inEveryLanguage(sheetPaths.page).map((path) => `${path}?${duty}`),
  ...drawnPdfs,
  "/sitemap.xml",
  "/robots.txt",
  "/favicon.svg",
  "/api/openapi.json",
  "/api/products",
  "/api/projects",
  "/sd_admin/login",
  "/sd_admin/password-reset",
];

/** Pages of the administration as sent; they fetch the draft and its originals later. */
export const administratorsAddresses: readonly string[] = [
  "projects",
  "projects/import",
  "products",
  "inquiries",
  "administrators",
  "account",
  "start",
  "edit/",
].map((page) => `/sd_admin/${page}`);

/** Returns the readable text of a response: drawn text of a PDF, text of an office document. */
export async function readable(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("pdf")) return textOfPdf(Buffer.from(await response.arrayBuffer()));
  if (!type.includes("officedocument")) return response.text();
  const parts = Object.values(unzipSync(new Uint8Array(await response.arrayBuffer())));
  // A word may be split into several runs.
  return parts.map((part) => strFromU8(part).replace(/<[^>]*>/g, "")).join("\n");
}

/** Returns the facts of the sample in a text, across line breaks. */
export function sampleFactsIn(text: string): string[] {
  return found(sampleContacts, text);
}

export function sampleOfficesIn(text: string): string[] {
  return found(sampleOfficeNames, text);
}

function found(facts: readonly string[], text: string): string[] {
  const read = withoutSpaces(text);
  return facts.filter((fact) => {
    const sought = withoutSpaces(fact);
    return read.includes(sought) || read.includes(sought.replaceAll("&", "&amp;"));
  });
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Tender texts and documents of every series, drawings and the tender text of one model. */
function filesOf(products: typeof sampleProducts): string[] {
  const series = products.flatMap((product) =>
    Object.values(tenderFiles).map((file) => productFileAddress(productPath(product), file)),
  );
  const drawn = products.find(({ models = [] }) => models.length > 0);
  const [model] = drawn?.models ?? [];
  if (!drawn || !model)
    throw new Error("No sample series has models. Give one some, or leave drawings out here.");
  const ofModel = ["svg", "dxf", "docx"].map((kind) =>
    productFileAddress(productPath(drawn), `${modelSlug(model)}.${kind}`),
  );
  return [...series, ...ofModel];
}

function inEveryLanguage(path: string): string[] {
  return locales.map((locale) => pathIn(locale, path));
}
