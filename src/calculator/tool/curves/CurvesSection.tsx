import type { CurvesWords } from "../../words/ko/curves.ts";
import { DesignSection } from "../DesignSection.tsx";
import type { SectionProps } from "../section-props.ts";
import { ColdWaterFigure } from "./ColdWaterFigure.tsx";
import { WetBulbFigure } from "./WetBulbFigure.tsx";

export interface CurvesSectionProps extends SectionProps<CurvesWords> {
  /** The tower whose cold water is drawn: all its cells together, CRT. */
  towerCRT: number;
}

/** What becomes of the size, and of a tower's cold water, as the wet bulb changes. */
export function CurvesSection(props: CurvesSectionProps) {
  const { words } = props;
  return (
    <DesignSection id="design-curves" title={words.title} lead={words.lead}>
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_auto]">
        <WetBulbFigure {...props} />
        <ColdWaterFigure {...props} />
      </div>
    </DesignSection>
  );
}
