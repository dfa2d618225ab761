import { designWords } from "./design-words.ts";

/**
 * Texts of the design tool in Korean. The browser build evaluates this file, so that the script has one
 * language.
 */
export const words = designWords("ko");
