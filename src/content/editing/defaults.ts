import { acceptance, acceptanceKinds } from "#content/calculator/acceptance.ts";
import { calculator, calculatorKinds } from "#content/calculator/calculator.ts";
import { chiller, chillerKinds } from "#content/calculator/chiller/chiller.ts";
import { method, methodKinds } from "#content/calculator/method.ts";
import { sheetWords } from "#content/calculator/sheet.ts";
import { sound, soundKinds } from "#content/calculator/sound/sound.ts";
import { company, companyKinds } from "../company.ts";
import { confirmationMailWords } from "../inquiries/confirmation-mail-words.ts";
import { inquiry, inquiryKinds, inquiryPage } from "../inquiries/inquiry.ts";
import { words } from "../kinds/declare.ts";
import type { PageWordsKind, PartKind, WordsKind } from "../kinds/kind.ts";
import { choosing, choosingKinds } from "../knowledge/choosing.ts";
import { faq, faqKinds } from "../knowledge/faq.ts";
import { fillService, fillServiceKinds } from "../knowledge/fill-service.ts";
import { glossary, glossaryKinds } from "../knowledge/glossary.ts";
import { noise, noiseKinds } from "../knowledge/noise.ts";
import { resources, resourcesKinds } from "../knowledge/overview.ts";
import { waterQuality, waterQualityKinds } from "../knowledge/water-quality.ts";
import { winter, winterKinds } from "../knowledge/winter.ts";
import { catalog, catalogKinds } from "../pages/catalog.ts";
import { contact, contactKinds } from "../pages/contact.ts";
import { gallery, galleryKinds } from "../pages/gallery.ts";
import { history, historyKinds } from "../pages/history.ts";
import { home, homeKinds } from "../pages/home.ts";
import { industrial, industrialKinds } from "../pages/industrial.ts";
import { intro, introKinds } from "../pages/intro.ts";
import { blocks, blocksKinds, news, newsKinds } from "../pages/news.ts";
import { packageKinds, packageTowers } from "../pages/package.ts";
import { compare, compareKinds } from "../pages/products/compare.ts";
import { size, sizeKinds } from "../pages/products/size.ts";
import { submittal, submittalKinds } from "../pages/products/submittal.ts";
import { project, projectKinds } from "../pages/project.ts";
import { series, seriesKinds } from "../pages/series.ts";
import { waterTreatment, waterTreatmentKinds } from "../pages/water-treatment.ts";
import { shared, sharedKinds } from "../shared.ts";
import type { PageName } from "../site.ts";
import { privacy, privacyKinds } from "../text/privacy.ts";
import { worldMap, worldMapKinds } from "../world-map.ts";

/** Content of the public pages as shipped, for the records of the sample company. A company's changes are stored as data, apart from it. */
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
  chiller,
  sound,
  acceptance,
  sheet: sheetWords,
  /** Texts of the confirmation mail. The old name stays, because the paths of its stored edits begin with it. */
  inquiryCopy: confirmationMailWords,
};

export type Content = typeof defaults;

export const contentKinds: Readonly<{
  [Part in keyof Content]: Part extends PageName ? PageWordsKind : PartKind | WordsKind;
}> = {
  company: companyKinds,
  shared: sharedKinds,
  home: homeKinds,
  intro: introKinds,
  history: historyKinds,
  contact: contactKinds,
  industrial: industrialKinds,
  package: packageKinds,
  series: seriesKinds,
  compare: compareKinds,
  size: sizeKinds,
  submittal: submittalKinds,
  waterTreatment: waterTreatmentKinds,
  catalog: catalogKinds,
  resources: resourcesKinds,
  choosing: choosingKinds,
  waterQuality: waterQualityKinds,
  winter: winterKinds,
  noise: noiseKinds,
  fillService: fillServiceKinds,
  glossary: glossaryKinds,
  faq: faqKinds,
  gallery: galleryKinds,
  project: projectKinds,
  news: newsKinds,
  blocks: blocksKinds,
  worldMap: worldMapKinds,
  privacy: privacyKinds,
  inquiry: inquiryKinds,
  inquiryPage: words<Content["inquiryPage"]>({}),
  calculator: calculatorKinds,
  method: methodKinds,
  chiller: chillerKinds,
  sound: soundKinds,
  acceptance: acceptanceKinds,
  sheet: words<Content["sheet"]>({}),
  inquiryCopy: words<Content["inquiryCopy"]>({}),
};
