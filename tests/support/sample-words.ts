import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { defaults } from "#content/editing/defaults.ts";
import { editOf, sampledFields } from "#content/editing/editable-fields.ts";
import { fillCompanyPlaceholders } from "#content/editing/placeholders.ts";
import { sampleProducts } from "#content/samples/products.ts";
import { samples } from "#content/samples/projects.ts";
import { pages } from "#content/site.ts";
import { sampleContacts, sampleOfficeNames } from "./sample-facts.ts";

const shipped = sampledFields(fillCompanyPlaceholders(defaults));
const textsAt = (fields: typeof shipped) => fields.flatMap(({ field }) => textsIn(editOf(field)));

/** Texts that any company may keep: a sentence from them is not sample content. */
const genericTexts = [
  ...textsAt(shipped.filter(({ samples: parts }) => parts.length === 0)),
  ...Object.values(pages).flatMap((page) => ("label" in page ? Object.values(page.label) : [])),
].join("\n");

const sentences: readonly string[] = unique([
  ...textsAt(shipped.filter(({ samples: parts }) => parts.length > 0)),
  ...sampleProducts.flatMap((product) => {
    const { slug: _slug, category: _category, tags: _tags, projectWord: _word, ...texts } = product;
    return textsIn(texts);
  }),
  ...samples.flatMap(({ title, description, asked, done, clientCompany, en }) =>
    textsIn({ title, description, asked, done, clientCompany, en }),
  ),
]).filter((text) => isSentence(text) && !genericTexts.includes(text));

/** Without spaces, for searches. */
const joinedSentences = sentences.map((sentence) => plain(sentence).replaceAll(/\s+/g, ""));

/** Names of series, models, partner, clients and office cities; searched even if short. */
const names: readonly string[] = unique([
  ...sampleProducts.flatMap(({ brand, name, models }) => [
    ...`${brand ?? ""} ${name}`.split(" ").filter((word) => /^[A-Z][A-Z\d]+$/.test(word)),
    ...models.map((model) => model.name),
  ]),
  ...samples.flatMap(({ clientCompany }) => clientCompany ?? []),
  ...sampleContacts,
  ...sampleOfficeNames,
  ...defaults.company.offices.map(({ postal }) => postal.locality),
]);

const ofNames = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map(escaped).join("|")})(?![A-Za-z\\d])`, "gu");

/** The default colors, as pages and drawings write them. */
const colors: readonly string[] = [defaults.company.brand.action, defaults.company.brand.dark].flatMap(
  (hex) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return [hex, parts.join(", "), parts.join(" "), parts.map((part) => (part / 255).toFixed(3)).join(" ")];
  },
);

export function sampleIn(text: string): string[] {
  const read = plain(text);
  const joined = read.replaceAll(/\s+/g, "");
  return unique([
    ...sentences.filter((_, index) => joined.includes(joinedSentences[index] ?? "")),
    ...[...read.matchAll(ofNames)].map(([name]) => name),
    ...colors.filter((color) => read.toLowerCase().includes(color)),
  ]);
}

/** Hashes of all shipped pictures and documents of the sample, except drawings of tower types. */
export const sampleFiles: ReadonlyMap<string, string> = new Map(
  globSync("public/{images,catalog,videos}/**/*.*", { exclude: ["public/images/placeholders/**"] }).map(
    (file) => [hashOf(readFileSync(file)), file],
  ),
);

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Shorter texts of the sample, such as "V", "5년" or "Crossflow", are common words. */
function isSentence(text: string): boolean {
  return text.length >= (/[가-힣]/.test(text) ? 8 : 24);
}

/** Removes embedded pictures and escape sequences. */
function plain(text: string): string {
  return text
    .replaceAll(/data:[\w/+-]+;base64,[\w+/=]+/g, "")
    .replaceAll(/(?:Asia|America|Europe)\/\w+/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("\\u0026", "&")
    .normalize("NFC");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.split("\n").map((line) => line.trim());
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "kind" ? [] : textsIn(part)));
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "");
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
