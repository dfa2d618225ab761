import { choice } from "./choice.ts";
import { compare } from "./compare.ts";
import { curves } from "./curves.ts";
import { place } from "./place.ts";
import { share } from "./share.ts";
import { tool } from "./tool.ts";
import { units } from "./units.ts";
import { water } from "./water.ts";
import { why } from "./why.ts";

/** Everything the design tool says; a chunk of its own, loaded with the first result. */
export const words = { tool, units, why, curves, place, choice, water, compare, share };
export type DesignWords = typeof words;
