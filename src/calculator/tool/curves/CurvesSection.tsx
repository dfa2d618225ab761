import { DesignSection } from "../../ui/DesignSection.tsx";
import { ColdWaterFigure, type ColdWaterFigureProps } from "./ColdWaterFigure.tsx";
import { WetBulbFigure } from "./WetBulbFigure.tsx";

/** What becomes of the size, and of a tower's cold water, as the wet bulb changes. */
export function CurvesSection(props: ColdWaterFigureProps) {
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
