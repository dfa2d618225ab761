import type { Content } from "#content/editing/defaults.ts";
import { fill } from "#content/fill.ts";
import { brandedTitle, productView } from "#content/lookup/product-view.ts";
import { type SelectionRow, selectionRows } from "#documents/selection/selection-rows.ts";
import { type SelectionTexts, selectionQuery } from "#documents/selection/selection-texts.ts";
import { type Shortfall, shortfallOf } from "#documents/selection/shortfall.ts";
import { ratedModel } from "#documents/selection/stored-selection.ts";
import { loadPlanSheet } from "#documents/sheet/plan/load-plan-sheet.ts";
import { soundRows } from "#documents/sound/case-rows.ts";
import { soundOf } from "#documents/sound/sound-parameter.ts";
import { documentName } from "#domain/files/published-document.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { chosenOptions, optionsWithOwnFigures } from "#domain/products/options/product-options.ts";
import type { Product } from "#domain/products/product.ts";
import { isFileOf } from "#domain/products/technical-files.ts";
import { languageNames, type TechnicalFileSource } from "./file-facts.ts";
import { storedParts } from "./stored-parts.ts";
import type { SubmittalPart, SubmittalSource } from "./submittal-part.ts";
import type { SubmittalTarget } from "./submittal-target.ts";

export interface SubmittalFile extends SubmittalPart {
  /** Name in the archive. */
  name: string;
}

/** All files of a selection for approval. */
export interface Submittal {
  /** @example "2 × SF-350" */
  towers: string;
  /** Sentences that must be read first: towers that do not meet their duty, sample figures. */
  warnings: readonly string[];
  rows: readonly SelectionRow[];
  files: readonly SubmittalFile[];
  /** A sentence for each document that the archive lacks. */
  missing: readonly string[];
}

/** Sources of a submittal, besides its target. */
export interface SubmittalSources {
  /** Origin of the site. */
  siteUrl: string;
  files: TechnicalFileSource;
  products: { listVisible(): Promise<readonly Product[]> };
  weather: Parameters<typeof loadPlanSheet>[3]["weather"];
}

/** The files of a selection, in the order of the archive. */
export async function submittalOf(
  locale: Locale,
  { submittal, series }: Pick<Content, "submittal" | "series">,
  target: SubmittalTarget,
  sources: SubmittalSources,
): Promise<Submittal> {
  const words = submittal[locale];
  const { product, model, selection } = target;
  const shown = productView(locale, product);
  const rated = model && ratedModel(product, target.texts);
  const options = chosenOptions(shown.options, selection.options);
  const optionNamesWithOwnFigures = optionsWithOwnFigures(options).join(", ");
  const worded = {
    ...selection,
    options: options.filter(({ isStandard }) => !isStandard).map(({ chosen }) => chosen.name),
  };
  const shortfall = shortfallOf(locale, selection, rated);
  const all = [
    await sheetPart(locale, words, target, sources),
    tenderPart(
      locale,
      words,
      fill(series[locale].tender.file, { title: model?.name ?? brandedTitle(shown) }),
      shortfall,
    ),
    ...drawingParts(words, model, optionNamesWithOwnFigures),
    ...(await storedParts(locale, words, sources, {
      catalogs: shown.documents,
      technical: shown.technicalFiles.filter(({ models }) => isFileOf(models, model)),
    })),
  ];
  return {
    towers: model ? `${selection.plan.tower?.towerCount ?? 1} × ${model.name}` : brandedTitle(shown),
    warnings: [
      ...(shortfall ? [shortfall.line] : []),
      ...(optionNamesWithOwnFigures === ""
        ? []
        : [fill(words.archive.ownFigures, { options: optionNamesWithOwnFigures })]),
      ...(product.hasSampleModels ? [words.archive.sample] : []),
    ],
    rows: [
      ...selectionRows(locale, worded, { model: rated ?? null }),
      ...(optionNamesWithOwnFigures === "" ? await soundRowsOf(locale, target, sources) : []),
    ],
    files: numbered(all.filter((each) => typeof each !== "string")),
    missing: all.filter((each) => typeof each === "string"),
  };
}

async function soundRowsOf(locale: Locale, { texts }: SubmittalTarget, { products }: SubmittalSources) {
  return texts.sound === undefined
    ? []
    : soundRows(locale, soundOf(texts.sound, await products.listVisible(), texts.product));
}

type Words = Content["submittal"][Locale];

/** A file, or a sentence on why there is none. */
type PartOrReason = SubmittalPart | string;

async function sheetPart(
  locale: Locale,
  { archive, missing }: Words,
  { texts, selection: { duty } }: SubmittalTarget,
  sources: SubmittalSources,
): Promise<PartOrReason> {
  if (!duty) return missing.sheet;
  const planned = await loadPlanSheet(locale, duty, sheetQuery(texts), sources);
  return planned.kind === "refused"
    ? fill(missing.sheetRefused, { reason: planned.problem })
    : made({ kind: "sheet" }, archive.sheet, "pdf", [languageNames(locale, [locale])]);
}

/** Towers that do not meet their duty are not specified. */
function tenderPart(
  locale: Locale,
  { missing }: Words,
  label: string,
  shortfall: Shortfall | undefined,
): PartOrReason {
  return shortfall && !shortfall.isOnRequest
    ? fill(missing.tender, { title: label, reason: shortfall.line })
    : made({ kind: "tender" }, label, "docx", [languageNames(locale, [locale])]);
}

/** @param optionNamesWithOwnFigures joined by commas; "" if the dimensions of the model hold for all chosen options */
function drawingParts(
  { archive, missing }: Words,
  model: Model | undefined,
  optionNamesWithOwnFigures: string,
): PartOrReason[] {
  if (optionNamesWithOwnFigures !== "")
    return [fill(missing.drawingOfOptions, { options: optionNamesWithOwnFigures })];
  const { length = null, width = null, height = null } = model ?? {};
  if (!model || [length, width, height].includes(null)) return [model ? missing.drawing : missing.drawings];
  return (["pdf", "dxf", "svg"] as const).map((format) =>
    made({ kind: "drawing", format }, `${model.name} ${archive.drawing}`, format),
  );
}

function made(
  source: SubmittalSource,
  label: string,
  extension: string,
  facts: readonly string[] = [],
): SubmittalPart {
  return { source, label, extension, facts: [extension.toUpperCase(), ...facts] };
}

/** The table of contents is number 00. */
function numbered(parts: readonly SubmittalPart[]): SubmittalFile[] {
  return parts.map((part, index) => ({ ...part, name: archiveName(index + 1, part.label, part.extension) }));
}

/** @example archiveName(1, "Design sheet", "pdf") // "01 Design sheet.pdf" */
export function archiveName(number: number, label: string, extension: string): string {
  return documentName(`${String(number).padStart(2, "0")} ${label}`, extension);
}

/** The selection as the address of its design sheet has it. */
export function sheetQuery(texts: SelectionTexts): URLSearchParams {
  return new URLSearchParams(selectionQuery(texts, "sheet"));
}
