import type { home } from "#content/pages/home.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { Picture } from "../pictures/Picture.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";

export function CompanySummary({ locale, text }: { locale: Locale; text: (typeof home)[Locale]["company"] }) {
  return (
    <section className="section-space bg-mist">
      <div className="page-width grid items-center gap-10 lg:grid-cols-[7fr_5fr] print:grid-cols-2 lg:gap-16">
        <div className="deferred-picture aspect-16/11 w-full">
          <Picture
            picture={text.picture}
            alt={text.alt}
            sizes="(min-width: 1280px) 670px, (min-width: 1024px) 55vw, calc(100vw - 40px)"
            className="size-full rounded-card object-cover"
          />
        </div>
        <div>
          <p className="eyebrow">{text.eyebrow}</p>
          <h2 className="heading-2">{text.title}</h2>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-slate">
              {paragraph}
            </p>
          ))}
          <p className="mt-9 flex flex-wrap gap-2.5">
            {text.links.map((link, index) => (
              <ButtonLink
                key={link.id}
                href={pathIn(locale, link.href)}
                variant={index === 0 ? "primary" : "secondary"}
              >
                {link.label}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
