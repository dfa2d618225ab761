import { designWords } from "./design-words.ts";

/** The design tool in English. The browser build evaluates this file, so that one language travels. */
export const words = designWords("en");
