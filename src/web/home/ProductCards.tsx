import type { home } from "#content/pages/home.ts";
import { pathWhileShown } from "#content/sections/hidden-paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { Picture } from "../pictures/Picture.tsx";
import { ArrowRight } from "../ui/icons/visitor-icons.ts";
import { SectionHead } from "../ui/SectionHead.tsx";

interface ProductCardsProps {
  locale: Locale;
  text: (typeof home)[Locale]["products"];
  /** Paths of sections that are not shown: cards do not link to them. */
  hidden: readonly string[];
}

/** Cards, one per product group; the whole card leads to the group's page. */
export function ProductCards({ locale, text, hidden }: ProductCardsProps) {
  if (text.items.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead eyebrow={text.eyebrow} title={text.title} description={text.description} />
        <ul className="grid gap-6 md:grid-cols-3">
          {text.items.map((item) => (
            <li
              key={item.id}
              className="group relative flex flex-col overflow-hidden rounded-card bg-white ring-1 ring-line ring-inset"
            >
              <div className="deferred-picture aspect-4/3 overflow-hidden bg-blank">
                <Picture
                  picture={item.picture}
                  alt={item.alt}
                  sizes="(min-width: 1280px) 384px, (min-width: 768px) 31vw, calc(100vw - 40px)"
                  className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
                />
              </div>
              <div className="flex grow flex-col p-6">
                <h3 className="text-title-m">{item.title}</h3>
                <p className="mt-2 mb-5 text-compact text-muted leading-relaxed">{item.description}</p>
                <a
                  href={pathIn(locale, pathWhileShown(item.href, hidden))}
                  className="mt-auto inline-flex items-center gap-1.5 self-start py-1 font-semibold text-compact text-action after:absolute after:inset-0"
                >
                  <span>
                    {text.learnMore}
                    <span className="sr-only">: {item.title}</span>
                  </span>
                  <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
