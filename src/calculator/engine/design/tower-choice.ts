import type { Duty } from "../duty/duty.ts";
import { towerInputs } from "../inputs/site-inputs.ts";
import { capacity } from "../method/capacity.ts";
import { crtFlowRate } from "../method/heat-load.ts";
import { selection } from "../method/selection.ts";
import { capabilityPercent } from "./cold-water.ts";
import { type SelectionBasis, selectionBasis, type TowerKind } from "./tower-kind.ts";
import type { RatedFans, RatedSound } from "./towers/towers-together.ts";

/**
 * Model of a catalog: `crt` at 37/32/27 °C, for a closed-circuit model that of the whole unit with its coil.
 */
export type TowerModel = {
  series: string;
  kind: TowerKind;
  name: string;
  crt: number;
  /** Rating of one tower by its maker, where known. */
  rated?: RatedFans & RatedSound;
};

/** Number of towers of one model, all in operation. */
export type TowerChoice = {
  model: TowerModel;
  /** Basis of the number of units; `estimated` must be stated beside it. */
  basis: Exclude<SelectionBasis, "on-request">;
  /** Smallest number of towers that meets the selection size with the margin. */
  units: number;
  /** Number with one standby tower (N+1). */
  spare: number;
  /** Nominal size of `units`, CRT. */
  installedCRT: number;
  /** Flow per CRT, per cent of 0.78 m³/h: above 150 nozzles and fill are overloaded. */
  loadingPercent: number;
  /** Installed size relative to the final size of the duty, per cent. */
  capabilityPercent: number;
};

/** Maximum number of towers in a set, by judgement: beyond it a larger model or another series is better. */
export const maxUnits = towerInputs.units.highest;

/** Margin on the selection size, per cent; default 0. */
export const marginLimits = { lowest: 0, highest: 30, step: 1, initial: 0 } as const;

/**
 * Models that meet a duty, with their number: fewest towers first, then least surplus. Empty where none does
 * with `maxUnits`. Models whose size is on request (`selectionBasis`) are left out. Throws a RangeError for a
 * duty that `checkDuty` rejects.
 */
export function towerChoices(
  models: readonly TowerModel[],
  duty: Duty,
  { marginPercent }: { marginPercent: number },
): TowerChoice[] {
  const { finalCRT } = capacity(duty);
  const wanted = selection(duty.flowRate, finalCRT).selectionCRT * (1 + marginPercent / 100);
  return models
    .flatMap((model) => {
      const basis = selectionBasis(model.kind, duty);
      const units = unitsOf(model, wanted);
      return basis === "on-request" ? [] : [{ ...choice(model, units, duty.flowRate, finalCRT), basis }];
    })
    .filter(({ units }) => units <= maxUnits)
    .sort((a, b) => a.units - b.units || a.installedCRT - b.installedCRT);
}

/** Number of towers of a model that reach `wanted`, CRT; 500 meets 500.00000000000006. */
export function unitsOf({ crt }: Pick<TowerModel, "crt">, wanted: number): number {
  return Math.max(1, Math.ceil((wanted - 1e-9) / crt));
}

function choice(
  model: TowerModel,
  units: number,
  flowRate: number,
  finalCRT: number,
): Omit<TowerChoice, "basis"> {
  const installedCRT = units * model.crt;
  return {
    model,
    units,
    spare: units + 1,
    installedCRT,
    loadingPercent: (100 * flowRate) / (crtFlowRate * installedCRT),
    capabilityPercent: capabilityPercent(installedCRT, finalCRT),
  };
}
