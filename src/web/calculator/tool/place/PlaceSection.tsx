import { memo } from "react";
import type { PlaceWords } from "#content/calculator/tool.ts";
import { quantityText } from "#content/figures/measures.ts";
import { signed } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { placeByKey } from "#content/places/places.ts";
import { type Duty, minApproach } from "#engine/duty/duty.ts";
import { dutyInputs } from "#engine/inputs/duty-inputs.ts";
import { siteInputs } from "#engine/inputs/site-inputs.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { DesignSection } from "../../ui/DesignSection.tsx";
import { Slider } from "../../ui/Slider.tsx";
import type { SectionProps } from "../../ui/section-props.ts";
import { ElevationBox } from "./ElevationBox.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { SiteOutcome } from "./SiteOutcome.tsx";
import { designWetBulb, nearestDuty, type Site, siteCost } from "./site.ts";

export interface PlaceSectionProps extends SectionProps<PlaceWords> {
  site: Site;
  /** True when the address holds a site. */
  isOpen: boolean;
  onSite: (site: Site) => void;
  /** Called when the offered duty replaces the impossible one. */
  onDuty: (duty: Duty) => void;
}

/** Design wet bulb: the published value of a location, a margin, and the size that either adds. */
export const PlaceSection = memo(function PlaceSection(props: PlaceSectionProps) {
  const { locale, words, duty, capacity, units, site, onSite } = props;
  const place = site.place === undefined ? undefined : placeByKey(site.place);
  const wetBulb = quantityText(duty.wetBulbTemp, "temperature", units);
  const cost = siteCost(duty, site);
  const isTakenOver =
    designWetBulb(site) === duty.wetBulbTemp &&
    (site.place !== undefined || site.margin > 0 || site.elevation > 0);
  return (
    <DesignSection
      id="design-place"
      title={words.title}
      figure={place && isTakenOver ? fill(words.option, { city: place.name[locale], wetBulb }) : wetBulb}
      lead={words.lead}
      isOpen={props.isOpen}
      onPaper="whole"
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr] print:grid-cols-2">
        <div className="grid content-start gap-y-6">
          <PlacePicker
            locale={locale}
            words={words}
            units={units}
            site={site}
            entered={duty.wetBulbTemp}
            onSite={onSite}
          />
          <ElevationBox
            words={words.height}
            elevation={site.elevation}
            unit={units.height}
            onElevation={(elevation) => onSite({ ...site, elevation })}
          />
        </div>
        <div>
          <Slider
            label={words.margin.label}
            hint={words.margin.hint}
            limits={siteInputs.margin}
            value={site.margin}
            text={signed(site.margin, (margin) => quantityText(margin, "difference", units))}
            onChange={(margin) => onSite({ ...site, margin })}
          />
          {cost ? (
            <SiteOutcome words={words.outcome} units={units} wetBulbTemp={designWetBulb(site)} cost={cost} />
          ) : (
            <Refused {...props} />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isTakenOver &&
          fill(words.status, {
            wetBulb,
            size: quantityText(capacity.finalCRT, "size", units),
          })}
      </p>
    </DesignSection>
  );
});

/** Reason why the site is rejected, and the nearest duty that is accepted. */
function Refused(props: PlaceSectionProps) {
  const { words, duty, units, site, onDuty } = props;
  const nearest = nearestDuty(duty, site);
  return (
    <div className="mt-5 rounded-button border border-notice bg-notice-soft px-4 py-3 text-compact">
      <p role="alert">{refusalOf(props)}</p>
      {nearest && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            onDuty(nearest);
            // The pressed button disappears.
            currentTarget.closest("details")?.querySelector("summary")?.focus();
          }}
          className={buttonClass("secondary", "mt-3 max-sm:w-full")}
        >
          {fill(words.refused.nearest, {
            hot: quantityText(nearest.hotWaterTemp, "temperature", units),
            cold: quantityText(nearest.coldWaterTemp, "temperature", units),
          })}
        </button>
      )}
    </div>
  );
}

function refusalOf({ words, units, site }: PlaceSectionProps): string {
  const { lowest, highest } = dutyInputs.wetBulbTemp;
  const wetBulbTemp = designWetBulb(site);
  const text = (temperature: number) => quantityText(temperature, "temperature", units);
  return wetBulbTemp < lowest || wetBulbTemp > highest
    ? fill(words.refused.limits, {
        lowest: text(lowest),
        highest: text(highest),
        wetBulb: text(wetBulbTemp),
      })
    : fill(words.refused.approach, {
        wetBulb: text(wetBulbTemp),
        least: text(wetBulbTemp + minApproach),
      });
}
