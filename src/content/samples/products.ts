import type { Model } from "#domain/products/model-columns.ts";
import type { ProductOption } from "#domain/products/options/product-options.ts";
import type { ProductForm } from "#domain/products/product.ts";
import { pictureFolders } from "../brand/program-pictures.ts";
import data from "./products.json" with { type: "json" };
import { seriesModels } from "./series-models.ts";

/** A sample product as `products.json` has it. */
interface SampleProduct extends Omit<ProductForm, "features" | "imageUrl" | "en" | "options" | "models"> {
  features: string[];
  /** File in the folder of the pages' pictures. */
  picture: string;
  /** Most series have the same word for projects in both languages. */
  en: Omit<ProductForm["en"], "features" | "projectWord"> & { features: string[]; projectWord?: string };
  options: SampleOption[];
}

/** A row of the options of a series; names and texts in Korean and English. */
interface SampleOption {
  subject: string;
  subjectEn: string;
  name: [ko: string, en: string];
  text?: [ko: string, en: string];
  hasOwnFigures?: boolean;
  kind?: ProductOption["kind"];
}

const modelsBySlug: Partial<Record<string, readonly Model[]>> = seriesModels;

/**
 * The sample products, series of towers, in the order of the pages: modular and field-erected towers, our own package series, those of the partner. Models
 * are given facts of our own series alone: the partner's numbers are the partner's.
 */
export const sampleProducts: readonly ProductForm[] = (data as readonly SampleProduct[]).map(
  ({ features, picture, imageAlt, en, options, ...facts }) => ({
    ...facts,
    features: features.join("\n"),
    imageUrl: `${pictureFolders.pages}/${picture}`,
    imageAlt,
    en: { ...en, features: en.features.join("\n"), projectWord: en.projectWord ?? null },
    options: options.map(optionOf),
    models: [...(modelsBySlug[facts.slug] ?? [])],
  }),
);

function optionOf(option: SampleOption): ProductOption {
  const { subject, subjectEn, name, text, hasOwnFigures = false, kind = null } = option;
  return {
    subject,
    subjectEn,
    name: name[0],
    nameEn: name[1],
    text: text?.[0] ?? null,
    textEn: text?.[1] ?? null,
    figures: hasOwnFigures ? "다름" : null,
    kind,
  };
}
