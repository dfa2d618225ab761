import type { waterTreatment } from "#content/pages/water-treatment.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { TermList } from "../ui/TermList.tsx";

interface BenefitsProps {
  locale: Locale;
  text: (typeof waterTreatment)[Locale];
}

export function Benefits({ locale, text: { benefits, catalog } }: BenefitsProps) {
  if (benefits.items.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="flex flex-col items-start gap-8">
          <h2 className="heading-2">{benefits.title}</h2>
          <ButtonLink href={pathIn(locale, catalog.href)} variant="secondary" className="max-lg:hidden">
            {catalog.button}
          </ButtonLink>
        </div>
        <TermList items={benefits.items} />
        <ButtonLink
          href={pathIn(locale, catalog.href)}
          variant="secondary"
          className="justify-self-start lg:hidden"
        >
          {catalog.button}
        </ButtonLink>
      </div>
    </section>
  );
}
