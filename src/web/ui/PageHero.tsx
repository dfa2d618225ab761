import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { OpeningEnd } from "./OpeningEnd.tsx";

interface PageHeroProps {
  title: string;
  lead: string;
  /** The way here from the home page; its last step is this page. */
  trail?: readonly { label: string; href: string }[];
  /** Says to screen readers what the trail is. */
  trailLabel?: string;
  /** Stands to the right on wide screens, follows the words on narrow ones; it has to cover its place. */
  picture?: ReactNode;
}

/** How wide the picture is drawn: on wide screens, where its place is high, wider than the place, and cut. */
export const pageHeroSizes = "(min-width: 1024px) max(48vw, 800px), 100vw";

/** The opening of a page: where it stands, its heading, and in a sentence what it is for. */
export function PageHero({ title, lead, trail, trailLabel, picture }: PageHeroProps) {
  return (
    <div className="relative border-line border-b bg-mist">
      <div
        className={`page-width pt-8 pb-12 lg:pt-10 ${picture ? "lg:flex lg:min-h-[27rem] lg:flex-col lg:pb-16" : "lg:pb-20"}`}
      >
        {trail && <Trail trail={trail} label={trailLabel} />}
        <div className={picture ? "lg:my-auto lg:w-1/2 lg:pr-12" : ""}>
          <h1 className="mt-8 text-[clamp(2.125rem,4.2vw,3.5rem)] leading-[1.15] lg:mt-14">{title}</h1>
          <p className="mt-4 max-w-[36em] text-balance text-[#33475b] text-[clamp(1.0625rem,1.4vw,1.25rem)] leading-relaxed">
            {lead}
          </p>
        </div>
      </div>
      {picture && (
        <div className="relative aspect-16/10 overflow-hidden lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:w-[48%]">
          {picture}
        </div>
      )}
      <OpeningEnd />
    </div>
  );
}

function Trail({ trail, label }: { trail: NonNullable<PageHeroProps["trail"]>; label: string | undefined }) {
  const last = trail.length - 1;
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
        {trail.map((step, index) => (
          <Fragment key={step.href}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRight className="size-3.5 opacity-70" />
              </li>
            )}
            <li>
              {index === last ? (
                <span aria-current="page" className="text-ink">
                  {step.label}
                </span>
              ) : (
                <a href={step.href} className="inline-block py-1 hover:text-action hover:underline">
                  {step.label}
                </a>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
