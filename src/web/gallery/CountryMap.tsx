import { useRef } from "react";
import type { ProjectStats } from "#domain/projects/project.ts";
import { countsOf } from "../map/counts.ts";
import type { MapView } from "../map/map-view.ts";
import { listClass, WorldMap } from "../map/WorldMap.tsx";
import { allOption, type GalleryFilter, pageAddress, type UrlSlugs } from "../project-list/filter-state.ts";
import type { GalleryWords } from "../project-list/gallery-words.ts";
import { Glyph } from "../project-list/style/Glyph.tsx";
import { unmodifiedClick } from "../unmodified-click.ts";

interface CountryMapProps {
  text: GalleryWords["map"];
  map: MapView;
  galleryPath: string;
  slugs: UrlSlugs;
  stats: ProjectStats | undefined;
  filter: GalleryFilter;
  onPick: (country: string) => void;
  /** Clears the country only. */
  onUnpick: () => void;
  /** A click on the map's background clears every filter. */
  onReset: () => void;
}

/** World map, and the same countries as a list with project counts: large targets on a phone. */
export function CountryMap({ text, map, galleryPath, slugs, stats, filter, ...on }: CountryMapProps) {
  const { onPick, onUnpick, onReset } = on;
  const section = useRef<HTMLElement>(null);
  const selected = filter.country;
  const counts = stats && countsOf(stats);
  const isPin = map.pins.some(({ id }) => id === selected);
  const unpick = () => {
    // The focused control is removed with the selection, so the focus moves to the selected country. Of its pin and its list entry
    // one is hidden, depending on the width of the window; focus() has no effect on that one.
    for (const country of section.current?.querySelectorAll<HTMLElement>("[aria-current]") ?? [])
      country.focus({ preventScroll: true });
    onUnpick();
  };
  if (map.pins.length === 0) return null;
  return (
    <section ref={section} className="on-dark overflow-hidden bg-ink py-10 text-white lg:py-12 print:hidden">
      <div className="page-width">
        <div className="items-end justify-between gap-x-16 lg:flex">
          <h2 className="text-part">{text.title}</h2>
          <p className="max-w-[40em] text-compact text-moon leading-relaxed max-lg:mt-3">
            {text.description}
          </p>
        </div>
        <div className="relative mt-6">
          <WorldMap
            text={map}
            gallery={galleryPath}
            selected={selected}
            onPick={onPick}
            onBackground={onReset}
          />
          <p className="md:absolute md:bottom-0 md:left-0">
            {isPin && (
              <a
                href={pageAddress(galleryPath, { ...filter, country: allOption, page: 1 }, slugs)}
                onClick={unmodifiedClick(unpick)}
                className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-button bg-ink px-1 pr-3 font-semibold text-compact text-sky hover:text-white"
              >
                <Glyph name="cross" className="size-4" />
                {map.unpick}
              </a>
            )}
          </p>
        </div>
        <ul className={`mt-2 grid grid-cols-2 gap-x-6 border-white/15 border-b ${listClass(map)}`}>
          {map.pins.map((pin) => (
            <li key={pin.id} className="border-white/15 border-t">
              <a
                href={`${galleryPath}?country=${encodeURIComponent(pin.name)}`}
                onClick={unmodifiedClick(() => onPick(pin.id))}
                {...(pin.id === selected ? { "aria-current": "true" } : {})}
                className="flex min-h-11 items-center justify-between gap-2 py-1.5 text-compact text-moon-bright leading-tight hover:text-white aria-[current]:font-semibold aria-[current]:text-white aria-[current]:underline"
              >
                {pin.name}
                <span className="figures text-moon-dim text-sm">{counts?.[pin.id]}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
