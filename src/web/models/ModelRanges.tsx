import type { Locale } from "#domain/locale.ts";
import type { Model } from "#domain/products/model-columns.ts";
import { modelRanges } from "./model-ranges.ts";

/** Ranges of a series' models, one per row; renders nothing without models. `label` is for screen readers. */
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
      <dl className="figures mt-5 border-ink border-t-2 text-compact">
        {ranges.map((range) => (
          <div key={range.id} className="flex justify-between gap-4 border-line border-b py-2">
            <dt className="text-muted">{range.label}</dt>
            <dd className="text-right font-semibold">{range.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
