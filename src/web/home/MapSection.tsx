import type { home } from "#content/pages/home.ts";
import { type Locale, pathIn } from "#domain/locale.ts";
import { WorldMap, type WorldMapWords } from "../map/WorldMap.tsx";

interface MapSectionProps {
  locale: Locale;
  text: (typeof home)[Locale]["map"];
  map: WorldMapWords;
}

/** The map of projects, with the same countries as a list: large targets on a phone. */
export function MapSection({ locale, text, map }: MapSectionProps) {
  const gallery = pathIn(locale, "/projects/gallery");
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
                  className="block py-2.5 text-moon-bright text-base hover:text-white hover:underline"
                >
                  {pin.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <WorldMap text={map} gallery={gallery} isBelow />
      </div>
    </section>
  );
}
