import { featureTags, towerTypes } from "../projects/vocabulary.ts";
import type { Fields } from "../records/fields.ts";

/** Fields of a product, a series of towers, besides its documents and its models. In Korean, tags too. */
export const productFields = {
  name: {
    kind: "line",
    width: "whole",
    maxLength: 200,
    missingProblem: "productNameMissing",
    isTranslated: true,
  },
  /** Last part of the address of its page. */
  slug: {
    kind: "line",
    width: "third",
    maxLength: 40,
    missingProblem: "slugMissing",
    pattern: { is: /^[a-z0-9]+(-[a-z0-9]+)*$/, problem: "slugLetters" },
  },
  category: { kind: "choice", width: "third", of: towerTypes, missingProblem: "categoryMissing" },
  /** Maker, unless it is the company itself. */
  brand: { kind: "line", width: "third", maxLength: 100 },
  /** Construction, in a few words. */
  type: { kind: "line", width: "whole", maxLength: 200, isTranslated: true },
  description: {
    kind: "text",
    width: "whole",
    maxLength: 3_000,
    missingProblem: "descriptionMissing",
    isTranslated: true,
  },
  /** One a line. */
  features: { kind: "text", width: "whole", maxLength: 3_000, isTranslated: true },
  specifications: { kind: "text", width: "whole", maxLength: 3_000, isTranslated: true },
  tags: { kind: "tags", width: "whole", of: featureTags },
  /** Projects with the Korean word in title or description are shown with the product; the English gallery is searched by the English one. */
  projectWord: { kind: "line", width: "half", maxLength: 100, isTranslated: true },
  /** A picture of this site by its path. */
  imageUrl: {
    kind: "picture",
    width: "half",
    maxLength: 500,
    pattern: { is: /^\/(?![/\\])[^\s\\]*$/, problem: "imageElsewhere" },
  },
  /** The picture in words. */
  imageAlt: { kind: "line", width: "whole", maxLength: 300, isTranslated: true },
} as const satisfies Fields;

export type ProductFields = typeof productFields;
export type ProductField = keyof ProductFields;
