import type { DesignWords } from "../ko/words.ts";
import { choice } from "./choice.ts";
import { compare } from "./compare.ts";
import { curves } from "./curves.ts";
import { place } from "./place.ts";
import { share } from "./share.ts";
import { tool } from "./tool.ts";
import { units } from "./units.ts";
import { water } from "./water.ts";
import { why } from "./why.ts";

export const words: DesignWords = { tool, units, why, curves, place, choice, water, compare, share };
