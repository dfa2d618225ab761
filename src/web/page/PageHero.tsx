import type { ReactNode } from "react";
import { HeaderEnd } from "./HeaderEnd.tsx";
import type { FramedPage } from "./page-data.ts";
import { Trail } from "./Trail.tsx";

interface PageHeroProps {
  page: FramedPage;
  /** On the right on wide screens, below the text on narrow ones; it has to cover its box. */
  picture?: ReactNode;
  isBrief?: boolean;
  /** Font class for a heading that contains a record's name. */
  font?: string;
}

export function PageHero({ page, picture, isBrief = false, font = "" }: PageHeroProps) {
  return (
    <div className="relative border-line border-b bg-mist">
      <div
        className={`page-width pt-8 ${isBrief ? "pb-6" : "pb-12"} lg:pt-10 ${picture ? "lg:flex lg:min-h-[max(27rem,22vw)] lg:flex-col lg:pb-16" : "lg:pb-20"}`}
      >
        <Trail trail={page.trail} label={page.trailLabel} />
        <div className={picture ? "lg:my-auto lg:w-1/2 lg:pr-12" : ""}>
          <h1 className={`mt-8 text-page-title leading-[1.15] lg:mt-14 ${font}`.trimEnd()}>{page.title}</h1>
          <p className="mt-4 max-w-[36em] text-balance text-slate text-page-lead leading-relaxed">
            {page.lead}
          </p>
        </div>
      </div>
      {picture && (
        <div
          className={`relative aspect-16/10 overflow-hidden lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[48%] print:max-h-[7cm] has-[>svg]:print:hidden ${isBrief ? "max-lg:hidden" : ""}`.trimEnd()}
        >
          {picture}
        </div>
      )}
      <HeaderEnd />
    </div>
  );
}
