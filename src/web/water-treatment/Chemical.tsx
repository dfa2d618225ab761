import type { waterTreatment } from "#content/pages/water-treatment.ts";
import type { Locale } from "#domain/locale.ts";
import { Picture } from "../pictures/Picture.tsx";
import { Points } from "../ui/Points.tsx";
import { TermList } from "../ui/TermList.tsx";

interface ChemicalProps {
  text: (typeof waterTreatment)[Locale]["chemical"];
}

/** Dosing with sensors: four steps beside the machine, then the chemicals. */
export function Chemical({ text }: ChemicalProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <Picture
            picture={text.picture}
            alt={text.alt}
            sizes="(min-width: 1280px) 570px, (min-width: 1024px) 46vw, calc(100vw - 40px)"
            className="aspect-4/3 w-full rounded-card object-cover"
          />
          <div>
            <h2 className="heading-2">{text.title}</h2>
            <p className="mt-4 mb-10 text-muted">{text.lead}</p>
            <Points items={text.steps} columns={2} numbered />
          </div>
        </div>
        {text.chemicals.length > 0 && (
          <div className="mt-14 grid gap-x-16 gap-y-5 lg:mt-18 lg:grid-cols-[4fr_8fr]">
            <h3 className="text-title-xl">{text.chemicalsTitle}</h3>
            <TermList items={text.chemicals} />
          </div>
        )}
      </div>
    </section>
  );
}
