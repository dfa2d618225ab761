import type { TowerKind } from "#engine/design/tower-kind.ts";
import {
  added,
  lowNoiseOptionOf,
  type OfferedTower,
  type TowerFacts,
  withOption,
} from "#engine/finder/tower.ts";
import type { Model } from "../model-columns.ts";

const circulating: readonly string[] = ["순환수 입구", "순환수 출구", "유체 입구", "유체 출구"];

/** Facts of a model that the finder uses. */
export function towerFactsOf(model: Model): TowerFacts {
  const { name, crt, length, width, height, operatingWeight, fans, motor } = model;
  const { sound, soundDistance, soundPower, soundPowerHalf, connections, lowNoise } = model;
  const bores = connections.filter(({ purpose }) => circulating.includes(purpose)).map(({ dn }) => dn);
  return {
    ...{ name, crt, length, width, height, operatingWeight, fans, motor, sound, soundDistance, soundPower },
    halfSpeedSound: soundPower === null || soundPowerHalf === null ? null : soundPowerHalf - soundPower,
    connection: bores.length === 0 ? null : Math.max(...bores),
    lowNoise,
  };
}

/** Model as the finder returns it. */
export type FoundModel = TowerFacts & { record: Model };

/** Models of a series for the finder. @param series name that distinguishes sets */
export function offeredModels(
  series: string,
  kind: TowerKind,
  models: readonly Model[],
): OfferedTower<FoundModel>[] {
  return models.map((record) => ({ series, kind, model: { ...towerFactsOf(record), record } }));
}

/** Clears the sound figures that a record states for the standard version only; for an option it states only the level. */
const withoutStandardSound = {
  soundBands: null,
  soundInlet: null,
  soundBlind: null,
  soundTop: null,
  soundPowerHalf: null,
  soundBandsHalf: null,
  soundInletHalf: null,
  soundBlindHalf: null,
  soundTopHalf: null,
  soundSideDistance: null,
} as const satisfies Partial<Model>;

/** A model with one of its low-noise options; the model itself where it has none of that kind, or none with a capacity. */
export function quietModel(model: Model, kind: string | undefined): Model {
  const option = lowNoiseOptionOf(model, kind);
  if (!option) return model;
  const isHeavier = option.weight !== null;
  const isHigher = option.height !== null;
  const hasOtherFan = option.capacity !== 100 || (option.motor !== null && option.motor !== model.motor);
  return {
    ...withOption(model, option),
    ...withoutStandardSound,
    shippingWeight: added(model.shippingWeight, option.weight),
    // The record states airflow, loads, sections and shaft power of the standard version only; no rule derives those of an option.
    airflow: null,
    ...(isHeavier && { supports: [] }),
    ...((isHeavier || isHigher) && { sections: [] }),
    ...(hasOtherFan && { fanPower: null }),
  };
}
