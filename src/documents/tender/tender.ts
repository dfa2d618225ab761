import { planWords } from "#content/calculator/plan/plan.ts";
import { lowNoiseText } from "#content/details/low-noise.ts";
import { modelFacts } from "#content/details/model-facts.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, type ProductView } from "#content/lookup/product-view.ts";
import type { series } from "#content/pages/series.ts";
import type { Selection } from "#documents/selection/selection.ts";
import { shortfallOf } from "#documents/selection/shortfall.ts";
import { towersProblem } from "#documents/sheet/plan/towers-problem.ts";
import type { Locale } from "#domain/locale.ts";
import { quietModel } from "#domain/products/model/tower-facts.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { chosenOptions } from "#domain/products/options/product-options.ts";
import { towerKindOf } from "#domain/products/tower-kind.ts";
import { runningOf } from "#engine/finder/tower.ts";
import type { Clause, TenderTable } from "./clauses.ts";
import { type Section, sectionsOf } from "./sections.ts";
import type { Specified } from "./specified.ts";

type SeriesWords = (typeof series)[Locale];

/** The text of a specification (시방서) for tenders, in numbered clauses. */
export interface Tender {
  title: string;
  /** Notes to the reader, before the first section: they are no part of the specification. */
  notes: readonly string[];
  sections: readonly TenderSection[];
}

export interface TenderSection {
  /** @example "1. Scope" */
  title: string;
  clauses: readonly TenderClause[];
}

export interface TenderClause {
  /** @example "1.1" */
  number: string;
  text: string;
  items: readonly { number: string; text: string }[];
  tables: readonly TenderTable[];
}

/**
 * Clauses about a product from its record and the selection; what neither states and a project has to decide is left to fill in.
 * @param chosen the model that is specified; without it the one that the selection names, else every model
 * @param selection duty, number of towers and options
 */
export function tenderOf(
  locale: Locale,
  { tender: { text: words } }: Pick<SeriesWords, "tender">,
  product: ProductView,
  chosen?: Model,
  selection?: Selection,
): Tender {
  const specified = specifiedBy(locale, product, chosen, selection);
  const { model, title } = specified;
  const heading = fill(words.heading, { title: model ? `${title} ${model.name}` : title });
  const sections = sectionsOf(words, specified).filter(({ clauses }) => clauses.length > 0);
  const sample = product.hasSampleModels && specified.models.length > 0 ? [words.notes.sample] : [];
  return plain({
    title: heading,
    notes: [...problemsOf(locale, specified), ...warningOf(locale, specified), ...sample, words.notes.gaps],
    sections: numbered(words, sections),
  });
}

/**
 * The model of a text, else the one that the selection names. A number and a low-noise option belong to the model that they were
 * chosen for.
 */
function specifiedBy(
  locale: Locale,
  product: ProductView,
  chosen: Model | undefined,
  selection: Selection | undefined,
): Specified {
  const { model: name, towerCount } = selection?.plan.tower ?? {};
  const standard = chosen ?? product.models.find((each) => each.name === name);
  const isSelected = name === undefined || name === standard?.name;
  const lowNoiseOption = isSelected ? selection?.lowNoiseOption : undefined;
  const towers = isSelected ? towerCount : undefined;
  const model = standard && quietModel(standard, lowNoiseOption);
  const options = chosenOptions(product.options, selection?.options);
  const hasOwnFigures = options.some((option) => option.chosen.hasOwnFigures);
  // Other figures of a model than its capacity are those of its standard version.
  const facts = modelFacts(locale).filter(({ column }) => !hasOwnFigures || column === "crt");
  return {
    title: brandedTitle(product),
    product,
    kind: towerKindOf(product.storedTags, options),
    model,
    models: model ? [model] : product.models,
    facts,
    options,
    lowNoiseName:
      lowNoiseOption !== undefined && model !== standard ? lowNoiseText(locale, lowNoiseOption) : undefined,
    hasOwnFigures,
    missingLowNoise: model === standard ? lowNoiseOption : undefined,
    towers,
    running: towers && runningOf(towers, selection?.preferences.hasReserve ?? false),
    selection,
  };
}

/** Sentences on the towers of a selection that cannot be used as they are: the text is that of the standard version. */
function problemsOf(locale: Locale, { model, missingLowNoise, towers, selection }: Specified): string[] {
  const named = { model: model?.name, quiet: missingLowNoise, towerCount: towers };
  const hasStandby = selection?.preferences.hasReserve;
  const problem = towersProblem(planWords[locale], { ...named, hasStandby }, model, (kind) =>
    lowNoiseText(locale, kind),
  );
  return problem ? [problem.sentence] : [];
}

/** The first sentence of a text about towers that fall short: no specification stands without it. */
function warningOf(locale: Locale, { model, kind, towers, selection }: Specified): string[] {
  if (!model || !selection) return [];
  const plan = { tower: { model: model.name, towerCount: towers ?? 1 } };
  const shortfall = shortfallOf(locale, { ...selection, plan }, { crt: model.crt, kind });
  return shortfall ? [shortfall.line] : [];
}

function numbered(words: SeriesWords["tender"]["text"], sections: readonly Section[]): TenderSection[] {
  const values = Object.fromEntries(sections.map(({ id }, index) => [`section_${id}`, index + 1]));
  const item = (text: string, index: number) => ({
    number: fill(words.letter, { letter: words.letters[index] ?? index + 1 }),
    text: fill(text, values),
  });
  return sections.map(({ id, clauses }, section) => ({
    title: `${section + 1}. ${words[id].title}`,
    clauses: clauses.map(({ text, items = [], tables = [] }: Clause, clause) => ({
      number: `${section + 1}.${clause + 1}`,
      text: fill(text, values),
      items: items.map(item),
      tables,
    })),
  }));
}

/** Without no-break spaces and word joiners, which keep words together on a page: other programs have no use for them. */
function plain(tender: Tender): Tender {
  return JSON.parse(JSON.stringify(tender).replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
}
