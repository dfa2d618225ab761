import { memo } from "react";
import type { UnitsWords } from "#content/calculator/tool.ts";
import { flowSigns, temperatureSigns, type UnitChoice } from "#content/figures/measures.ts";
import { capacityUnits, flowUnits, lengthUnits, temperatureUnits } from "#engine/design/units.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import { Segments } from "../../ui/Segments.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { QuotedTons } from "./QuotedTons.tsx";

interface UnitsBarProps extends SectionProps<UnitsWords> {
  onUnits: (units: UnitChoice) => void;
}

/** Units of the design tool, and a check of tonnages in other units. */
export const UnitsBar = memo(function UnitsBar({ words, duty, capacity, units, onUnits }: UnitsBarProps) {
  const { flow, temperature, capacity: size, height } = words;
  return (
    <DesignSection
      id="design-units"
      title={words.title}
      figure={[
        flowSigns[units.flow],
        temperatureSigns[units.temperature],
        size[units.capacity],
        units.height,
      ].join(" · ")}
      lead={words.lead}
    >
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <Segments
          label={flow}
          options={flowUnits.map((unit) => ({ value: unit, label: flowSigns[unit] }))}
          value={units.flow}
          onChange={(unit) => onUnits({ ...units, flow: unit })}
        />
        <Segments
          label={temperature}
          options={temperatureUnits.map((unit) => ({ value: unit, label: temperatureSigns[unit] }))}
          value={units.temperature}
          onChange={(unit) => onUnits({ ...units, temperature: unit })}
        />
        <Segments
          label={size.label}
          options={capacityUnits.map((unit) => ({ value: unit, label: size[unit] }))}
          value={units.capacity}
          onChange={(unit) => onUnits({ ...units, capacity: unit })}
        />
        <Segments
          label={height}
          options={lengthUnits.map((unit) => ({ value: unit, label: unit }))}
          value={units.height}
          onChange={(unit) => onUnits({ ...units, height: unit })}
        />
      </div>
      <p role="status" className="mt-4 max-w-[52em] text-compact text-muted">
        {words.capacityNote[units.capacity]}
      </p>
      <QuotedTons words={words.check} duty={duty} capacity={capacity} />
    </DesignSection>
  );
});
