import type { waterTreatment } from "#content/pages/water-treatment.ts";
import type { Locale } from "#domain/locale.ts";
import { FigureBand } from "../ui/FigureBand.tsx";
import { Points } from "../ui/Points.tsx";
import { Quantity } from "../ui/Quantity.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";

type PhysicalWords = (typeof waterTreatment)[Locale]["physical"];

export function Physical({ text }: { text: PhysicalWords }) {
  const { backwash } = text;
  return (
    <section className="section-space bg-mist">
      <div className="page-width">
        <SectionHead title={text.title} description={text.lead} />
        <Filters text={text} />
        <p className="mt-4 text-base text-muted">{text.supplier}</p>
        {backwash.steps.length + backwash.figures.length > 0 && (
          <div className="mt-16 mb-8 lg:mt-20">
            <h3 className="text-title-xl">{backwash.title}</h3>
            <p className="mt-2 text-muted">{backwash.description}</p>
          </div>
        )}
        <Points items={backwash.steps} columns={4} level={4} numbered />
        {backwash.figures.length > 0 && (
          <>
            <h4 className="mt-14 mb-5 font-bold text-lg tracking-[-0.02em]">{backwash.figuresTitle}</h4>
            <FigureBand figures={backwash.figures} />
            <p className="mt-4 text-muted text-sm">{backwash.note}</p>
          </>
        )}
      </div>
    </section>
  );
}

function Filters({ text }: { text: PhysicalWords }) {
  if (text.filters.length === 0) return null;
  return (
    <dl className="border-edge border-b">
      {text.filters.map((filter) => (
        <div
          key={filter.id}
          className="grid items-baseline gap-x-8 gap-y-1 border-edge border-t py-5 md:grid-cols-[13rem_1fr] lg:grid-cols-[16rem_19rem_1fr]"
        >
          <dt className="font-semibold md:max-lg:row-span-2 lg:text-lg">{filter.title}</dt>
          <dd className="figures font-bold text-section-l text-navy leading-tight tracking-[-0.03em]">
            <span className="sr-only">{text.precision} </span>
            <Quantity text={filter.value} />
          </dd>
          <dd className="text-pretty text-muted md:max-lg:col-start-2">{filter.description}</dd>
        </div>
      ))}
    </dl>
  );
}
