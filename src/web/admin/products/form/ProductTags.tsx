import { productWords } from "#content/admin/products.ts";
import { featureTags } from "#domain/projects/vocabulary.ts";
import type { ProductEntryForm } from "./use-product-form.ts";

export function ProductTags({ form }: { form: ProductEntryForm }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-compact">{productWords.labels.tags}</legend>
      <div className="flex flex-wrap gap-1.5">
        {featureTags.map((tag) => (
          <label key={tag} className="cursor-pointer">
            <input type="checkbox" value={tag} {...form.register("tags")} className="peer sr-only" />
            <span className="block rounded-[3px] px-3 py-2 font-medium text-note leading-none ring-1 ring-edge ring-inset peer-checked:bg-navy peer-checked:text-white peer-checked:ring-0 peer-focus-visible:outline-3 peer-focus-visible:outline-action peer-focus-visible:outline-offset-2">
              {tag}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
