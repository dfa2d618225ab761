import type { ReactNode } from "react";
import type { HeaderLayout } from "#content/site.ts";
import { bleedingClass } from "../bleeding-class.ts";
import { HeaderEnd } from "../HeaderEnd.tsx";
import type { PageWithHeader } from "../page-data.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

interface PageHeroProps {
  page: PageWithHeader;
  /** It has to cover its box. */
  picture?: ReactNode;
  /** On narrow screens there is no picture. */
  isBrief?: boolean;
}

/** Header of a page in its layout; the title stands at the same height in each. */
export function PageHero(props: PageHeroProps) {
  const Layout = layouts[props.page.headerLayout ?? "company"];
  return (
    <>
      <Layout {...props} />
      <HeaderEnd />
    </>
  );
}

/** `sizes` of the picture in each layout; on wide screens with a tall box it is wider than the box, and cropped. */
export const pictureSizes: Record<HeaderLayout, string> = {
  product: "(min-width: 1024px) max(57vw, 860px), 100vw",
  reference: "(min-width: 1024px) max(50vw, 800px), 100vw",
  company: "(min-width: 2000px) 62vw, (min-width: 1280px) 1200px, calc(100vw - 40px)",
  knowledge: "(min-width: 2000px) 62vw, (min-width: 1280px) 1200px, calc(100vw - 40px)",
};

const layouts: Record<HeaderLayout, (props: PageHeroProps) => ReactNode> = {
  product: ProductHeader,
  reference: ReferenceHeader,
  company: CompanyHeader,
  knowledge: KnowledgeHeader,
};

/** The picture is larger than the words, and bleeds off the page. */
function ProductHeader({ page, picture, isBrief = false }: PageHeroProps) {
  return (
    <div
      className={`relative border-line border-b bg-mist ${picture ? "print:grid print:grid-cols-2 print:items-center" : ""}`.trimEnd()}
    >
      <div
        className={`page-width pt-8 pb-12 lg:pt-10 lg:pb-16 print:py-2 ${picture ? "lg:min-h-[max(31rem,24vw)]" : ""}`}
      >
        <Breadcrumbs steps={page.breadcrumbs} label={page.breadcrumbsLabel} />
        <div className={picture ? "lg:w-5/12 lg:pr-12" : ""}>
          <Title title={page.title} />
          <Lead text={page.lead} className="text-slate" />
        </div>
      </div>
      {picture && <Bleeding isBrief={isBrief} width="lg:w-[57%]" picture={picture} />}
    </div>
  );
}

/** A dark sheet for tools and lists: the drawing lies on the same ground as the words. */
function ReferenceHeader({ page, picture, isBrief = false }: PageHeroProps) {
  return (
    <div className="on-dark relative bg-navy text-white print:bg-white print:text-ink">
      <div
        className={`page-width pt-8 ${isBrief ? "pb-8" : "pb-12"} lg:pt-10 lg:pb-14 print:py-2 ${picture ? "lg:min-h-[max(25rem,20vw)]" : ""}`}
      >
        <Breadcrumbs steps={page.breadcrumbs} label={page.breadcrumbsLabel} isDark />
        <div className={picture ? "lg:w-1/2 lg:pr-12" : ""}>
          <Title title={page.title} />
          <Lead text={page.lead} className="text-moon print:text-ink" />
        </div>
      </div>
      {picture && <Bleeding isBrief={isBrief} width="lg:w-1/2" picture={picture} />}
    </div>
  );
}

/** Title and lead side by side above a panorama within the page's width. */
function CompanyHeader({ page, picture, isBrief = false }: PageHeroProps) {
  return (
    <div className="page-width pt-8 lg:pt-10">
      <Breadcrumbs steps={page.breadcrumbs} label={page.breadcrumbsLabel} />
      <div
        className={`items-end gap-x-12 lg:grid lg:grid-cols-[7fr_5fr] ${picture ? "" : "border-line border-b pb-12 lg:pb-16"}`.trimEnd()}
      >
        <Title title={page.title} />
        <Lead text={page.lead} className="text-slate lg:pb-1" />
      </div>
      {picture && <Panorama isBrief={isBrief} picture={picture} />}
    </div>
  );
}

/** Editorial: title and lead stand above the text that they open, beside the column of its contents. */
function KnowledgeHeader({ page, picture, isBrief = false }: PageHeroProps) {
  return (
    <div className="page-width pt-8 lg:pt-10">
      <Breadcrumbs steps={page.breadcrumbs} label={page.breadcrumbsLabel} />
      <div className="border-ink border-b-2 pb-10 lg:grid lg:grid-cols-[3fr_9fr] lg:gap-x-12 lg:pb-14">
        <div className="lg:col-start-2">
          <Title title={page.title} />
          <Lead text={page.lead} className="text-slate" />
        </div>
      </div>
      {picture && <Panorama isBrief={isBrief} picture={picture} />}
    </div>
  );
}

function Title({ title }: { title: string }) {
  return <h1 className="mt-8 text-page-title leading-[1.15] lg:mt-12 print:mt-4">{title}</h1>;
}

function Lead({ text, className }: { text: string; className: string }) {
  return (
    <p className={`mt-4 max-w-[36em] text-balance text-page-lead leading-relaxed ${className}`}>{text}</p>
  );
}

interface HeaderPictureProps {
  isBrief: boolean;
  picture: ReactNode;
}

/** Beside the words on wide screens, below them on narrow ones. */
function Bleeding({ isBrief, width, picture }: HeaderPictureProps & { width: string }) {
  return (
    <div
      className={`${bleedingClass} ${width} print:w-full print:max-h-[5cm] has-[>svg]:print:hidden ${isBrief ? "max-lg:hidden" : ""}`.trimEnd()}
    >
      {picture}
    </div>
  );
}

function Panorama({ isBrief, picture }: HeaderPictureProps) {
  return (
    <div
      className={`relative mt-8 aspect-16/10 overflow-hidden rounded-card lg:mt-10 lg:aspect-2/1 print:max-h-[5cm] has-[>svg]:print:hidden ${isBrief ? "max-lg:hidden" : ""}`.trimEnd()}
    >
      {picture}
    </div>
  );
}
