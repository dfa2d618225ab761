import * as z from "zod/mini";
import { towerKinds } from "../design/tower-kind.ts";
import { dutyInputs, elevationInput } from "../inputs/duty-inputs.ts";
import { without } from "../inputs/input.ts";
import {
  bodyShape,
  optionalNumberOf,
  requiredShape,
  withDescription,
  within,
} from "../inputs/input-schema.ts";
import { finderInputs } from "../inputs/site-inputs.ts";
import { limitedFigureNames, towerOrders } from "./preferences.ts";

/** Body of `POST /api/find-towers`. */
export const finderRequestSchema = z.object({
  ...requiredShape(dutyInputs),
  height: optionalNumberOf(elevationInput),
  ...bodyShape(without(finderInputs, "count", "reserve", "series", "order")),
  count: withDescription(
    z.optional(within(finderInputs.count).check(z.int())),
    "number of towers, including standby",
  ),
  hasReserve: withDescription(z._default(z.boolean(), false), "one of the towers is standby (N+1)"),
  order: withDescription(z._default(z.enum(towerOrders), towerOrders[0]), "sort order"),
});

const stated = (description: string) => withDescription(z.optional(z.number()), description);

const setSchema = z.object({
  series: withDescription(z.string(), "slug of the product"),
  model: z.string(),
  kind: z.enum(towerKinds),
  option: withDescription(
    z.optional(z.string()),
    "low-noise option, with which capacity and figures are calculated",
  ),
  basis: withDescription(
    z.enum(["rated", "calculated", "estimated"]),
    "estimated: the method is not validated for this kind of tower",
  ),
  units: withDescription(z.number(), "number of towers, including standby"),
  running: withDescription(z.number(), "number of running towers"),
  installedCRT: withDescription(z.number(), "catalog capacity of the running towers, CRT"),
  loadingPercent: withDescription(z.number(), "flow per CRT, % of 0.78 m³/h"),
  capabilityPercent: withDescription(
    z.number(),
    "installed capacity as a percentage of the final CRT of the duty",
  ),
  figures: z.object({
    height: stated("height of a tower, m"),
    area: stated("footprint of all towers (length × width), m²"),
    weight: stated("operating weight of all towers, t"),
    sound: stated("sound pressure level of all towers at the given distance, dB(A)"),
    power: stated("motor power of all fans, kW"),
    connection: stated("largest connection of circulating water, DN"),
  }),
  oneOut: withDescription(
    z.optional(
      z.object({
        capabilityPercent: z.number(),
        loadingPercent: z.number(),
        coldWaterTemp: withDescription(
          z.union([z.number(), z.enum(["above", "on-request"])]),
          "outlet, °C; above: beyond the range of the method; on-request: the manufacturer calculates it",
        ),
      }),
    ),
    "operation with one tower fewer at the same flow and range; absent for a single tower",
  ),
});

/** A new schema for each field: one that two fields share would have only the later description. */
const counts = () =>
  z.object(Object.fromEntries(limitedFigureNames.map((name) => [name, z.optional(z.number())])));

/** Answer of `POST /api/find-towers`. */
export const finderResultSchema = z.object({
  sets: withDescription(z.array(setSchema), "sets within the limits, best first"),
  onRequest: withDescription(
    z.array(z.string()),
    "slugs of series whose size the manufacturer calculates for this duty",
  ),
  unstated: withDescription(
    counts(),
    "numbers of models excluded because they do not state the limited figure, by limit",
  ),
  beyond: withDescription(counts(), "numbers of models that exceed a limit, by limit"),
});
