import type { TowerKind } from "../design/tower-kind.ts";
import type { RatedFans, RatedSound } from "../design/towers/towers-together.ts";
import { towerInputs } from "../inputs/site-inputs.ts";

/**
 * Low-noise option of a model. Its figures replace those of the model or are added to them; except for the sound, a null figure leaves
 * that of the model.
 */
export interface LowNoiseOption {
  kind: string;
  /** Share of the capacity of the standard version, per cent. An option without it is not offered for a duty. */
  capacity: number | null;
  /** Motor of each fan, kW. */
  motor: number | null;
  /** dB(A), at the distance of the standard. */
  sound: number | null;
  /** Added, mm and kg. */
  height: number | null;
  weight: number | null;
}

/** Facts of a model for the finder; null if its maker does not state them. */
export interface TowerFacts extends RatedFans, RatedSound {
  name: string;
  /** At 37/32/27 °C, CRT. */
  crt: number;
  /** mm */
  length: number | null;
  width: number | null;
  height: number | null;
  /** kg */
  operatingWeight: number | null;
  /** dB(A) re 1 pW. */
  soundPower: number | null;
  /** Change of the sound power at half speed, dB. */
  halfSpeedSound: number | null;
  /** Largest connection of circulating water, DN. */
  connection: number | null;
  lowNoise: readonly LowNoiseOption[];
}

/** Model of a series that is on offer. */
export interface OfferedTower<Facts extends TowerFacts = TowerFacts> {
  series: string;
  kind: TowerKind;
  model: Facts;
  /** Another series on offer has a model of this name. */
  isNameShared?: boolean;
}

/** Maximum number of towers in a set, by judgement: beyond it a larger model or another series is better. */
export const maxTowers = towerInputs.towerCount.highest;

/** Figures of a model that its low-noise options change. */
type ChangedFacts = Pick<TowerFacts, "crt" | "motor" | "sound" | "soundPower" | "height" | "operatingWeight">;

/**
 * Applies a low-noise option to a model, for finder, documents and API. Of the sound only the level is stated. The height, which
 * determines the far field, includes the option.
 */
export function withOption<Facts extends ChangedFacts>(
  model: Facts,
  option: LowNoiseOption | undefined,
): Facts {
  if (option === undefined) return model;
  return {
    ...model,
    crt: (model.crt * (option.capacity ?? 100)) / 100,
    motor: option.motor ?? model.motor,
    sound: option.sound,
    soundPower: null,
    height: added(model.height, option.height),
    operatingWeight: added(model.operatingWeight, option.weight),
  };
}

/** Low-noise option of a kind with which a model is offered for a duty; undefined where its record states no capacity. */
export function lowNoiseOptionOf(
  { lowNoise }: Pick<TowerFacts, "lowNoise">,
  kind: string | undefined,
): LowNoiseOption | undefined {
  return lowNoise.find((option) => option.kind === kind && option.capacity !== null);
}

/** A figure with what an option adds to it; null where the model states none. */
export function added(figure: number | null, more: number | null): number | null {
  return figure === null ? null : figure + (more ?? 0);
}

/** Number of towers that run: all but the standby, if any. */
export function runningOf(towerCount: number, hasStandby: boolean): number {
  return Math.max(1, towerCount - (hasStandby ? 1 : 0));
}

/** Number of towers of `crt` whose sum reaches `wanted`, both CRT; 500 meets 500.00000000000006. */
export function towersNeeded(crt: number, wanted: number): number {
  return Math.max(1, Math.ceil((wanted - 1e-9) / crt));
}
