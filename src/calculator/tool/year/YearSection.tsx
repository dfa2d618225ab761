import { memo, useState } from "react";
import { buttonClass } from "#web/ui/button-class.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import { useLater } from "../../ui/use-later.ts";
import { loadYear } from "./load-year.ts";
import type { YearSectionProps } from "./year-props.ts";

/** What the tower costs to run; it is loaded once somebody asks for it. */
export const YearSection = memo(function YearSection(props: YearSectionProps) {
  const { locale, words } = props;
  const [isAsked, setIsAsked] = useState(false);
  if (props.opened && !isAsked) setIsAsked(true);
  const year = useLater(isAsked, loadYear[locale]);
  return (
    <DesignSection id="design-year" title={words.title} lead={words.lead}>
      {year?.kind === "loaded" ? (
        <year.value.Year {...props} words={year.value.words} />
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
