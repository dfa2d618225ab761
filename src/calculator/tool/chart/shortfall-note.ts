import { createContext } from "react";

/** The sentence on chosen towers that do not meet the duty: files of charts begin with it. */
export const ShortfallNote = createContext<string | undefined>(undefined);
