import { yearWords } from "./year.ts";

/**
 * Texts of a tower's year in Korean. The browser build evaluates this file, so that the script has one
 * language.
 */
export const words = yearWords.ko;
