import type { industrial } from "#content/pages/industrial.ts";
import type { Locale } from "#domain/locale.ts";
import { FilmPlayer } from "../films/FilmPlayer.tsx";
import { type FilmWords, PlatformNotice } from "../films/PlatformFilm.tsx";
import { SectionHead } from "../ui/SectionHead.tsx";

type FilmsWords = (typeof industrial)[Locale]["videos"];

interface FilmsProps {
  text: FilmsWords;
  words: FilmWords;
  newTab: string;
  locale: Locale;
}

const sizes = "(min-width: 1280px) 768px, (min-width: 1024px) 62vw, calc(100vw - 40px)";

/** Three films in tabs; without script all are shown below one another. */
export function Films({ text, words, newTab, locale }: FilmsProps) {
  if (text.tabs.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width" data-tabs>
        <SectionHead title={text.title} />
        <div
          role="tablist"
          aria-label={text.tabsLabel}
          className="script-only flex gap-x-5 overflow-x-auto border-line border-b max-sm:text-compact sm:gap-x-10"
        >
          {text.tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${tab.id}-tab`}
              aria-controls={tab.id}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              className="shrink-0 whitespace-nowrap border-transparent -outline-offset-2 border-b-[3px] py-3.5 font-semibold text-muted transition-colors hover:text-ink aria-selected:border-action aria-selected:text-action"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {text.tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={tab.id}
            role="tabpanel"
            aria-labelledby={`${tab.id}-tab`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab panel is reached by the Tab key
            tabIndex={0}
            className={`mt-9 ${index === 0 ? "" : "no-script-only"}`}
          >
            <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[8fr_4fr]">
              <FilmPlayer
                film={tab.film}
                name={tab.title}
                poster={{ picture: tab.picture, alt: tab.alt, sizes }}
                words={words}
                locale={locale}
              />
              <div>
                <h3 className="text-title-l">{tab.title}</h3>
                <p className="mt-2 text-muted">{tab.description}</p>
                <p className="mt-3 text-compact text-muted empty:hidden">
                  <PlatformNotice film={tab.film} words={words} newTab={newTab} />
                </p>
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
