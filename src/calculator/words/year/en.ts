import { yearWords } from "./year.ts";

/**
 * Texts of a tower's year in English. The browser build evaluates this file, so that the script has one
 * language.
 */
export const words = yearWords.en;
