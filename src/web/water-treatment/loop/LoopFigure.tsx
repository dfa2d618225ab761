import { SectionHead } from "../../ui/SectionHead.tsx";
import type { LoopWords } from "./loop-words.ts";
import { NarrowLoop } from "./NarrowLoop.tsx";
import { WideLoop } from "./WideLoop.tsx";

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
            <WideLoop label={description} text={labels} />
          </div>
          {/* Full width of the screen: labels must be legible on the narrowest. */}
          <div className="-mx-gutter bg-mist py-4 md:hidden">
            <NarrowLoop label={description} text={labels} />
          </div>
          <figcaption className="mt-3 text-muted text-small">{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
