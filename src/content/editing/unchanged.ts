import { type Content, defaults } from "./defaults.ts";
import { factsFilled } from "./facts.ts";

export const unchanged: Content = factsFilled(defaults);
