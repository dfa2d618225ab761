import { ChevronDown, Download } from "lucide-react";
import { fill } from "#content/fill.ts";
import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import { SectionHead } from "../ui/SectionHead.tsx";
import type { ShownDrawing } from "./shown-drawings.ts";

interface DrawingsProps {
  text: (typeof series)[Locale]["drawings"];
  drawings: readonly ShownDrawing[];
}

/** The drawing of one model at a time, the first to begin with; a drawing is fetched when its model is opened. */
export function Drawings({ text, drawings }: DrawingsProps) {
  return (
    <section className="bg-mist py-12 lg:py-16">
      <div className="page-width">
        <SectionHead id="drawings" title={text.title} description={text.description} />
        <div className="border-edge border-b">
          {drawings.map((drawing, index) => (
            <details
              key={drawing.model}
              name="drawing"
              open={index === 0}
              className="group border-edge border-t print:not-open:hidden"
            >
              <summary className="figures flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold hover:text-action">
                {drawing.model}
                <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
              </summary>
              <div className="rounded-card bg-white p-4 sm:p-6">
                <img
                  src={drawing.svg}
                  alt={drawing.alt}
                  width={drawing.width}
                  height={drawing.height}
                  loading="lazy"
                  decoding="async"
                  className="mx-auto h-auto max-h-[44rem] w-full object-contain"
                />
                <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-compact print:hidden">
                  <a
                    href={drawing.dxf}
                    download={`${drawing.model}.dxf`}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
                  >
                    <Download aria-hidden="true" className="size-4" />
                    {fill(text.dxf, { model: drawing.model })}
                  </a>
                  <a
                    href={drawing.svg}
                    className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
                  >
                    {fill(text.svg, { model: drawing.model })}
                  </a>
                </p>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
