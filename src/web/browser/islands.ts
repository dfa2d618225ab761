/** Script of pages with islands: hydrates the interactive components. */
import { hydrateIslands, type IslandParts } from "../islands/hydrate.ts";

/**
 * Each module's default export is a component that the server renders and the browser hydrates separately.
 */
const parts: IslandParts = {
  calculator: () => import("#web/calculator/page/Calculator.tsx"),
  gallery: () => import("../gallery/Gallery.tsx"),
  inquiry: () => import("../inquiries/InquiryForm.tsx"),
  productRange: () => import("../industrial/ProductRange.tsx"),
};

// The script may run before the document is parsed, when islands further down do not exist yet.
const start = () => hydrateIslands(parts);
if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();
