import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import type { OptionSubject } from "#domain/products/product-options.ts";

interface OptionsProps {
  text: (typeof series)[Locale]["options"];
  subjects: readonly OptionSubject[];
}

/** Versions and materials of a series; nothing where it has none. */
export function Options({ text, subjects }: OptionsProps) {
  if (subjects.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-xl print:mt-4">{text.title}</h2>
      <dl className="mt-3 max-w-[42em] print:text-sm">
        {subjects.map(({ subject, options }) => (
          <div key={subject} className="gap-x-5 border-line border-t py-3 sm:grid sm:grid-cols-[7rem_1fr]">
            <dt className="break-after-avoid text-compact text-muted">{subject}</dt>
            {options.map((option, index) => (
              <dd key={option.name} className="text-muted not-first:mt-1 sm:col-start-2 sm:nth-2:mt-0">
                <span className="font-semibold text-ink">{option.name}</span>
                {index === 0 && ` (${text.standard})`}
                {option.text !== null && `: ${option.text}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
