import type { ArticleLink } from "../../further-reading/article-links.ts";
import { ReadOn } from "../../further-reading/ReadOn.tsx";
import { ResponsivePicture } from "../../pictures/ResponsivePicture.tsx";
import { ArrowRight } from "../../ui/icons/visitor-icons.ts";
import type { TowerUsed } from "../tower-used.ts";
import { Facts } from "./Facts.tsx";
import { hasFactsInHeader, type ProjectView } from "./project-view.ts";

interface AboutProps {
  view: ProjectView;
  tower: TowerUsed;
  /** Articles on this type of construction. */
  reading: readonly ArticleLink[];
  ask: string;
}

/** Description, requirements, work and tower; facts beside it, unless the header has them. */
export function About({ view, tower, reading, ask }: AboutProps) {
  const { project, text } = view;
  const isInHeader = hasFactsInHeader(project);
  const columns = isInHeader ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-[5fr_7fr]";
  return (
    <div
      className={`page-width grid gap-x-16 gap-y-12 py-12 lg:py-18 print:grid-cols-2 print:gap-x-8 print:py-6 ${columns}`}
    >
      {!isInHeader && <Facts view={view} ask={ask} />}
      <section aria-labelledby="about">
        <h2 id="about" className="text-title-l">
          {text.about}
        </h2>
        <Paragraphs text={project.description} first="mt-4" />
        <NamedText name={text.asked} text={project.asked} />
        <NamedText name={text.done} text={project.done} />
        <ReadOn links={reading} className="mt-6" />
        {!isInHeader && <Tower view={view} tower={tower} className="mt-10 print:mt-4" />}
      </section>
      {isInHeader && <Tower view={view} tower={tower} className="self-start" />}
    </div>
  );
}

function NamedText({ name, text }: { name: string; text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <h3 className="mt-8 text-title-s print:mt-4">{name}</h3>
      <Paragraphs text={text} first="mt-2" />
    </>
  );
}

/** @param first margin of the first paragraph below the heading */
function Paragraphs({ text, first }: { text: string; first: string }) {
  const paragraphs = text.split(/(?<!\s)\s*\n\s*/).filter((paragraph) => paragraph !== "");
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change on a page
    <p key={index} className={`wrap-anywhere max-w-[42em] ${index === 0 ? first : "mt-4"}`}>
      {paragraph}
    </p>
  ));
}

interface TowerProps extends Pick<AboutProps, "view" | "tower"> {
  className: string;
}

function Tower({ view: { text }, tower, className }: TowerProps) {
  return (
    <div
      className={`group relative grid min-[17rem]:grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-5 rounded-card border border-line p-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-10 print:grid-cols-[6.5rem_minmax(0,1fr)] print:gap-x-4 ${className}`}
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-[3px] bg-blank">
        {tower.picture !== null && (
          <ResponsivePicture
            files={tower.picture}
            alt=""
            sizes="(min-width: 640px) 176px, 112px"
            className="absolute inset-0 size-full object-cover"
          />
        )}
      </div>
      <div className="sm:py-1">
        <p className="font-semibold text-action text-small">{text.tower.title}</p>
        <h3 className="mt-1 text-title-m">
          <a href={tower.href} className="after:absolute after:inset-0 group-hover:text-action">
            {tower.title}
          </a>
        </h3>
        <p className="mt-1.5 text-compact text-muted leading-relaxed max-sm:hidden print:hidden">
          {tower.description}
        </p>
        <p
          aria-hidden="true"
          className="mt-2 flex items-center gap-1.5 font-semibold text-action text-compact print:hidden"
        >
          {text.tower.link}
          <ArrowRight className="size-4" />
        </p>
      </div>
    </div>
  );
}
