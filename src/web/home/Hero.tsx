import { fill } from "#content/fill.ts";
import type { home } from "#content/pages/home.ts";
import { pathWhileShown } from "#content/sections/hidden-paths.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { HeaderEnd } from "../page/HeaderEnd.tsx";
import { CoverPicture } from "../pictures/CoverPicture.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { ChevronLeft, ChevronRight, Pause, Play } from "../ui/icons/visitor-icons.ts";

interface HeroProps {
  locale: Locale;
  text: (typeof home)[Locale];
  /** Paths of sections that are not shown: slides do not link to them. */
  hidden: readonly string[];
}

/** Slides side by side in a scrollable track; script adds automatic advance, arrows and dots. */
export function Hero({ locale, text, hidden }: HeroProps) {
  const { hero } = text;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={hero.label}
      data-carousel
      className="on-dark relative bg-ink text-white print:bg-white print:text-ink"
    >
      <h1 className="sr-only">{text.h1}</h1>
      <div
        data-track
        // The slides share their rows: titles and buttons stand at the same height in each.
        className="grid min-h-[max(620px,min(max(800px,110vw),94svh))] auto-cols-[100%] grid-flow-col grid-rows-[1fr_auto_auto_auto_auto] snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] lg:min-h-[max(620px,min(max(760px,34vw),92svh))] print:min-h-0"
        aria-live="off"
      >
        {hero.slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            href={pathIn(locale, pathWhileShown(slide.primaryLink, hidden))}
            first={index === 0}
            position={fill(hero.position, { number: index + 1, total: hero.slides.length })}
          />
        ))}
      </div>
      {hero.slides.length > 1 && <Controls text={text} />}
      <HeaderEnd />
    </section>
  );
}

/** Beside the text the picture is as high as its slide, and cropped at the right if it is wider than its column. */
const wideSizes =
  "(min-width: 2000px) calc(50vw + 666px), (min-width: 1024px) max(50vw + 550px, 1352px), 100vw";
const narrow = { media: "(max-width: 700px)", sizes: "100vw" };

type SlideWords = (typeof home)[Locale]["hero"]["slides"][number];

/** Text beside the tower, on narrow screens below it; they never overlap. */
function Slide({
  slide,
  href,
  first,
  position,
}: {
  slide: SlideWords;
  href: string;
  first: boolean;
  position: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className="relative row-span-5 grid snap-start grid-rows-subgrid overflow-hidden print:flex print:items-center print:py-4"
    >
      <div className={`hero-picture ${first ? "" : "deferred-picture"}`}>
        <CoverPicture
          picture={slide.picture}
          alt={slide.alt}
          narrow={narrow}
          sizes={wideSizes}
          first={first}
          position="max-lg:object-[50%_30%] lg:object-left"
        />
      </div>
      <div className="page-width relative row-span-4 row-start-2 grid grid-rows-subgrid justify-items-start pb-28 print:w-auto print:pb-6">
        <p className="mb-4 self-end font-semibold text-compact text-sky lg:text-lead print:text-ink">
          {slide.subtitle}
        </p>
        <h2 className="max-w-[7.5em] text-hero leading-[1.16] lang-en:max-w-[11em] lang-en:text-hero-s">
          {slide.title}
        </h2>
        <p className="mt-5 mb-8 max-w-[22em] text-snow lang-en:max-w-[26em] text-hero-lead print:text-ink">
          {slide.description}
        </p>
        <a href={href} className={buttonClass("light")}>
          {slide.primaryText}
        </a>
      </div>
    </div>
  );
}

/** The controls fit side by side into the narrowest window at every text size. */
const roundButton = "grid size-11 place-items-center rounded-full hover:bg-white/15";

function Controls({ text }: { text: (typeof home)[Locale] }) {
  const { hero } = text;
  return (
    <div className="script-only pointer-events-none absolute inset-x-0 bottom-7">
      <div className="page-width flex items-center [--spacing:min(0.25rem,1.25vw)]">
        <div className="pointer-events-auto -ml-1.5 flex items-center">
          {hero.slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              data-dot
              aria-label={fill(hero.goTo, { number: index + 1 })}
              {...(index === 0 ? { "aria-current": "true" } : {})}
              className="group grid h-11 place-items-center px-1.5"
            >
              <span className="block h-[3px] w-8 bg-white/45 group-hover:bg-white/80 group-aria-[current]:w-14 group-aria-[current]:bg-white" />
            </button>
          ))}
        </div>
        <div className="pointer-events-auto -mr-2.5 ml-auto flex gap-1">
          <button
            type="button"
            data-pause
            aria-pressed="false"
            aria-label={hero.pause}
            className={`group ${roundButton}`}
          >
            <Pause className="size-5 group-aria-pressed:hidden" />
            <Play className="hidden size-5 group-aria-pressed:block" />
          </button>
          <button type="button" data-previous aria-label={hero.previous} className={roundButton}>
            <ChevronLeft className="size-6" />
          </button>
          <button type="button" data-next aria-label={hero.next} className={roundButton}>
            <ChevronRight className="size-6" />
          </button>
        </div>
      </div>
    </div>
  );
}
