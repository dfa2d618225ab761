import type { ComponentProps } from "react";
import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import { ToComparison } from "../compare/ToComparison.tsx";
import { Island } from "../islands/Island.tsx";
import { TermList } from "../ui/TermList.tsx";
import ProductRange, { type ProductRangeProps } from "./ProductRange.tsx";

interface InformationProps {
  text: (typeof industrial)[Locale]["information"];
  range: ProductRangeProps;
  /** The way to the comparison of series. */
  comparison: ComponentProps<typeof ToComparison>["text"];
}

/** How the towers work and are built, and which there are. */
export function Information({ text, range, comparison }: InformationProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
          <h2 className="heading-2">{text.title}</h2>
          <TermList items={text.items} />
        </div>
        {range.products === null ? (
          <Island name="productRange" part={ProductRange} props={range} when="load" />
        ) : (
          <ProductRange {...range} />
        )}
        <div className="mt-12">
          <ToComparison locale={range.locale} text={comparison} />
        </div>
      </div>
    </section>
  );
}
