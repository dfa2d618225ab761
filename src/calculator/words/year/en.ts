import { yearWords } from "./year.ts";

/** A year of the tower in English. The browser build evaluates this file, so that one language travels. */
export const words = yearWords.en;
