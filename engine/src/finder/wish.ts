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
export interface TowerWish extends Values<typeof finderInputs> {
  /** One tower of the set is standby (N+1). */
  hasReserve: boolean;
  /** Series alone that counts. */
  series?: string | undefined;
  order: TowerOrder;
}

export const noWish: TowerWish = {
  distance: finderInputs.distance.initial,
  speed: finderInputs.speed.initial,
  extra: finderInputs.extra.initial,
  hasReserve: false,
  order: towerOrders[0],
};

/** A parameter whose text is not accepted, with its limits. */
export interface WrongWish {
  key: string;
  lowest: number;
  highest: number;
}

/** Reads the wishes of an address; what is not accepted is named and left out. */
export function wishIn(source: { get(name: string): unknown }): { wish: TowerWish; wrong: WrongWish[] } {
  const wrong: WrongWish[] = [];
  const { text, numbers } = inputReader(source, (key, limits) => wrong.push({ key, ...limits }));
  const { count, ...values } = numbers(finderInputs);
  const { key, lowest, highest } = finderInputs.count;
  const isWhole = count === undefined || Number.isInteger(count);
  if (!isWhole) wrong.push({ key, lowest, highest });
  const order = text(finderInputs.order.key);
  const series = text(finderInputs.series.key);
  const wish = {
    ...values,
    ...(isWhole && count !== undefined && { count }),
    hasReserve: text(finderInputs.reserve.key) !== undefined,
    ...(series !== undefined && { series }),
    order: towerOrders.find((each) => each === order) ?? towerOrders[0],
  };
  return { wish, wrong };
}
