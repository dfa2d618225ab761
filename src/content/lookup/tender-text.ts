import type { Locale } from "#domain/locale.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import { enteredFigure } from "../figures.ts";
import { fill } from "../fill.ts";
import type { series } from "../pages/series.ts";
import { modelColumnWords, modelUnits } from "../records/products.ts";
import { brandedTitle, type ShownProduct } from "./shown-product.ts";

type TenderWords = (typeof series)[Locale]["tender"]["text"];

/** What a model is specified by, in this order. */
const specified: readonly ModelColumn[] = [
  "crt",
  "length",
  "width",
  "height",
  "operatingWeight",
  "fans",
  "motor",
  "airflow",
  "pumpHead",
  "sound",
];

/** The text of a specification (시방서) for tenders: what is known of a product, with places for what the site decides. */
export function tenderText(locale: Locale, words: TenderWords, product: ShownProduct): string {
  const title = brandedTitle(product);
  const { type, specifications, features, models } = product;
  const facts = [
    ...(type === null ? [] : [fill(words.construction.type, { type })]),
    ...(specifications === null ? [] : [fill(words.construction.specification, { specifications })]),
    ...features,
  ];
  const { nominal, asked, size } = words.performance;
  const parts = [
    [fill(words.heading, { title })],
    [words.scope.title, fill(words.scope.text, { title })],
    [words.construction.title, ...listed(facts)],
    [words.performance.title, ...listed([nominal, asked, size])],
    ...(models.length === 0
      ? []
      : [[words.models.title, ...listed(models.map((model) => modelLine(locale, model)))]]),
    [`${models.length === 0 ? 4 : 5}. ${words.submittals.title}`, words.submittals.text],
  ];
  return plain(parts.map((lines) => lines.join("\n")).join("\n\n"));
}

function listed(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}`);
}

function modelLine(locale: Locale, model: Model): string {
  const names = modelColumnWords[locale];
  const facts = specified.flatMap((column) => {
    const value = model[column];
    if (typeof value !== "number") return [];
    const unit = modelUnits[column];
    return [`${names[column]} ${enteredFigure(value)}${unit === undefined ? "" : ` ${unit}`}`];
  });
  return `${model.name}: ${facts.join(", ")}`;
}

/** Without the blanks and joints that keep words together on a page: a text file has no use for them. */
function plain(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
