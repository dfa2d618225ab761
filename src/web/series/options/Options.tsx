import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import type { OptionSubject } from "#domain/products/options/product-options.ts";

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
          <div key={subject} className="gap-x-6 border-line border-t py-3 lg:grid lg:grid-cols-[4fr_8fr]">
            <dt className="break-after-avoid text-compact text-muted">{subject}</dt>
            {options.map((option, index) => (
              <dd
                key={option.name}
                className={`text-muted lg:col-start-2 ${index > 0 ? "mt-1" : ""}`.trimEnd()}
              >
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
