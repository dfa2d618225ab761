import type { intro } from "#content/pages/intro.ts";
import type { Locale } from "#domain/locale.ts";

type Statement = (typeof intro)[Locale]["vision"];

export function VisionAndMission({ vision, mission }: { vision: Statement; mission: Statement }) {
  return (
    <section className="on-dark bg-ink text-white">
      <div className="page-width grid lg:grid-cols-2">
        {[vision, mission].map((statement) => (
          <div
            key={statement.title}
            className="border-white/15 py-14 not-first:border-t lg:py-20 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-16 lg:first:pr-16"
          >
            <h2 className="mb-3.5 font-semibold text-compact text-sky tracking-normal">{statement.title}</h2>
            <p className="text-balance font-bold text-section leading-[1.3] tracking-[-0.028em]">
              {statement.statement}
            </p>
            <p className="mt-5 max-w-[34em] text-moon">{statement.description}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
