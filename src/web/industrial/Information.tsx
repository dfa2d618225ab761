import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import { type DiagramWords, FlowDiagram } from "../diagrams/FlowDiagram.tsx";
import { Island } from "../islands/Island.tsx";
import { TermList } from "../ui/TermList.tsx";
import ProductRange, { type ProductRangeProps } from "./ProductRange.tsx";

interface InformationProps {
  text: (typeof industrial)[Locale]["information"];
  diagram: DiagramWords;
  range: ProductRangeProps;
}

/** How the towers work and are built, and which there are. */
export function Information({ text, diagram, range }: InformationProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <div>
            <h2 className="heading-2">{text.title}</h2>
            <div className="mt-8 grid gap-8 sm:max-lg:grid-cols-2">
              <FlowDiagram kind="counter" text={diagram} />
              <FlowDiagram kind="cross" text={diagram} />
            </div>
          </div>
          <TermList items={text.items} />
        </div>
        {range.products === null ? (
          <Island name="productRange" part={ProductRange} props={range} when="load" />
        ) : (
          <ProductRange {...range} />
        )}
      </div>
    </section>
  );
}
