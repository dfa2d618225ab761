import type { Content } from "#content/editing/defaults.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { NewsSummary } from "#domain/own-pages/news-summary.ts";
import { newsPath, pagePath } from "#domain/own-pages/own-page.ts";
import { Picture } from "../../pictures/Picture.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ArrowRight } from "../../ui/icons/visitor-icons.ts";
import { SectionHead } from "../../ui/SectionHead.tsx";
import { NewsLabel } from "./NewsLabel.tsx";

interface NewestNewsProps {
  locale: Locale;
  text: Content["news"][Locale];
  /** At most three, sorted. */
  news: readonly NewsSummary[];
}

/** Latest news on the home page; renders nothing without news. Shows pictures only if every item has one. */
export function NewestNews({ locale, text, news }: NewestNewsProps) {
  if (news.length === 0) return null;
  const isPictured = news.every(({ picture }) => picture !== null);
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead title={text.newest.title} />
        <ul className="grid gap-x-8 gap-y-7 md:grid-cols-3">
          {news.map(({ id, address, title, lead, newsKind, day, isPinned, picture }) => (
            <li key={id} className="group relative border-edge border-t pt-4.5">
              {isPictured && picture && (
                <div className="relative mb-5 aspect-16/10 overflow-hidden rounded-card bg-blank">
                  <Picture
                    picture={picture.picture}
                    alt=""
                    sizes="(min-width: 2000px) 460px, (min-width: 1280px) 384px, (min-width: 768px) 31vw, calc(100vw - 40px)"
                    className="absolute inset-0 size-full object-cover"
                  />
                </div>
              )}
              <NewsLabel {...{ locale, day, isPinned, text }} kind={newsKind} />
              <h3 className="wrap-anywhere mt-2 text-lg leading-snug lg:text-title-s">
                <a
                  href={pathIn(locale, pagePath("news", address))}
                  className="after:absolute after:inset-0 group-hover:text-action"
                >
                  {title[locale]}
                </a>
              </h3>
              <p className="wrap-anywhere mt-1.5 line-clamp-3 text-base text-muted leading-relaxed">
                {lead[locale]}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-10">
          <ButtonLink href={pathIn(locale, newsPath)} variant="secondary">
            {text.newest.all}
            <ArrowRight className="size-4" />
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
