import { createContext } from "react";

/** Sentence on chosen towers that do not meet the duty, written at the top of chart files. */
export const ShortfallNote = createContext<string | undefined>(undefined);
