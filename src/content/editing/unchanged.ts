import { type Content, defaults } from "./defaults.ts";
import { factsFilled } from "./facts.ts";

/** Content of a site whose company has changed nothing. */
export const unchanged: Content = factsFilled(defaults);
