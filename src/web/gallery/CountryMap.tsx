import { useRef } from "react";
import type { ProjectStats } from "#domain/projects/project.ts";
import { countsOf } from "../map/counts.ts";
import type { MapView } from "../map/map-view.ts";
import { plainClick } from "../map/plain-click.ts";
import { WorldMap } from "../map/WorldMap.tsx";
import { type AddressKeys, all, type GalleryFilter, pageAddress } from "./filters/filter-state.ts";
import { Glyph } from "./look/Glyph.tsx";
import type { GalleryWords } from "./look/gallery-words.ts";

interface CountryMapProps {
  text: GalleryWords["map"];
  map: MapView;
  gallery: string;
  keys: AddressKeys;
  stats: ProjectStats | undefined;
  /** As drawn by `map/city-dots.ts`. */
  cities: string;
  filter: GalleryFilter;
  onPick: (country: string) => void;
  /** Clears the country only. */
  onUnpick: () => void;
  /** A click on the map's background clears every filter. */
  onReset: () => void;
}

/** World map, and the same countries as a list with project counts: large targets on a phone. */
export function CountryMap({ text, map, gallery, keys, stats, cities, filter, ...on }: CountryMapProps) {
  const { onPick, onUnpick, onReset } = on;
  const countries = useRef<HTMLUListElement>(null);
  const selected = filter.country;
  const counts = stats && countsOf(stats);
  const isPin = map.pins.some(({ id }) => id === selected);
  const unpick = () => {
    // The focused control is removed with the selection, so the focus moves to the selected country.
    countries.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    onUnpick();
  };
  if (map.pins.length === 0) return null;
  return (
    <section className="on-dark overflow-hidden bg-ink py-12 text-white lg:py-16 print:hidden">
      <div className="page-width grid items-center gap-5 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <div>
          <h2 className="text-part">{text.title}</h2>
          <p className="mt-3 text-moon text-compact leading-relaxed">{text.description}</p>
          <ul ref={countries} className="mt-6 grid grid-cols-2 gap-x-6 border-white/15 border-b">
            {map.pins.map((pin) => (
              <li key={pin.id} className="border-white/15 border-t">
                <a
                  href={`${gallery}?country=${encodeURIComponent(pin.name)}`}
                  onClick={plainClick(() => onPick(pin.id))}
                  {...(pin.id === selected ? { "aria-current": "true" } : {})}
                  className="flex min-h-11 items-center justify-between gap-2 py-1.5 text-moon-bright text-compact leading-tight hover:text-white aria-[current]:font-semibold aria-[current]:text-white"
                >
                  <span
                    className={
                      pin.id === selected
                        ? "border-y-2 border-t-transparent border-b-pin"
                        : "border-transparent border-y-2"
                    }
                  >
                    {pin.name}
                  </span>
                  <span className="figures text-moon-dim text-sm">{counts?.[pin.id]}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-3 lg:min-h-11">
            {isPin && (
              <a
                href={pageAddress(gallery, { ...filter, country: all, page: 1 }, keys)}
                onClick={plainClick(unpick)}
                className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold text-compact text-sky hover:text-white"
              >
                <Glyph name="cross" className="size-4" />
                {map.unpick}
              </a>
            )}
          </div>
        </div>
        <WorldMap
          text={map}
          gallery={gallery}
          cities={cities}
          selected={selected}
          onPick={onPick}
          onBackground={onReset}
        />
      </div>
    </section>
  );
}
