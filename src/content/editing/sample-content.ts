import { type Content, defaults } from "./defaults.ts";
import { fillCompanyPlaceholders } from "./placeholders.ts";

/** The shipped texts with the values of the sample company in their placeholders, as a site without edits and with the sample records shows them. */
export const sampleContent: Content = fillCompanyPlaceholders(defaults);
