import { memo, useState } from "react";
import type { YearWords } from "#content/calculator/year/year.ts";
import type { Locale } from "#domain/locale.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import { useLater, useNear } from "../../ui/use-later.ts";
import type { YearTool } from "./YearTool.tsx";
import type { YearSectionProps } from "./year-props.ts";

/**
 * Running cost of the tower. Loaded when its heading nears the viewport, for the figure beside it; the design
 * sheet and the address include the year once the section has been opened.
 */
export const YearSection = memo(function YearSection(props: YearSectionProps) {
  const { locale, words, yearOfAddress } = props;
  const [sectionRef, isNear] = useNear<HTMLElement>("0px");
  const [isOpened, setOpened] = useState(false);
  const [figure, setFigure] = useState("");
  if (yearOfAddress && !isOpened) setOpened(true);
  const year = useLater(isOpened || isNear, loadYear[locale]);
  return (
    <DesignSection
      ref={sectionRef}
      id="design-year"
      title={words.title}
      figure={figure}
      lead={words.lead}
      isOpen={yearOfAddress !== undefined}
      {...(figure === "" && { onPaper: "none" })}
      onOpen={() => setOpened(true)}
    >
      {year?.kind === "loaded" && (
        <year.value.Year {...props} words={year.value.words} isOpened={isOpened} onFigure={setFigure} />
      )}
      <p role="status" className="mt-3 text-compact text-muted empty:hidden">
        {year === undefined ? words.loading : year.kind === "failed" ? words.failed : ""}
      </p>
    </DesignSection>
  );
});

type LoadedYear = { Year: typeof YearTool; words: YearWords };

const loadYear: Record<Locale, () => Promise<LoadedYear>> = {
  ko: () => withYearTool(import("#content/calculator/year/ko.ts")),
  en: () => withYearTool(import("#content/calculator/year/en.ts")),
};

async function withYearTool(wordsImport: Promise<{ words: YearWords }>): Promise<LoadedYear> {
  const [{ YearTool: Year }, { words }] = await Promise.all([import("./YearTool.tsx"), wordsImport]);
  return { Year, words };
}
