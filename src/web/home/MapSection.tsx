import type { home } from "#content/pages/home.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { ProjectStats } from "#domain/projects/project.ts";
import { countsOf } from "../map/counts.ts";
import type { MapView } from "../map/map-view.ts";
import { WorldMap } from "../map/WorldMap.tsx";

interface MapSectionProps {
  locale: Locale;
  text: (typeof home)[Locale]["map"];
  map: MapView;
  /** `null` while they cannot be had. */
  stats: ProjectStats | null;
  /** As `map/city-dots.ts` draws them. */
  cities: string;
}

/** The map of projects, with the same countries as a list: large targets on a phone. Nothing while there is no project. */
export function MapSection({ locale, text, map, stats, cities }: MapSectionProps) {
  const gallery = pathIn(locale, "/projects/gallery");
  const counts = stats ? countsOf(stats) : undefined;
  if (map.pins.length === 0) return null;
  return (
    <section className="on-dark section-space overflow-hidden bg-ink text-white">
      <div className="page-width grid items-center gap-10 lg:grid-cols-[4fr_8fr] lg:gap-12">
        <div>
          <p className="eyebrow text-water">{text.eyebrow}</p>
          <h2 className="heading-2">{text.title}</h2>
          <p className="mt-4 text-moon">{text.description}</p>
          <ul className="mt-7 grid grid-cols-2 gap-x-6">
            {map.pins.map((pin) => (
              <li key={pin.id} className="border-white/15 border-t">
                <a
                  href={`${gallery}?country=${encodeURIComponent(pin.name)}`}
                  className="flex items-center justify-between gap-2 py-2.5 text-moon-bright text-base hover:text-white hover:underline"
                >
                  {pin.name} <span className="figures text-moon-dim text-sm">{counts?.[pin.id]}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <WorldMap text={map} gallery={gallery} cities={cities} isBelow />
      </div>
    </section>
  );
}
