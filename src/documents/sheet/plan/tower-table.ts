import { type PlanWords, planWords } from "#content/calculator/plan/plan.ts";
import { towerKindWords } from "#content/calculator/plan/tower-kinds.ts";
import { towerSheetWords } from "#content/calculator/plan/tower-sheet.ts";
import { verdictWords } from "#content/calculator/verdict/verdict.ts";
import { measured, quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { enteredFigure, oneDecimal } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { selectionBasis } from "#engine/design/tower-kind.ts";
import { towerVerdict } from "#engine/design/towers/tower-verdict.ts";
import { fanKilowattsOf, soundTogether } from "#engine/design/towers/towers-together.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { heatLoad } from "#engine/method/heat-load.ts";
import type { SheetRow, SheetTable } from "../paper-parts.ts";
import type { PlannedTowers } from "./chosen-towers.ts";
import { capabilityFigure } from "./towers-verdict.ts";
import { installedText, type Rows } from "./year-tables.ts";

export function towerTable(
  locale: Locale,
  duty: Duty,
  { model, kind, towerCount, running }: PlannedTowers,
  rows: Rows,
): SheetTable {
  const { tower: words } = planWords[locale];
  const { kinds, estimated } = towerKindWords[locale];
  const each = towerSheetWords[locale];
  const { length, width, height, shippingWeight, operatingWeight } = model;
  const installed = running * model.crt;
  const standby = running < towerCount ? `, ${verdictWords[locale].standby}` : "";
  const mass = (label: string, kilograms: number | null) =>
    kilograms === null ? [] : rows(label, (units) => quantityText(kilograms, "mass", units));
  const isSized = length !== null && width !== null && height !== null;
  return {
    title: words.title,
    rows: [
      ...rows(words.model, () => `${towerCount} × ${model.name}`),
      ...rows(words.kind, () => kinds[kind]),
      ...rows(words.installed, (units) => installedText(installed, units) + standby),
      ...rows(
        selectionBasis(kind, duty) === "estimated" ? `${words.capability} (${estimated})` : words.capability,
        () => `${capabilityFigure(towerVerdict(installed, duty))}%`,
      ),
      ...(running > 1
        ? [
            ...rows(fill(each.flow, { count: running }), (units) =>
              quantityText(duty.flowRate / running, "flow", units),
            ),
            ...rows(
              fill(each.heat, { count: running }),
              () => `${oneDecimal(heatLoad(duty).kilowatts / running)} kW`,
            ),
          ]
        : []),
      ...(isSized ? rows(words.size, (units) => dimensionsText([length, width, height], units)) : []),
      ...mass(words.operating, operatingWeight),
      ...mass(words.shipping, shippingWeight),
      ...fanRows(words, model, { towerCount, running }, rows),
      ...soundRows(words, model, { towerCount, running }, rows),
    ],
  };
}

type TowerNumbers = Pick<PlannedTowers, "towerCount" | "running">;

/** Rated fan power of one tower and of all; with one on standby, also of those that run. */
function fanRows(
  words: PlanWords["tower"],
  model: Model,
  { towerCount, running }: TowerNumbers,
  rows: Rows,
): SheetRow[] {
  const { fans, motor } = model;
  if (motor === null) return [];
  const together = (label: string, count: number) =>
    rows(fill(label, { count }), () => `${enteredFigure(fanKilowattsOf(model, count) ?? 0)} kW`);
  const all = running < towerCount ? words.fansWithStandby : words.fansTogether;
  return [
    ...rows(words.fans, () => `${fans ?? 1} × ${enteredFigure(motor)} kW`),
    ...(running < towerCount ? together(words.fansRunning, running) : []),
    ...(towerCount > 1 ? together(all, towerCount) : []),
  ];
}

/** Sound of one tower and of all, as the finder counts it, never without the distance. */
function soundRows(
  words: PlanWords["tower"],
  model: Model,
  { towerCount, running }: TowerNumbers,
  rows: Rows,
): SheetRow[] {
  const { sound, soundDistance } = model;
  if (sound === null || soundDistance === null) return [];
  const all = running < towerCount ? words.soundWithStandby : words.soundTogether;
  const level = (decibels: number) => (units: UnitChoice) =>
    fill(words.soundAt, {
      sound: enteredFigure(Number(decibels.toFixed(1))),
      distance: quantityText(soundDistance, "distance", units),
    });
  return [
    ...rows(words.sound, level(sound)),
    ...(towerCount > 1
      ? rows(fill(all, { count: towerCount }), level(soundTogether(sound, towerCount)))
      : []),
  ];
}

/** Length, width and height of one tower, mm. */
function dimensionsText(sides: readonly number[], units: UnitChoice): string {
  const all = sides.map((side) => measured(side, "dimension", units));
  return `${all.map(({ figure }) => figure).join(" × ")} ${all[0]?.unit}`;
}
