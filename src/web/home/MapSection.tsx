import type { home } from "#content/pages/home.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import type { ProjectStats } from "#domain/projects/project.ts";
import { countsOf } from "../map/counts.ts";
import type { MapView } from "../map/map-view.ts";
import { listClass, WorldMap } from "../map/WorldMap.tsx";

interface MapSectionProps {
  locale: Locale;
  text: (typeof home)[Locale]["map"];
  map: MapView;
  /** `null` if the database is unavailable. */
  stats: ProjectStats | null;
}

/** Map of projects, and its countries as a list with large targets for phones. Renders nothing without projects. */
export function MapSection({ locale, text, map, stats }: MapSectionProps) {
  const gallery = pathIn(locale, "/projects/gallery");
  const counts = stats ? countsOf(stats) : undefined;
  if (map.pins.length === 0) return null;
  return (
    <section className="on-dark section-space overflow-hidden bg-ink text-white print:hidden">
      <div className="page-width">
        <div className="items-end justify-between gap-x-16 lg:flex">
          <div>
            <p className="eyebrow text-sky">{text.eyebrow}</p>
            <h2 className="heading-2">{text.title}</h2>
          </div>
          <p className="max-w-[34em] text-moon max-lg:mt-4">{text.description}</p>
        </div>
        <div className="mt-6 lg:mt-8">
          <WorldMap text={map} gallery={gallery} isBelow />
        </div>
        <ul className={`mt-2 grid grid-cols-2 gap-x-6 ${listClass(map)}`}>
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
    </section>
  );
}
