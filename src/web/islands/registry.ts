/**
 * The parts of pages that think in the browser. Each module's default export is a component that the
 * server renders inside the page and the browser hydrates on its own.
 */
export const islands = {
  calculator: () => import("#calculator/page/Calculator.tsx"),
  gallery: () => import("../gallery/Gallery.tsx"),
  inquiry: () => import("../inquiries/InquiryForm.tsx"),
  productRange: () => import("../industrial/ProductRange.tsx"),
};
export type IslandName = keyof typeof islands;
