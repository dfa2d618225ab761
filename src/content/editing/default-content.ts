import { type Content, defaults } from "./defaults.ts";
import { fillFacts } from "./facts.ts";

export const defaultContent: Content = fillFacts(defaults);
