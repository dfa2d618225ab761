/** Script of pages with islands: the parts of pages that think in the browser, and when each is taken over. */
import { hydrateIslands, type IslandParts } from "../islands/hydrate.ts";

/** Each module's default export is a component that the server renders inside the page and the browser hydrates on its own. */
const parts: IslandParts = {
  calculator: () => import("#calculator/page/Calculator.tsx"),
  gallery: () => import("../gallery/Gallery.tsx"),
  inquiry: () => import("../inquiries/InquiryForm.tsx"),
  productRange: () => import("../industrial/ProductRange.tsx"),
};

// The script may arrive before the page is whole: islands further down are then still missing.
const start = () => hydrateIslands(parts);
if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();
