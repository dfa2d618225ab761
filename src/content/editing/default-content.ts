import { type Content, defaults } from "./defaults.ts";
import { fillCompanyPlaceholders } from "./placeholders.ts";

export const defaultContent: Content = fillCompanyPlaceholders(defaults);
