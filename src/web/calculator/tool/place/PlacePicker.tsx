import { useState } from "react";
import type { PlaceWords } from "#content/calculator/tool.ts";
import { quantityText, type UnitChoice } from "#content/figures/measures.ts";
import { fill } from "#content/fill.ts";
import type { Place } from "#content/places/place.ts";
import { placeByKey, placesByCountry } from "#content/places/places.ts";
import { sourceOf } from "#content/places/sources.ts";
import type { Locale } from "#domain/locale.ts";
import { ChoiceBox } from "../../ui/ChoiceBox.tsx";
import type { Site } from "./site.ts";

interface PlacePickerProps {
  locale: Locale;
  words: PlaceWords;
  units: UnitChoice;
  site: Site;
  /** Wet bulb of the duty, kept when the location is cleared, °C. */
  entered: number;
  onSite: (site: Site) => void;
}

/** Country, then city, and the source of the value below them. */
export function PlacePicker({ locale, words, units, site, entered, onSite }: PlacePickerProps) {
  const place = site.place === undefined ? undefined : placeByKey(site.place);
  const [lookedAt, setLookedAt] = useState("");
  const country = place?.country ?? lookedAt;
  const lists = placesByCountry.find((each) => each.country === country)?.lists ?? [];
  const temperature = (celsius: number) => quantityText(celsius, "temperature", units);
  function lookAt(next: string) {
    setLookedAt(next);
    if (place) onSite({ ...site, place: undefined, base: entered, margin: 0 });
  }
  function pick(key: string) {
    const picked = placeByKey(key);
    if (picked) onSite({ ...site, place: key, base: picked.wetBulbTemp, elevation: picked.height });
  }

  return (
    <div>
      <div className="grid grid-cols-2 gap-4">
        <ChoiceBox label={words.country} value={country} onChange={lookAt}>
          <option value="">{words.entered}</option>
          {placesByCountry.map((each) => (
            <option key={each.country} value={each.country}>
              {words.countries[each.country] ?? each.country}
            </option>
          ))}
        </ChoiceBox>
        <ChoiceBox
          label={words.city}
          value={site.place ?? ""}
          onChange={pick}
          isDisabled={lists.length === 0}
        >
          <option value="" disabled hidden>
            {lists.length === 0 ? "–" : words.chooseCity}
          </option>
          {lists.map((list) => (
            <Cities key={list[0]?.source} list={list} locale={locale} words={words} text={temperature} />
          ))}
        </ChoiceBox>
      </div>
      <p className="figures mt-4 font-semibold text-compact">
        {fill(words.base, { wetBulb: temperature(site.base) })}
        {place && ` · ${fill(words.dryBulb, { dryBulb: temperature(place.dryBulbTemp) })}`}
      </p>
      {place && <SourceNote place={place} locale={locale} words={words} />}
    </div>
  );
}

interface CitiesProps {
  list: readonly Place[];
  locale: Locale;
  words: PlaceWords;
  text: (temperature: number) => string;
}

/** Cities of one source; values of different sources are not comparable. */
function Cities({ list, locale, words, text }: CitiesProps) {
  const [first] = list;
  if (first === undefined) return null;
  const { title, year } = sourceOf(first);
  return (
    <optgroup label={`${title[locale]} (${year})`}>
      {list.map(({ key, name, wetBulbTemp }) => (
        <option key={key} value={key}>
          {fill(words.option, { city: name[locale], wetBulb: text(wetBulbTemp) })}
        </option>
      ))}
    </optgroup>
  );
}

function SourceNote({ place, locale, words }: { place: Place; locale: Locale; words: PlaceWords }) {
  const { title, publisher, edition, meaning, address } = sourceOf(place);
  return (
    <p className="mt-1 text-note text-muted leading-normal">
      {words.source}:{" "}
      <a href={address} rel="noopener" className="underline underline-offset-4 hover:text-action">
        {fill(words.sourceText, {
          publisher: publisher[locale],
          title: title[locale],
          edition: edition[locale],
        })}
      </a>
      . {meaning[locale]}
    </p>
  );
}
