import { acceptance } from "#calculator/words/acceptance.ts";
import { calculator } from "#calculator/words/calculator.ts";
import { method } from "#calculator/words/method.ts";
import { sheetWords } from "#calculator/words/sheet.ts";
import { company } from "../company.ts";
import { inquiry, inquiryPage } from "../inquiries/inquiry.ts";
import { inquiryCopyWords } from "../inquiries/inquiry-copy.ts";
import { choosing } from "../knowledge/choosing.ts";
import { faq } from "../knowledge/faq.ts";
import { fillService } from "../knowledge/fill-service.ts";
import { glossary } from "../knowledge/glossary.ts";
import { noise } from "../knowledge/noise.ts";
import { resources } from "../knowledge/overview.ts";
import { waterQuality } from "../knowledge/water-quality.ts";
import { winter } from "../knowledge/winter.ts";
import { catalog } from "../pages/catalog.ts";
import { contact } from "../pages/contact.ts";
import { gallery } from "../pages/gallery.ts";
import { history } from "../pages/history.ts";
import { home } from "../pages/home.ts";
import { industrial } from "../pages/industrial.ts";
import { intro } from "../pages/intro.ts";
import { blocks, news } from "../pages/news.ts";
import { packageTowers } from "../pages/package.ts";
import { compare } from "../pages/products/compare.ts";
import { size } from "../pages/products/size.ts";
import { submittal } from "../pages/products/submittal.ts";
import { project } from "../pages/project.ts";
import { series } from "../pages/series.ts";
import { waterTreatment } from "../pages/water-treatment.ts";
import { shared } from "../shared.ts";
import { privacy } from "../text/privacy.ts";
import { worldMap } from "../world-map.ts";
import { factsFilled } from "./facts.ts";

/** Everything that the public pages say and show, as the program brings it: what a company changes is kept beside it, as data. */
export const defaults = {
  company,
  shared,
  home,
  intro,
  history,
  contact,
  industrial,
  package: packageTowers,
  series,
  compare,
  size,
  submittal,
  waterTreatment,
  catalog,
  resources,
  choosing,
  waterQuality,
  winter,
  noise,
  fillService,
  glossary,
  faq,
  gallery,
  project,
  news,
  blocks,
  worldMap,
  privacy,
  inquiry,
  inquiryPage,
  calculator,
  method,
  acceptance,
  sheet: sheetWords,
  inquiryCopy: inquiryCopyWords,
};

export type Content = typeof defaults;

/** Content of a site whose company has changed nothing. */
export const unchanged: Content = factsFilled(defaults);
