import type { TowerKind, TowerModel } from "#calculator/engine/design/tower-choice.ts";
import { seriesModels } from "./series-models.ts";

/** Sample tables of our own series that the calculator chooses from: sizes at 37/32/27 °C, CRT. */
const series = {
  SF: { kind: "crossflow", models: seriesModels.sf },
  SCP: { kind: "counterflow", models: seriesModels.scp },
  THF: { kind: "closed-circuit", models: seriesModels.thf },
} as const satisfies Record<string, { kind: TowerKind; models: readonly { name: string; crt: number }[] }>;

export type TowerSeries = keyof typeof series;
export const towerSeries = Object.keys(series) as TowerSeries[];

/** Every model of a series, smallest first. */
export function towerModels(name: TowerSeries): TowerModel[] {
  const { kind, models } = series[name];
  return models.map((model) => ({ series: name, kind, name: model.name, crt: model.crt }));
}
