import { designWords } from "./design-words.ts";

/**
 * Texts of the design tool in English. The browser build evaluates this file, so that the script has one
 * language.
 */
export const words = designWords("en");
