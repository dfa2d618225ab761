import { fill } from "#content/fill.ts";
import land from "./land.svg";
import type { MapPin, MapView } from "./map-view.ts";
import { plainClick } from "./plain-click.ts";
import { mapSize } from "./projection.ts";

interface WorldMapProps {
  text: MapView;
  gallery: string;
  /** Cities with projects, as drawn by `city-dots.ts`. */
  cities?: string;
  /** True below the first viewport: the map can be rendered late. */
  isBelow?: boolean;
  selected?: string | undefined;
  /** Called with the country instead of following the link, on a hydrated page. */
  onPick?: (country: string) => void;
  /** Called for a click on the background instead of following the link. */
  onBackground?: () => void;
}

/**
 * World map with a pin per country. Pins and background are links, so that it works without script; tooltips
 * need only CSS.
 */
export function WorldMap(props: WorldMapProps) {
  const { text, gallery, cities = "", isBelow = false, selected, onPick, onBackground } = props;
  return (
    <nav aria-label={text.label} className="overflow-x-clip">
      <div className={`world-map relative ${text.isEnlarged ? "max-lg:-ml-[16%] max-lg:w-[130%]" : ""}`}>
        <a
          href={gallery}
          aria-label={onBackground ? text.reset : text.background}
          className="absolute inset-0"
          {...(onBackground && { onClick: plainClick(onBackground) })}
        >
          <img
            src={land}
            alt=""
            {...mapSize}
            {...(isBelow ? { loading: "lazy" } : {})}
            className="size-full"
          />
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
            className="absolute inset-0 size-full fill-none stroke-water"
          >
            <path d={cities} strokeWidth="4" strokeLinecap="round" />
          </svg>
        </a>
        <ul>
          {text.pins.map(
            (pin) =>
              pin.place && (
                <Pin
                  key={pin.id}
                  pin={pin}
                  label={fill(text.pinLabel, { country: pin.name })}
                  href={`${gallery}?country=${encodeURIComponent(pin.name)}`}
                  selected={pin.id === selected}
                  {...(onPick && { onPick: () => onPick(pin.id) })}
                />
              ),
          )}
        </ul>
      </div>
    </nav>
  );
}

interface PinProps {
  pin: MapPin;
  label: string;
  href: string;
  selected: boolean;
  onPick?: () => void;
}

function Pin({ pin, label, href, selected, onPick }: PinProps) {
  return (
    <li className={`${pin.place} absolute`}>
      <a
        href={href}
        aria-label={pin.description ? `${label}. ${pin.description}` : label}
        {...(selected ? { "aria-current": "true" } : {})}
        className="pin group absolute grid size-7 -translate-1/2 place-items-center rounded-full hover:z-10 focus-visible:z-10 lg:size-9"
        {...(onPick && { onClick: plainClick(onPick) })}
      >
        <span
          className={`block size-[9px] rounded-full ring-4 transition-transform duration-150 group-hover:scale-160 group-focus-visible:scale-160 group-aria-[current]:scale-160 lg:size-3 lg:ring-6 ${
            pin.isHome ? "bg-pin ring-pin/25" : "bg-water ring-water/25"
          }`}
        />
        <Tip pin={pin} />
      </a>
    </li>
  );
}

/** Shown on hover or focus of its pin, whose label has the same text for screen readers. */
function Tip({ pin }: Pick<PinProps, "pin">) {
  return (
    <span
      aria-hidden="true"
      className={`pin-tip pointer-events-none absolute w-max max-w-56 rounded-card bg-white px-4 py-2.5 text-left text-ink text-sm leading-snug shadow-tip ${pin.tip}`}
    >
      <b className="block text-compact">{pin.name}</b>
      {pin.description}
    </span>
  );
}
