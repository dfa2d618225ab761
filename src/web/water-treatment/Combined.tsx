import type { waterTreatment } from "#content/pages/water-treatment.ts";
import type { Locale } from "#domain/locale.ts";
import { FigureBand } from "../ui/FigureBand.tsx";

export function Combined({ text }: { text: (typeof waterTreatment)[Locale]["combined"] }) {
  if (text.figures.length === 0) return null;
  return (
    <section className="on-dark section-space bg-ink text-white">
      <div className="page-width">
        <h2 className="heading-2">{text.title}</h2>
        <p className="mt-4 mb-10 max-w-[38em] text-moon lg:mb-14">{text.lead}</p>
        <FigureBand figures={text.figures} dark />
        <p className="mt-5 max-w-[60em] text-moon-dim text-sm">{text.note}</p>
      </div>
    </section>
  );
}
