import { enteredInBothUnits, inBothUnits, standardUnits } from "#calculator/figures/measures.ts";
import type { Selection } from "#calculator/selection/selection.ts";
import { shortfallOf } from "#calculator/selection/shortfall.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import { type ChosenOption, chosenOptions } from "#domain/products/product-options.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { enteredFigure } from "../figures.ts";
import { fill } from "../fill.ts";
import { brandedTitle, type ProductView } from "../lookup/product-view.ts";
import type { series } from "../pages/series.ts";
import { modelColumnWords, modelUnits } from "../records/products.ts";

type SeriesWords = (typeof series)[Locale];

/** The text of a specification (시방서) for tenders, in its parts. */
export interface Tender {
  title: string;
  parts: readonly TenderPart[];
}

export interface TenderPart {
  title: string;
  /** A paragraph each, before the list. */
  paragraphs?: readonly string[];
  items?: readonly string[];
  table?: TenderTable;
}

/** Figures of models: a row each, in which every column has its cell. */
export interface TenderTable {
  columns: readonly { name: string; unit: string | undefined }[];
  rows: readonly { model: string; cells: readonly TenderCell[] }[];
}

/** A figure as it is written, `undefined` where it is not known; and what it depends on. */
interface TenderCell {
  figure: string | undefined;
  note?: string;
}

/** Columns that specify a model, in this order. */
const specified: readonly ModelColumn[] = [
  "crt",
  "length",
  "width",
  "height",
  "shippingWeight",
  "operatingWeight",
  "fans",
  "motor",
  "airflow",
  "pumpHead",
  "nozzles",
  "sound",
];

/**
 * Facts about a product, with blanks for everything that the site decides and nobody has chosen.
 * @param chosen the model that is specified; without it the figures are those of every model
 * @param selection duty, number of towers and options, which fill their blanks
 */
export function tenderOf(
  locale: Locale,
  words: SeriesWords,
  product: ProductView,
  chosen?: Model,
  selection?: Selection,
): Tender {
  const title = brandedTitle(product);
  const { text } = words.tender;
  const { construction, performance } = text;
  const models = chosen ? [chosen] : product.models;
  const { type, specifications, features } = product;
  const options = chosenOptions(product.options, selection?.options);
  const hasOwnFigures = options.some((option) => option.chosen.hasOwnFigures);
  // A nominal capacity of these kinds does not follow to other conditions by the counter-flow method.
  const isOfMethod = towerKindOf(product.storedTags) === "counterflow";
  const confirmed = isOfMethod && !hasOwnFigures ? [] : [performance.confirmed];
  const asked = specifiedBy(product, chosen, selection);
  const parts: TenderPart[] = [
    {
      title: text.scope.title,
      paragraphs: [
        ...warningOf(locale, asked),
        fill(text.scope.text, { title, count: asked.towers ?? "____" }),
      ],
    },
    {
      title: construction.title,
      items: [
        ...(type === null ? [] : [fill(construction.type, { type })]),
        ...(specifications === null ? [] : [fill(construction.specification, { specifications })]),
        ...options.map(({ subject, chosen: { name, text } }) =>
          [`${subject}: ${name}`, ...(text === null ? [] : [text])].join(". "),
        ),
        ...features,
      ],
    },
    {
      title: performance.title,
      items: [performance.nominal, ...performanceItems(performance, asked), ...confirmed],
    },
    ...(models.length === 0
      ? []
      : [
          {
            title: chosen ? fill(text.models.chosen, { model: chosen.name }) : text.models.title,
            paragraphs: [
              ...(product.hasSampleModels ? [words.models.sampleNote] : []),
              ...basisOf(text.models, options),
            ],
            // Other figures of a model are those of its standard version.
            table: tableOf(locale, words, models, hasOwnFigures ? ["crt"] : specified),
          },
        ]),
    ...toTick(text.options, options),
    { title: text.submittals.title, paragraphs: [text.submittals.text] },
  ];
  const heading = fill(text.heading, { title: chosen ? `${title} ${chosen.name}` : title });
  return plain({ title: heading, parts: numbered(parts) });
}

/** Subject of a text: a model of the product, its number, and its duty, as far as each is known. */
interface Specified {
  product: ProductView;
  model: Model | undefined;
  towers: number | undefined;
  selection: Selection | undefined;
}

/** The model of a text, else the one that the selection names; a number belongs to the model that it was chosen for. */
function specifiedBy(
  product: ProductView,
  chosen: Model | undefined,
  selection: Selection | undefined,
): Specified {
  const { model: name, units } = selection?.plan.tower ?? {};
  const model = chosen ?? product.models.find((each) => each.name === name);
  return {
    product,
    model,
    towers: name === undefined || name === model?.name ? units : undefined,
    selection,
  };
}

/** Duty, model and number as far as they are known. */
function performanceItems(
  words: SeriesWords["tender"]["text"]["performance"],
  { model, towers, selection }: Omit<Specified, "product">,
): string[] {
  const { duty, crt: needed, units = standardUnits } = selection ?? {};
  const asked = duty
    ? fill(words.askedFor, {
        flow: enteredInBothUnits(duty.flowRate, "flow", units),
        hot: enteredInBothUnits(duty.hotWaterTemp, "temperature", units),
        cold: enteredInBothUnits(duty.coldWaterTemp, "temperature", units),
        wetBulb: enteredInBothUnits(duty.wetBulbTemp, "temperature", units),
      }) + (duty.height ? fill(words.height, { height: inBothUnits(duty.height, "height", units) }) : "")
    : words.asked;
  const size = model && {
    model: model.name,
    crt: enteredFigure(model.crt),
    towers: towers ?? 1,
    total: enteredFigure((towers ?? 1) * model.crt),
  };
  return [
    asked,
    ...(needed === undefined ? [] : [fill(words.needed, { crt: enteredFigure(needed) })]),
    size ? fill(towers === undefined ? words.chosen : words.towers, size) : words.size,
  ];
}

/** The first sentence of a text about towers that fall short: no specification stands without it. */
function warningOf(locale: Locale, { product, model, towers, selection }: Specified): string[] {
  if (!model || !selection) return [];
  const plan = { tower: { model: model.name, units: towers ?? 1 } };
  const rated = { crt: model.crt, kind: towerKindOf(product.storedTags) };
  const shortfall = shortfallOf(locale, { ...selection, plan }, rated);
  return shortfall ? [shortfall.line] : [];
}

/** The version that the figures of the models are for, where there are others; or that the maker submits those of the chosen one. */
function basisOf(words: SeriesWords["tender"]["text"]["models"], options: readonly ChosenOption[]): string[] {
  const own = options.filter(({ chosen }) => chosen.hasOwnFigures);
  if (own.length > 0)
    return [fill(words.ownFigures, { options: own.map(({ chosen }) => chosen.name).join(", ") })];
  const withOthers = options
    .filter(({ others }) => others.some((option) => option.hasOwnFigures))
    .map(({ subject, chosen }) => `${subject}: ${chosen.name}`);
  return withOthers.length > 0 ? [fill(words.basis, { options: withOthers.join("; ") })] : [];
}

/** The options that are not chosen, to be ticked by the reader; no part where there are none. */
function toTick(
  words: SeriesWords["tender"]["text"]["options"],
  options: readonly ChosenOption[],
): TenderPart[] {
  const items = options.flatMap(({ subject, others }) =>
    others.map(
      ({ name, hasOwnFigures }) => `☐ ${subject}: ${name}${hasOwnFigures ? ` ${words.ownFigures}` : ""}`,
    ),
  );
  return items.length === 0 ? [] : [{ title: words.title, paragraphs: [words.text], items }];
}

/** Parts that not every text has follow on those that stand before them. */
function numbered(parts: readonly TenderPart[]): TenderPart[] {
  return parts.map((part, index) =>
    /^\d/.test(part.title) ? part : { ...part, title: `${index + 1}. ${part.title}` },
  );
}

function tableOf(
  locale: Locale,
  words: SeriesWords,
  models: readonly Model[],
  columns: readonly ModelColumn[],
): TenderTable {
  const names = modelColumnWords[locale];
  const known = columns.filter((column) => models.some((model) => model[column] !== null));
  return {
    columns: known.map((column) => ({ name: names[column], unit: modelUnits[column] })),
    rows: models.map((model) => ({
      model: model.name,
      cells: known.map((column) => cellOf(words, model, column)),
    })),
  };
}

function cellOf({ models }: SeriesWords, model: Model, column: ModelColumn): TenderCell {
  const value = model[column];
  if (typeof value !== "number") return { figure: undefined };
  const { soundDistance } = model;
  const figure = enteredFigure(value);
  return column === "sound" && soundDistance !== null
    ? { figure, note: fill(models.soundAt, { distance: `${enteredFigure(soundDistance)} m` }) }
    : { figure };
}

/** Without the blanks and joints that keep words together on a page: other programs have no use for them. */
function plain(tender: Tender): Tender {
  return JSON.parse(JSON.stringify(tender).replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
}
