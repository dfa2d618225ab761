import { towerSheetWords } from "#content/calculator/plan/tower-sheet.ts";
import { type DetailFact, factsOf, type InBoth, unitBehind } from "#content/details/detail-facts.ts";
import { isStandardChoice, quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { series as seriesWords } from "#content/pages/series.ts";
import { detailGroupWords } from "#content/records/model-details.ts";
import { connectionTexts } from "#documents/drawing/outline-drawing.ts";
import type { Locale } from "#domain/locale.ts";
import { connectionLabel } from "#domain/products/drawing/lists.ts";
import { modelDrawing, type OutlineDrawing } from "#domain/products/drawing/model-drawing.ts";
import { type DetailGroup, detailGroups } from "#domain/products/model/detail-columns.ts";
import type { Model } from "#domain/products/model-columns.ts";
import type { Product } from "#domain/products/product.ts";
import type { Columns } from "#domain/records/column-types.ts";
import { octaveBands } from "#engine/sound/octave-bands.ts";
import {
  rowsInBothUnits,
  type SheetDrawing,
  type SheetRow,
  type SheetTable,
  type SheetText,
} from "../paper-parts.ts";
import { sheetOutline } from "./sheet-outline.ts";
import { inColumns, outlineRoom, outlineRoomBelow, type TowerPage } from "./tower-room.ts";

/** The record of a chosen model as it stands on the sheet, worded and in order. */
export interface TowerSheet {
  title: string;
  lead: string;
  results: { label: string; figure: string }[];
  outline?: { title: string; alt: string; drawing: SheetDrawing } | undefined;
  /** Tables at the right of the outline. */
  beside: SheetTable[];
  /** By octave bands and sides. */
  sound?: SheetTable | undefined;
  /** Further tables, in columns. */
  columns: readonly (readonly SheetTable[])[];
}

export interface TowerSheetModel {
  model: Model;
  /** Name of its series, and what its drawing depends on. */
  series: Pick<Product, "tags" | "hasSampleModels"> & { title: string };
  towerCount: number;
  /** Those that run share the duty. */
  running: number;
}

/** The other parts of the same page. */
export interface PageContent {
  /** True where the towers have no page of their own, but room below the duty. */
  isOnFirstPage: boolean;
  /** Table of the towers chosen. */
  towers: SheetTable;
  others: readonly SheetTable[];
  notes: readonly SheetText[];
}

export function towerSheet(
  locale: Locale,
  tower: TowerSheetModel,
  { isOnFirstPage, towers, others, notes }: PageContent,
  units: UnitChoice,
): TowerSheet {
  const words = towerSheetWords[locale];
  const { model, series, towerCount, running } = tower;
  const sound = soundTable(locale, model, units);
  const { connections, ...details } = detailTables(locale, model, units);
  const { drive, ...rest } = details;
  const further = filled([rest.loads, drive, rest.coil, rest.materials, ...others]);
  const isLong = isLongOutline(locale, tower);
  const { beside, below } = placesOf({ isOnFirstPage, isLong }, { towers, connections, further });
  const page: TowerPage = {
    hasSound: sound !== undefined,
    columns: inColumns(below, 3),
    notes,
  };
  return {
    title: fill(words.title, { model: model.name }),
    lead: fill(words.lead, { series: series.title }),
    results: [
      { label: words.towers, figure: `${towerCount} × ${model.name}` },
      ...(running > 1 ? [{ label: words.each, figure: fill(words.share, { count: running }) }] : []),
    ],
    outline: outlineOf(locale, tower, {
      width: beside.length > 0 ? besideWidth : paperWidth,
      height: isOnFirstPage ? outlineRoomBelow(beside) : outlineRoom(page),
    }),
    beside,
    sound,
    columns: page.columns,
  };
}

/** Tables beside the outline, and those below it. */
function placesOf(
  { isOnFirstPage, isLong }: { isOnFirstPage: boolean; isLong: boolean },
  { towers, connections, further }: Record<"towers" | "connections", SheetTable> & { further: SheetTable[] },
): Record<"beside" | "below", SheetTable[]> {
  if (isOnFirstPage) return { beside: filled([towers, connections]), below: further };
  const below = [...filled([connections]), ...further];
  return isLong ? { beside: [], below: [towers, ...below] } : { beside: [towers], below };
}

/** Tables that have rows. */
function filled(tables: readonly SheetTable[]): SheetTable[] {
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Points. */
const paperWidth = 527;
const besideWidth = 304;

/** The views with letters of this height, in mm at the size of the tower; `undefined` where a dimension over all is missing. */
function viewsOf(
  locale: Locale,
  { model, series }: TowerSheetModel,
  letterHeight: number,
): OutlineDrawing | undefined {
  const { drawings } = seriesWords[locale];
  return modelDrawing(model, series, drawings, undefined, { letterHeight, hasOnlyViews: true });
}

/** An outline much wider than high is as wide as the paper. */
function isLongOutline(locale: Locale, tower: TowerSheetModel): boolean {
  const views = viewsOf(locale, tower, 1);
  return views !== undefined && views.to[0] - views.from[0] > 1.7 * (views.to[1] - views.from[1]);
}

function outlineOf(
  locale: Locale,
  tower: TowerSheetModel,
  room: { width: number; height: number },
): TowerSheet["outline"] {
  const first = viewsOf(locale, tower, 1);
  if (!first) return undefined;
  const { drawings } = seriesWords[locale];
  const { model } = tower;
  const lengths = { length: model.length, width: model.width, height: model.height, ...first.clearance };
  const values = Object.fromEntries(
    Object.entries(lengths).map(([key, mm]) => [key, enteredFigure(mm ?? 0)]),
  );
  return {
    title: drawings.sheet.title,
    alt: fill(drawings.alt, { model: model.name, ...values }),
    drawing: sheetOutline((letterHeight) => viewsOf(locale, tower, letterHeight) ?? first, room),
  };
}

/** Sound power by octave bands, and sound pressure at each side, at full and half speed. */
function soundTable(locale: Locale, model: Model, units: UnitChoice): SheetTable | undefined {
  const words = towerSheetWords[locale].sound;
  const lines = [
    {
      label: words.full,
      bands: model.soundBands ?? [],
      levels: [model.soundPower, model.soundInlet, model.soundBlind, model.soundTop],
    },
    {
      label: words.half,
      bands: model.soundBandsHalf ?? [],
      levels: [model.soundPowerHalf, model.soundInletHalf, model.soundBlindHalf, model.soundTopHalf],
    },
  ].filter(({ bands, levels }) => bands.length > 0 || levels.some((level) => level !== null));
  if (lines.length === 0) return undefined;
  const { soundSideDistance: distance } = model;
  const level = (value: number | null | undefined) => (value == null ? "–" : enteredFigure(value));
  const at = distance === null ? "" : quantityText(distance, "distance", units);
  return {
    title: distance === null ? words.title : fill(words.titleAt, { distance: at }),
    columns: [
      ...octaveBands.map((hertz) => (hertz < 1_000 ? `${hertz}` : `${hertz / 1_000}k`)),
      ...words.columns,
    ],
    rows: lines.map(({ label, bands, levels }) => ({
      label,
      figures: [...octaveBands.map((_, index) => level(bands[index])), ...levels.map(level)],
    })),
  };
}

/** Groups of details, each a table; the sound by bands and sides has one of its own. */
function detailTables(locale: Locale, model: Model, units: UnitChoice) {
  const { lowNoise } = detailGroups.sound;
  const names = detailGroupWords[locale];
  const ofGroup = (group: DetailGroup, columns: Columns): SheetTable => ({
    title: names[group],
    rows: factsOf(locale, columns).flatMap((fact) => factRows(fact, model, units)),
    isWorded: true,
  });
  return {
    connections: {
      title: names.connections,
      rows: connectionTexts(locale, model).map((text, index) => ({
        label: connectionLabel(index),
        figures: [text],
      })),
      isWorded: true,
    },
    loads: ofGroup("loads", detailGroups.loads),
    drive: ofGroup("drive", { ...detailGroups.drive, lowNoise }),
    coil: ofGroup("coil", detailGroups.coil),
    materials: ofGroup("materials", detailGroups.materials),
  };
}

/** Rows of a fact; a list of long things, such as sections with their size and weight, has a numbered row for each. */
function factRows(fact: DetailFact, model: Model, units: UnitChoice): SheetRow[] {
  const { head, units: signs, text: textOf } = fact;
  const things = fact.each?.(model, "metric").length ?? 0;
  if (things > 1)
    return Array.from({ length: things }, (_, index) => ({
      head: `${head} ${index + 1}`,
      column: fact.column,
      units: signs,
      text: (of: Model, system: keyof InBoth) => fact.each?.(of, system)[index],
    })).flatMap((one) => factRows(one, model, units));
  const text = (system: keyof InBoth) => {
    const stated = textOf(model, system);
    return stated === undefined ? undefined : stated + (signs ? unitBehind(signs[system]) : "");
  };
  const metric = text("metric");
  if (metric === undefined) return [];
  const isImperial = !isStandardChoice(units) && units.height === "ft";
  return isImperial
    ? rowsInBothUnits(head, [text("imperial") ?? metric], [metric])
    : [{ label: head, figures: [metric] }];
}
