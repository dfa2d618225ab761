import { yearWords } from "./year.ts";

/** Evaluated by the browser build, so that the script has one language only. */
export const words = yearWords.en;
