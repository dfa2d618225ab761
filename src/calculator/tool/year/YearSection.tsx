import { memo, useState } from "react";
import { buttonClass } from "#web/ui/button-class.ts";
import type { Place } from "../../places/place.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { useLater } from "../../ui/use-later.ts";
import type { ChartWords } from "../../words/findings.ts";
import type { YearOpeningWords } from "../../words/tool.ts";
import { loadYear } from "./load-year.ts";

export interface YearSectionProps extends SectionProps<YearOpeningWords> {
  /** The chosen place: its weather stands there at first. */
  place: Place | undefined;
  /** Words of a chart's reader and files. */
  drawing: ChartWords;
  /** The tower at first: all its cells together, CRT. */
  towerCRT: number;
}

/** What the tower costs to run; it is loaded once somebody asks for it. */
export const YearSection = memo(function YearSection(props: YearSectionProps) {
  const { locale, words } = props;
  const [isAsked, setIsAsked] = useState(false);
  const year = useLater(isAsked, loadYear[locale]);
  return (
    <DesignSection id="design-year" title={words.title} lead={words.lead}>
      {year?.kind === "loaded" ? (
        <year.value.Year key={props.units.temperature} {...props} words={year.value.words} />
      ) : (
        <button
          type="button"
          aria-disabled={isAsked}
          onClick={() => setIsAsked(true)}
          className={buttonClass("secondary", "max-sm:w-full")}
        >
          {words.open}
        </button>
      )}
      <p role="status" className="mt-3 text-compact text-muted empty:hidden">
        {year?.kind === "failed" ? words.failed : isAsked && year === undefined ? words.loading : ""}
      </p>
    </DesignSection>
  );
});
