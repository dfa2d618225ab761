import type { home } from "#content/pages/home.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Calculator, FileText } from "../ui/icons/visitor-icons.ts";
import { SectionHead } from "../ui/SectionHead.tsx";

const icons = { catalog: FileText, calculator: Calculator };

export function Resources({ locale, text }: { locale: Locale; text: (typeof home)[Locale]["resources"] }) {
  if (text.items.length === 0) return null;
  return (
    <section className="section-space bg-mist">
      <div className="page-width">
        <SectionHead eyebrow={text.eyebrow} title={text.title} />
        <ul className="grid gap-6 md:grid-cols-2">
          {text.items.map((item) => {
            const Icon = icons[item.kind];
            return (
              <li
                key={item.id}
                className="flex gap-6 rounded-card bg-white p-6 ring-1 ring-line ring-inset lg:p-8"
              >
                <Icon className="size-9 shrink-0 stroke-[1.5] text-action" />
                <div className="flex flex-col items-start">
                  <h3 className="text-title-m">{item.title}</h3>
                  <p className="mt-2 mb-6 text-muted">{item.description}</p>
                  <ButtonLink href={pathIn(locale, item.href)} variant="secondary" className="mt-auto">
                    {item.button}
                  </ButtonLink>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
