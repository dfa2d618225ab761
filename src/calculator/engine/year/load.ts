import * as z from "zod/mini";

const share = z.number().check(z.minimum(0), z.maximum(1));

/**
 * How much of the duty's heat a plant gives off in the course of a year: always all of it (`constant`); in proportion to
 * the wet bulb between one at which it is off and one at which it is full, °C (`air-conditioning`); or a share for each
 * month (`monthly`). The water keeps flowing; its range follows the heat.
 */
export const loadSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("constant") }),
  z.object({ kind: z.literal("air-conditioning"), offBelow: z.number(), fullAt: z.number() }).check(
    z.refine(({ offBelow, fullAt }) => fullAt > offBelow, {
      error: "fullAt must be above offBelow",
      path: ["fullAt"],
    }),
  ),
  z.object({ kind: z.literal("monthly"), shares: z.array(share).check(z.length(12)) }),
]);
export type Load = z.infer<typeof loadSchema>;

/** Part of the duty's heat in a month (0 is January) at a wet bulb, °C; 0 where the plant is off. */
export function loadAt(load: Load, month: number, wetBulbTemp: number): number {
  switch (load.kind) {
    case "constant":
      return 1;
    case "air-conditioning":
      return Math.min(1, Math.max(0, (wetBulbTemp - load.offBelow) / (load.fullAt - load.offBelow)));
    case "monthly":
      return load.shares[month] ?? 0;
  }
}
