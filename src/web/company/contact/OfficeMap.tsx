import { Map as MapIcon } from "lucide-react";
import { company, type Office } from "#content/company.ts";
import { fill } from "#content/fill.ts";
import type { contact } from "#content/pages/contact.ts";
import type { Locale } from "#domain/locale.ts";
import land from "../../map/land.svg";
import { mapSize, onWorldMap } from "../../map/projection.ts";
import { mapAddresses } from "./map-addresses.ts";
import hangzhou from "./office-hangzhou.svg";
import seoul from "./office-seoul.svg";
import suwanee from "./office-suwanee.svg";
import { PlateNames, plateSize } from "./PlateNames.tsx";

export interface OfficeMapProps {
  locale: Locale;
  office: Office;
  text: (typeof contact)[Locale];
}

/**
 * Plates exist for the default locations of these offices, with their width in degrees of longitude; other
 * locations are shown on the world map.
 */
const plates = new Map([
  ["seoul", { picture: seoul, span: 9 }],
  ["hangzhou", { picture: hangzhou, span: 9 }],
  ["suwanee", { picture: suwanee, span: 16 }],
]);

/** Section of the world map around a location, px of it: a region of about 6,000 km. */
const seen = { width: 216, height: 135 };

/** Region of the dotted world map with the location in its centre. */
function WorldLocation(location: Office["location"]) {
  const { x, y } = onWorldMap(location);
  const corner = `${(x - seen.width / 2).toFixed(1)} ${(y - seen.height / 2).toFixed(1)}`;
  const section = {
    viewBox: `${corner} ${seen.width} ${seen.height}`,
    preserveAspectRatio: "xMidYMid slice",
  };
  return (
    <>
      {/* WebKit applies a filter to a whole drawing alone. */}
      <svg aria-hidden="true" {...section} className="absolute inset-0 size-full [filter:invert(1)]">
        <image href={land} {...mapSize} />
      </svg>
      <svg aria-hidden="true" {...section} className="absolute inset-0 size-full">
        <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={7.6} className="fill-action/10" />
        <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={4} className="fill-action/20" />
        <circle
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={1.8}
          strokeWidth={0.7}
          className="fill-action stroke-white"
        />
      </svg>
    </>
  );
}

function plateOf({ id, location }: Office) {
  const drawn = company.offices.find((office) => office.id === id)?.location;
  const isThere = drawn?.latitude === location.latitude && drawn.longitude === location.longitude;
  return isThere ? plates.get(id) : undefined;
}

/**
 * Drawn map that loads nothing until it is clicked: script then replaces it with the embedded map
 * (`enhance/embed.ts`); without script, or if the embedded map fails, it is a link to the map service.
 */
export function OfficeMap({ locale, office, text }: OfficeMapProps) {
  const { page, embed } = mapAddresses(office.location);
  const plate = plateOf(office);
  const title = fill(text.map.title, { office: office.name[locale] });
  return (
    <div
      data-embed={embed}
      data-embed-title={title}
      data-embed-failed={text.map.failed}
      className="relative aspect-4/3 overflow-hidden rounded-card bg-sea ring-1 ring-line sm:aspect-16/10 print:aspect-2/1"
    >
      {plate === undefined ? (
        <WorldLocation {...office.location} />
      ) : (
        <>
          <img src={plate.picture} alt="" {...plateSize} loading="lazy" className="size-full object-cover" />
          <PlateNames locale={locale} office={office.location} span={plate.span} />
        </>
      )}
      <a
        href={page}
        target="_blank"
        rel="noopener"
        aria-label={`${title}. ${text.map.show}`}
        className="group absolute inset-0 block"
      >
        <span className="absolute bottom-4 left-4 print:hidden inline-flex min-h-11 max-w-[calc(100%-32px)] items-center gap-2 rounded-button bg-white px-4 py-1.5 font-semibold text-compact text-ink leading-snug shadow-chip group-hover:text-action">
          <MapIcon aria-hidden="true" className="size-4.5 shrink-0" />
          <span>{text.map.show}</span>
        </span>
      </a>
    </div>
  );
}
