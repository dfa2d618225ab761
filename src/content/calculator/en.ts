import { designWords } from "./design-words.ts";

/** Evaluated by the browser build, so that the script has one language only. */
export const words = designWords("en");
