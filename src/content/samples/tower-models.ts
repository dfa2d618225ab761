import type { TowerModel, TowerSeries } from "#calculator/engine/design/tower-choice.ts";

/**
 * Sample tables of our own series: sizes at 37/32/27 °C, CRT. SF is the selection table of its catalogue in
 * `assets/catalog`; a test holds the two together. SCP and THF have no catalogue yet.
 */
const sizes: Record<TowerSeries, readonly number[]> = {
  SF: [100, 125, 150, 175, 200, 250, 300, 350],
  SCP: [100, 150, 200, 250, 300, 400, 500, 600, 800, 1000],
  THF: [50, 75, 100, 125, 150, 200, 250],
};

/** Every model of a series, smallest first. */
export function towerModels(series: TowerSeries): TowerModel[] {
  return sizes[series].map((crt) => ({ series, name: `${series}-${crt}`, crt }));
}
