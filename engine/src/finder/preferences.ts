import type { Values } from "../inputs/input.ts";
import { inputReader } from "../inputs/input-reader.ts";
import { finderInputs } from "../inputs/site-inputs.ts";
import type { SetFigures } from "./set-figures.ts";

/** Orders of the sets found: the fewest towers, or the smallest of a figure. */
export const towerOrders = ["towers", "height", "area", "weight", "sound", "power"] as const;
export type TowerOrder = (typeof towerOrders)[number];

/** Figures that can be limited, with the input of the limit. */
export const limitedFigures = {
  height: "maxHeight",
  area: "maxArea",
  weight: "maxWeight",
  sound: "maxSound",
  power: "maxPower",
  connection: "maxConnection",
} as const satisfies Record<keyof SetFigures, keyof typeof finderInputs>;
export type LimitedFigure = keyof typeof limitedFigures;
export const limitedFigureNames = Object.keys(limitedFigures) as LimitedFigure[];

/** Limits and preferences of a visitor. */
export interface TowerPreferences extends Values<typeof finderInputs> {
  /** One tower of the set is standby (N+1). */
  hasReserve: boolean;
  /** The only series that is searched. */
  series?: string | undefined;
  order: TowerOrder;
}

export const noPreferences: TowerPreferences = {
  distance: finderInputs.distance.initial,
  speed: finderInputs.speed.initial,
  extra: finderInputs.extra.initial,
  hasReserve: false,
  order: towerOrders[0],
};

/** A parameter whose text is not accepted, with its limits. */
export interface InvalidPreference {
  key: string;
  lowest: number;
  highest: number;
}

/** Parses the preferences of an address. Rejected parameters are returned in `wrong` and left out. */
export function parsePreferences(source: { get(name: string): unknown }): {
  preferences: TowerPreferences;
  wrong: InvalidPreference[];
} {
  const wrong: InvalidPreference[] = [];
  const { text, numbers } = inputReader(source, (key, limits) => wrong.push({ key, ...limits }));
  const { count, ...values } = numbers(finderInputs);
  const { key, lowest, highest } = finderInputs.count;
  const isWhole = count === undefined || Number.isInteger(count);
  if (!isWhole) wrong.push({ key, lowest, highest });
  const order = text(finderInputs.order.key);
  const series = text(finderInputs.series.key);
  const preferences = {
    ...values,
    ...(isWhole && count !== undefined && { count }),
    hasReserve: text(finderInputs.reserve.key) === "1",
    ...(series !== undefined && { series }),
    order: towerOrders.find((each) => each === order) ?? towerOrders[0],
  };
  return { preferences, wrong };
}
