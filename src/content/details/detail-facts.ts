import { defaultLocale, type Locale } from "#domain/locale.ts";
import { type DetailGroup, detailGroups } from "#domain/products/model/detail-columns.ts";
import type { Model, ModelColumn } from "#domain/products/model-columns.ts";
import type { Column, Columns, RowOf } from "#domain/records/column-types.ts";
import { columnsIn, isEmpty } from "#domain/records/columns.ts";
import { fill } from "../fill.ts";
import {
  type DetailChoice,
  detailChoiceWords,
  detailColumnWords,
  detailPartWords,
  detailUnits,
} from "../records/model-details.ts";
import { measured, type UnitSystem, unitSystems, unitsOfMeasure } from "./measured.ts";

/** A text in both systems of units. */
export type InBoth = Record<UnitSystem, string>;

/** A group of details of the models of a series: what all of them have alike, and a table of what differs. */
export interface DetailView {
  id: DetailGroup;
  common: readonly { head: string; value: InBoth }[];
  columns: readonly { head: string; units: InBoth | undefined }[];
  rows: readonly { model: string; cells: readonly (InBoth | undefined)[] }[];
}

/** A fact of a model from a column; a list has one for each word of its first choice, such as the purpose of a connection. */
export interface DetailFact {
  column: ModelColumn;
  head: string;
  units: InBoth | undefined;
  text(model: Model, system: UnitSystem): string | undefined;
  /** Texts of the things of a list, which `text` has in one. */
  each?(model: Model, system: UnitSystem): string[];
}

/** Groups of details that at least one model has, with their facts. */
export function detailViews(locale: Locale, models: readonly Model[]): DetailView[] {
  return Object.keys(detailGroups).flatMap((name) => {
    const id = name as DetailGroup;
    const stated = factsOf(locale, detailGroups[id])
      .map((fact) => ({ ...fact, values: models.map((model) => inBoth(fact, model)) }))
      .filter(({ values }) => values.some((value) => value !== undefined));
    if (stated.length === 0) return [];
    const isCommon = ({ values }: (typeof stated)[number]) =>
      models.length > 1 && new Set(values.map((value) => JSON.stringify(value))).size === 1;
    const common = stated.filter(isCommon).flatMap(({ head, units, values: [value] }) => {
      if (value === undefined) return [];
      return [{ head, value: units ? withUnits(value, units) : value }];
    });
    const differing = stated.filter((fact) => !isCommon(fact));
    return [
      {
        id,
        common,
        columns: differing.map(({ head, units }) => ({ head, units })),
        rows: models.map(({ name: model }, index) => ({
          model,
          cells: differing.map(({ values }) => values[index]),
        })),
      },
    ];
  });
}

function inBoth({ text }: DetailFact, model: Model): InBoth | undefined {
  const [metric, imperial] = unitSystems.map((system) => text(model, system));
  return metric === undefined || imperial === undefined ? undefined : { metric, imperial };
}

function withUnits(value: InBoth, units: InBoth): InBoth {
  const inSystem = (system: UnitSystem) => value[system] + unitBehind(units[system]);
  return { metric: inSystem("metric"), imperial: inSystem("imperial") };
}

/** The facts of some columns of details. */
export function factsOf(locale: Locale, columns: Columns): DetailFact[] {
  return columnsIn(columns).flatMap((name) => {
    const column = columns[name] as Column;
    const detail = name as keyof typeof detailUnits & ModelColumn;
    const head = detailColumnWords[locale][detail];
    if (column.kind === "list") return listFacts(locale, head, detail, column.of);
    const unit = detailUnits[detail];
    const dimension = "dimension" in column ? column.dimension : undefined;
    const units =
      unitsOfMeasure(dimension) ?? (unit === undefined ? undefined : { metric: unit, imperial: unit });
    const text = (model: Model, system: UnitSystem) => valueText(locale, column, model[detail], system);
    return [{ column: detail, head, units, text }];
  });
}

function listFacts(locale: Locale, head: string, name: ModelColumn, parts: Columns): DetailFact[] {
  const entriesOf = (model: Model) => model[name] as unknown as RowOf<Columns>[];
  const each = (entries: readonly RowOf<Columns>[], system: UnitSystem, shown: Columns) => {
    const textIn = (of: UnitSystem) => (entry: RowOf<Columns>) =>
      entryText(locale, { list: name, parts: shown }, entry, of);
    // Compared in metric units: imperial weights are coarser, and each text needs its own counterpart in the other system.
    return counted(entries, textIn("metric"), textIn(system));
  };
  const textOf = (...asked: Parameters<typeof each>) => each(...asked).join("; ") || undefined;
  const chosen = columnsIn(parts).find((part) => {
    const column = parts[part];
    return column?.kind === "choice" && column.isRequired;
  });
  const first = chosen === undefined ? undefined : parts[chosen];
  if (chosen === undefined || first?.kind !== "choice")
    return [
      {
        column: name,
        head,
        units: undefined,
        text: (model, system) => textOf(entriesOf(model), system, parts),
        each: (model, system) => each(entriesOf(model), system, parts),
      },
    ];
  const { [chosen]: _, ...others } = parts;
  return first.of.map((word) => ({
    column: name,
    head: detailChoiceWords[locale][word as DetailChoice],
    units: undefined,
    text: (model, system) =>
      textOf(
        entriesOf(model).filter((entry) => entry[chosen] === word),
        system,
        others,
      ),
  }));
}

/** The texts of things, with the number of those that have the same key. */
function counted<T extends RowOf<Columns>>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
  textOf: (entry: T) => string,
): string[] {
  const groups = new Map<string, { text: string; count: number }>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const { text, count } = groups.get(key) ?? { text: textOf(entry), count: 0 };
    groups.set(key, { text, count: count + Number(entry.count ?? 1) });
  }
  return Array.from(groups.values(), ({ text, count }) => (count > 1 ? `${count} × ${text}` : text));
}

/** The parts of a thing that a reader needs; its place is for drawings. */
function entryText(
  locale: Locale,
  { list, parts }: { list: string; parts: Columns },
  entry: RowOf<Columns>,
  system: UnitSystem,
): string {
  const english = columnsIn(parts).filter((name) => parts[`${name}En`] !== undefined);
  const shown = columnsIn(parts).filter((name) => !/^(count|at)$|En$/.test(name));
  const texts = shown.flatMap((name) => {
    const column = parts[name] as Column;
    const translated = locale !== defaultLocale && english.includes(name) ? entry[`${name}En`] : null;
    const text = valueText(locale, column, translated ?? entry[name], system);
    if (text === undefined) return [];
    const words: Partial<Record<string, string>> = detailPartWords[locale];
    return [fill(words[`${list}.${name}`] ?? "{text}", { text: withOwnUnit(column, text, system) })];
  });
  return texts.join(", ");
}

function withOwnUnit(column: Column, text: string, system: UnitSystem): string {
  if (column.kind !== "number" && column.kind !== "numbers") return text;
  const { dimension, mark = "", unit } = column;
  if (dimension === "points") return text;
  const ownUnit = unitsOfMeasure(dimension)?.[system] ?? unit;
  return mark + text + (ownUnit === undefined ? "" : unitBehind(ownUnit));
}

/** A unit as it stands behind a figure. @example unitBehind("kg") // " kg" */
export function unitBehind(unit: string): string {
  return unit === "%" ? unit : ` ${unit}`;
}

function valueText(locale: Locale, column: Column, value: unknown, system: UnitSystem): string | undefined {
  if (isEmpty(value)) return undefined;
  if (column.kind === "number") return measured(Number(value), column.dimension, system);
  if (column.kind === "numbers") {
    const numbers = (value as number[]).map((each) => measured(each, column.dimension, system));
    return numbers.join(column.by === "×" ? " × " : column.by);
  }
  return column.kind === "choice"
    ? (detailChoiceWords[locale][value as DetailChoice] ?? String(value))
    : String(value);
}
