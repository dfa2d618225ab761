import type { ProjectStats } from "#domain/gallery/project.ts";
import type { MapCountry } from "#domain/gallery/vocabulary.ts";
import { plainClick } from "../map/plain-click.ts";
import { WorldMap, type WorldMapWords } from "../map/WorldMap.tsx";
import { Glyph } from "./look/Glyph.tsx";
import type { GalleryWords } from "./look/gallery-words.ts";

interface CountryMapProps {
  text: GalleryWords["map"];
  map: WorldMapWords;
  /** Address of the gallery in the page's language. */
  gallery: string;
  stats: ProjectStats | undefined;
  selected: string;
  onPick: (country: MapCountry) => void;
  onReset: () => void;
}

/** The world map, with the same countries as a list that counts their projects: large targets on a phone. */
export function CountryMap({ text, map, gallery, stats, selected, onPick, onReset }: CountryMapProps) {
  const isPin = map.pins.some(({ id }) => id === selected);
  return (
    <section className="on-dark overflow-hidden bg-ink py-12 text-white lg:py-16">
      <div className="page-width grid items-center gap-5 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <div>
          <h2 className="text-[clamp(1.5rem,2.4vw,2rem)]">{text.title}</h2>
          <p className="mt-3 text-[#c3d0dc] text-[15px] leading-relaxed">{text.description}</p>
          <ul className="mt-6 grid grid-cols-2 gap-x-6 border-white/15 border-b">
            {map.pins.map((pin) => (
              <li key={pin.id} className="border-white/15 border-t">
                <a
                  href={`${gallery}?country=${encodeURIComponent(pin.name)}`}
                  onClick={plainClick(() => onPick(pin.id))}
                  {...(pin.id === selected ? { "aria-current": "true" } : {})}
                  className="flex min-h-11 items-center justify-between gap-2 py-1.5 text-[#d7e2ec] text-[15px] leading-tight hover:text-white aria-[current]:font-semibold aria-[current]:text-white"
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
                  <span className="figures text-[#9fb3c5] text-sm">{countOf(stats, pin.id)}</span>
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-3 lg:min-h-11">
            {isPin && (
              <a
                href={gallery}
                onClick={plainClick(onReset)}
                className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold text-[15px] text-sky hover:text-white"
              >
                <Glyph name="cross" className="size-4" />
                {map.reset}
              </a>
            )}
          </div>
        </div>
        <WorldMap text={map} gallery={gallery} selected={selected} onPick={onPick} onBackground={onReset} />
      </div>
    </section>
  );
}

function countOf(stats: ProjectStats | undefined, country: string): number | undefined {
  return stats && (stats.countryStats.find((counted) => counted.country === country)?.count ?? 0);
}
