import { SectionHead } from "../../ui/SectionHead.tsx";
import { Loop } from "./Loop.tsx";
import { narrowLayout, wideLayout } from "./loop-layouts.ts";
import type { LoopWords } from "./loop-words.ts";

/**
 * Water treatment in the circuit: a drawing for wide screens and one for phones, of which one is displayed.
 */
export function LoopFigure({ text }: { text: LoopWords }) {
  const { title, lead, description, labels, caption } = text;
  return (
    <section className="pb-12 lg:pb-16">
      <div className="page-width">
        <SectionHead title={title} description={lead} />
        <figure>
          <div className="rounded-card bg-mist sm:p-8 max-md:hidden">
            <Loop label={description} text={labels} layout={wideLayout} />
          </div>
          {/* Full width of the screen: labels must be legible on the narrowest. */}
          <div className="-mx-gutter bg-mist py-4 md:hidden">
            <Loop label={description} text={labels} layout={narrowLayout} />
          </div>
          <figcaption className="mt-3 text-muted text-small">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
