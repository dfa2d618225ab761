import type { TowerKind, TowerModel } from "#calculator/engine/design/tower-choice.ts";

/**
 * Sample tables of our own series: sizes at 37/32/27 °C, CRT. SF is the selection table of its catalogue in
 * `assets/catalog`; a test holds the two together. SCP and THF have no catalogue yet.
 */
const series = {
  SF: { kind: "crossflow", sizes: [100, 125, 150, 175, 200, 250, 300, 350] },
  SCP: { kind: "counterflow", sizes: [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000] },
  THF: { kind: "closed-circuit", sizes: [50, 75, 100, 125, 150, 200, 250] },
} as const satisfies Record<string, { kind: TowerKind; sizes: readonly number[] }>;

export type TowerSeries = keyof typeof series;
export const towerSeries = Object.keys(series) as TowerSeries[];

/** Every model of a series, smallest first. */
export function towerModels(name: TowerSeries): TowerModel[] {
  const { kind, sizes } = series[name];
  return sizes.map((crt) => ({ series: name, kind, name: `${name}-${crt}`, crt }));
}
