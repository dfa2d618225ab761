import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelRanges } from "./model-ranges.ts";

/** Ranges of a series' models, one per row, on phones two; renders nothing without models. `label` is for screen readers. */
export function ModelRanges({
  locale,
  label,
  models,
}: {
  locale: Locale;
  label: string;
  models: readonly Model[];
}) {
  const ranges = modelRanges(locale, models);
  if (ranges.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
    <div role="group" aria-label={label}>
      <dl className="figures mt-4 border-ink border-t-2 text-compact md:mt-5 max-md:grid max-md:min-[23rem]:grid-cols-2 max-md:gap-x-5">
        {ranges.map((range) => (
          <div
            key={range.id}
            className="border-line border-b py-1.5 md:flex md:justify-between md:gap-4 md:py-2 print:py-1"
          >
            <dt className="text-muted max-md:text-small max-md:leading-snug">{range.label}</dt>
            <dd className="font-semibold md:text-right">{range.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
