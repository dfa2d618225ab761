import type { intro } from "#content/pages/intro.ts";
import type { Locale } from "#domain/locale.ts";

export function CoreValues({ text }: { text: (typeof intro)[Locale]["values"] }) {
  if (text.items.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-12 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 className="heading-2">{text.title}</h2>
        <ol className="border-ink border-t-2">
          {text.items.map((item, index) => (
            <li
              key={item.id}
              className="grid gap-x-6 gap-y-2 border-line border-b py-7 sm:grid-cols-[3rem_11rem_1fr] lg:py-8"
            >
              <span aria-hidden="true" className="figures font-semibold text-action">
                {String(index + 1).padStart(2, "0")}
              </span>
              <h3 className="text-title-m leading-[1.35]">{item.title}</h3>
              <p className="text-muted">{item.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
