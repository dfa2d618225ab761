import type { history } from "#content/pages/history.ts";
import type { Locale } from "#domain/locale.ts";
import { Quantity } from "../../ui/Quantity.tsx";

export function Achievements({ text }: { text: (typeof history)[Locale]["achievements"] }) {
  if (text.items.length === 0) return null;
  return (
    <section className="on-dark mt-12 bg-navy text-white lg:mt-16">
      <h2 className="sr-only">{text.title}</h2>
      <dl className="page-width grid grid-cols-2 py-6 lg:grid-cols-4 lg:py-10">
        {text.items.map((item, index) => (
          <div
            key={item.id}
            className={`flex flex-col border-white/20 py-6 max-lg:nth-3:border-t max-lg:nth-4:border-t max-lg:even:border-l max-lg:even:pl-5 lg:pr-6 lg:not-first:pl-8 ${index > 0 ? "lg:border-l" : ""}`}
          >
            <dt className="order-2 mt-3 text-balance font-semibold leading-snug">{item.label}</dt>
            <dd className="figures order-1 font-bold text-figure-m leading-tight tracking-[-0.035em]">
              <Quantity text={item.value} />
            </dd>
            <dd className="order-3 text-balance text-moon text-sm">{item.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
