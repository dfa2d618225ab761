import { fill } from "#content/fill.ts";
import { locationOnMap, type MapLocation } from "#content/lookup/coordinates.ts";
import { lookUpOrSame } from "#content/lookup/look-up.ts";
import { urlSlugs } from "#content/lookup/projects.ts";
import { paths } from "#content/paths.ts";
import { pathIn } from "#domain/locale.ts";
import land from "../../map/fine-land.svg";
import { sectionAround } from "../../map/map-frame.ts";
import { mapSize, onWorldMap } from "../../map/projection.ts";
import { locationOf } from "../../project-list/card/location-of.ts";
import { filteredAddress, noFilter } from "../../project-list/filter-state.ts";
import { ArrowRight } from "../../ui/icons/visitor-icons.ts";
import type { ProjectView } from "./project-view.ts";

/** Location, and a link to other projects in the same country. An unknown country has no map. */
export function ProjectLocation({ view }: { view: ProjectView }) {
  const { locale, project, text, card, terms } = view;
  const location = locationOnMap(project.country, project.city);
  if (location === undefined) return null;
  const name = locationOf(project, card, terms);
  const country = lookUpOrSame(terms.countries, project.country);
  const filter = { ...noFilter, country: project.country };
  const slugs = urlSlugs(new Set([project.country]));
  return (
    <section
      aria-labelledby="place"
      className="on-dark relative overflow-hidden bg-ink text-white print:hidden"
    >
      <div className="page-width relative z-10 lg:flex lg:min-h-60 lg:items-center">
        <div className="pt-12 pb-4 lg:w-1/3 lg:py-8">
          <h2 id="place" className="font-semibold text-compact text-sky">
            {text.place.title}
          </h2>
          <p className="wrap-anywhere mt-2 font-bold text-part leading-tight">{name}</p>
          <p className="mt-5">
            <a
              href={filteredAddress(pathIn(locale, paths.gallery), filter, slugs)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-compact text-sky hover:text-white"
            >
              {fill(text.place.inCountry, { country })}
              <ArrowRight className="size-4" />
            </a>
          </p>
        </div>
      </div>
      <LocationMap
        location={location}
        label={fill(location.precision === "city" ? text.place.map : text.place.mapOfCountry, {
          place: name,
        })}
      />
    </section>
  );
}

/** Large enough for a country and its neighbours. */
const frame = { ratio: 2, minWidth: 200, margin: { x: 0, y: 0 } };

/**
 * Section of the world map around a location. Cropped by an SVG viewport, because the content security policy
 * forbids inline styles.
 */
function LocationMap({ location, label }: { location: MapLocation; label: string }) {
  const { x, y } = onWorldMap(location);
  const section = sectionAround([{ x, y }], frame);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${section.x} ${section.y} ${section.width} ${section.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block aspect-16/10 w-full sm:aspect-2/1 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[66%] lg:[mask-image:linear-gradient(90deg,transparent,black_24%)]"
    >
      <image href={land} width={mapSize.width} height={mapSize.height} />
      <circle
        cx={x.toFixed(1)}
        cy={y.toFixed(1)}
        r={location.precision === "city" ? 4.5 : 8}
        className="fill-pin/25"
      />
      <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r="1.8" className="fill-pin" />
    </svg>
  );
}
