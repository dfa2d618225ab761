import type { LinkedPage } from "../../further-reading/article-links.ts";
import calculator from "../../pictures/drawn/calculator.svg";
import catalog from "../../pictures/drawn/catalog.svg";
import choosing from "../../pictures/drawn/choosing.svg";
import faq from "../../pictures/drawn/faq.svg";
import fillService from "../../pictures/drawn/fillService.svg";
import glossary from "../../pictures/drawn/glossary.svg";
import method from "../../pictures/drawn/method.svg";
import noise from "../../pictures/drawn/noise.svg";
import waterQuality from "../../pictures/drawn/waterQuality.svg";
import winter from "../../pictures/drawn/winter.svg";

/** The pages of the overview in the order of a reader's questions. */
export const shelves = [
  { id: "choose", names: ["choosing", "noise"] },
  { id: "run", names: ["waterQuality", "winter", "fillService"] },
  { id: "lookUp", names: ["glossary", "faq"] },
  { id: "tools", names: ["calculator", "method", "catalog"] },
] as const satisfies readonly { id: string; names: readonly LinkedPage[] }[];

export const drawings: Record<LinkedPage, string> = {
  calculator,
  catalog,
  choosing,
  faq,
  fillService,
  glossary,
  method,
  noise,
  waterQuality,
  winter,
};
