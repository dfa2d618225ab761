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
    "number of towers, standby included",
  ),
  hasReserve: withDescription(z._default(z.boolean(), false), "one of the towers is standby (N+1)"),
  order: withDescription(z._default(z.enum(towerOrders), towerOrders[0]), "what comes first"),
});

const stated = (description: string) => withDescription(z.optional(z.number()), description);

const setSchema = z.object({
  series: withDescription(z.string(), "slug of the product"),
  model: z.string(),
  kind: z.enum(towerKinds),
  option: withDescription(z.optional(z.string()), "low-noise option, whose capacity and figures count"),
  basis: withDescription(
    z.enum(["rated", "calculated", "estimated"]),
    "estimated: a kind of tower that the method is not validated for",
  ),
  units: withDescription(z.number(), "towers, standby included"),
  running: withDescription(z.number(), "towers that run"),
  installedCRT: withDescription(z.number(), "catalogue capacity of those, CRT"),
  loadingPercent: withDescription(z.number(), "flow per CRT, per cent of 0.78 m³/h"),
  capabilityPercent: withDescription(z.number(), "installed size by the final CRT of the duty"),
  figures: z.object({
    height: stated("of a tower, m"),
    area: stated("length × width of all, m²"),
    weight: stated("operating weight of all, t"),
    sound: stated("sound pressure level of all at the distance, dB(A)"),
    power: stated("motors of all fans, kW"),
    connection: stated("largest connection of circulating water, DN"),
  }),
  oneOut: withDescription(
    z.optional(
      z.object({
        capabilityPercent: z.number(),
        loadingPercent: z.number(),
        coldWaterTemp: withDescription(
          z.union([z.number(), z.enum(["above", "on-request"])]),
          "outlet, °C; above: beyond the method; on-request: the maker calculates it",
        ),
      }),
    ),
    "one tower fewer for the same flow and range; absent for a single tower",
  ),
});

const counts = z.object(Object.fromEntries(limitedFigureNames.map((name) => [name, z.optional(z.number())])));

/** Answer of `POST /api/find-towers`. */
export const finderResultSchema = z.object({
  sets: withDescription(z.array(setSchema), "sets within the limits, best first"),
  onRequest: withDescription(
    z.array(z.string()),
    "slugs of series whose size the maker calculates at this duty",
  ),
  unstated: withDescription(
    counts,
    "numbers of models left out because no figure is stated of them, by limit",
  ),
  beyond: withDescription(counts, "numbers of models left out by a limit"),
});
