/** Korean paths of the pages; `pathIn("en", path)` gives the English twin. */
export const paths = {
  home: "/",
  intro: "/company/intro",
  history: "/company/history",
  contact: "/company/contact",
  privacy: "/privacy",
  industrial: "/products/industrial",
  modular: "/products/industrial#modular",
  package: "/products/package",
  bac: "/products/package#bac",
  waterTreatment: "/products/water-treatment",
  catalog: "/resources/catalog",
  calculator: "/resources/calculator",
  method: "/resources/calculator/method",
  gallery: "/projects/gallery",
} as const;

/** The design sheet of a duty: the page for printing, and the file. Neither is listed for search engines. */
export const sheetPaths = { page: "/resources/calculator/sheet", pdf: "/api/design-sheet.pdf" } as const;

/** Where the inquiry form goes without script, and where that leads. */
export const inquiryFormPaths = { form: "/inquiry", sent: "/inquiry/sent" } as const;

/** Where consultation buttons lead: the inquiry form of the home page. */
export const inquiryPath = { ko: "/#contact", en: "/en#contact" } as const;
