import { fill } from "#content/fill.ts";
import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import { DisclosureArrow } from "../ui/DisclosureArrow.tsx";
import { Download, FileText, Image as ImageIcon } from "../ui/icons/visitor-icons.ts";
import { SectionHead } from "../ui/SectionHead.tsx";
import type { DrawingView } from "./drawing-views.ts";

interface DrawingsProps {
  text: (typeof series)[Locale]["drawings"];
  drawings: readonly DrawingView[];
  /** Name of the model that was found for the visitor's duty, as in its record. */
  found: string | undefined;
}

/**
 * Drawing of one model at a time, initially the model found, otherwise the first. It is loaded when its model is opened; a print shows
 * the open one.
 */
export function Drawings({ text, drawings, found }: DrawingsProps) {
  const opened = drawings.find(({ model }) => model === found) ?? drawings[0];
  return (
    <section className="break-inside-avoid bg-mist py-12 lg:py-16 print:bg-white print:py-6">
      <div className="page-width">
        <SectionHead id="drawings" title={text.title} description={text.description} />
        <div className="border-edge border-b">
          {drawings.map((drawing) => (
            <details
              key={drawing.model}
              name="drawing"
              open={drawing === opened}
              className="group border-edge border-t print:not-open:hidden"
            >
              <summary className="figures flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold hover:text-action">
                {drawing.name}
                <DisclosureArrow />
              </summary>
              <Drawing text={text} drawing={drawing} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Drawing, with its facts beside it; on paper they stand below a wide one. */
function Drawing({ text, drawing }: { text: DrawingsProps["text"]; drawing: DrawingView }) {
  const isWide = drawing.width > 1.25 * drawing.height;
  return (
    <div
      className={`mb-4 grid items-start gap-x-12 gap-y-6 rounded-card bg-white p-4 sm:p-6 xl:grid-cols-[minmax(0,1fr)_19rem] print:p-0 ${isWide ? "" : "print:grid-cols-[2fr_1fr]"}`.trimEnd()}
    >
      <picture>
        <source
          media="screen and (width < 1024px)"
          srcSet={drawing.narrow.svg}
          width={drawing.narrow.width}
          height={drawing.narrow.height}
        />
        <img
          src={drawing.svg}
          alt={drawing.alt}
          width={drawing.width}
          height={drawing.height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full max-w-[52em] object-contain object-left max-lg:max-w-120 print:max-h-[17cm] print:max-w-none"
        />
      </picture>
      <div>
        <dl
          className={`figures border-line border-b text-compact ${isWide ? "print:columns-2 print:gap-12" : ""}`.trimEnd()}
        >
          {drawing.facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-line border-t py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="whitespace-nowrap font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex flex-wrap gap-x-6 text-compact xl:flex-col print:hidden">
          <a
            href={drawing.pdf}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
          >
            <FileText className="size-4 shrink-0" />
            {fill(text.pdf, { model: drawing.name })}
          </a>
          <a
            href={drawing.dxf}
            download={`${drawing.name}.dxf`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
          >
            <Download className="size-4 shrink-0" />
            {fill(text.dxf, { model: drawing.name })}
          </a>
          <a
            href={drawing.svg}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline"
          >
            <ImageIcon className="size-4 shrink-0" />
            {fill(text.svg, { model: drawing.name })}
          </a>
        </p>
      </div>
    </div>
  );
}
