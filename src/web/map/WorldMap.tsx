import { fill } from "#content/fill.ts";
import { unmodifiedClick } from "../unmodified-click.ts";
import { labelSize } from "./label-size.ts";
import land from "./land.svg";
import type { MapDrawing, MapView, PlacedPin } from "./map-view.ts";

interface WorldMapProps {
  text: MapView;
  gallery: string;
  /** True below the first viewport: the map can be rendered late. */
  isBelow?: boolean;
  selected?: string | undefined;
  /** Called with the country instead of following the link, on a hydrated page. */
  onPick?: (country: string) => void;
  /** Called for a click on the background instead of following the link. */
  onBackground?: () => void;
}

/**
 * World map with a labelled pin per country, cropped to the countries of the projects. Pins and background are
 * links, so that it works without script; tooltips need only CSS.
 */
export function WorldMap({ text, ...props }: WorldMapProps) {
  if (!text.drawings) return null;
  return (
    <nav aria-label={text.label} className="world-map">
      <Drawing
        {...{ text, ...props }}
        drawing={text.drawings.narrow}
        className="-mx-gutter aspect-16/10 md:hidden"
      />
      <Drawing {...{ text, ...props }} drawing={text.drawings.wide} className="aspect-10/3 max-md:hidden" />
    </nav>
  );
}

/** Classes of the list of countries below the map: from 48rem on it is hidden if the map names all of them. */
export function listClass({ pins, drawings }: MapView): string {
  const named = drawings?.wide.pins.filter(({ label }) => label).length;
  return named === pins.length ? "md:hidden" : "md:grid-cols-4";
}

interface DrawingProps extends WorldMapProps {
  drawing: MapDrawing;
  className: string;
}

function Drawing({ text, gallery, drawing, className, ...props }: DrawingProps) {
  const { isBelow = false, selected, onPick, onBackground } = props;
  const { x, y, width, height } = drawing.section;
  const section = [x, y, width, height].join();
  return (
    <div className={`relative ${className}`}>
      <a
        href={gallery}
        aria-label={onBackground ? text.reset : text.background}
        className="absolute inset-0"
        {...(onBackground && { onClick: unmodifiedClick(onBackground) })}
      >
        <img
          src={`${land}#svgView(viewBox(${section}))`}
          alt=""
          {...{ width, height }}
          {...(isBelow ? { loading: "lazy" } : {})}
          className="size-full"
        />
      </a>
      <svg
        aria-hidden="true"
        viewBox={section}
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full fill-none stroke-sky/50"
      >
        <path d={text.cities} strokeWidth="3" strokeLinecap="round" />
      </svg>
      <ul>
        {drawing.pins.map((pin) => (
          <Pin
            key={pin.id}
            pin={pin}
            label={pinName(pin, fill(text.pinLabel, { country: pin.name }))}
            href={`${gallery}?country=${encodeURIComponent(pin.name)}`}
            selected={pin.id === selected}
            {...(onPick && { onPick: () => onPick(pin.id) })}
          />
        ))}
      </ul>
    </div>
  );
}

/** The accessible name of a pin contains its visible label, if it has one with a number. */
function pinName({ name, suffix, label, description }: PlacedPin, purpose: string): string {
  return [label && suffix && `${name} ${suffix}`, purpose, description].filter(Boolean).join(". ");
}

interface PinProps {
  pin: PlacedPin;
  label: string;
  href: string;
  selected: boolean;
  onPick?: () => void;
}

function Pin({ pin, label, href, selected, onPick }: PinProps) {
  return (
    <li className="pointer-events-none absolute inset-0 hover:z-10 focus-within:z-10">
      <svg role="none" className="size-full overflow-visible">
        <svg role="none" x={`${pin.x}%`} y={`${pin.y}%`} className="overflow-visible">
          <a
            href={href}
            aria-label={label}
            {...(selected ? { "aria-current": "true" } : {})}
            className={`pin group pointer-events-auto outline-none ${pin.isHome ? "fill-pin" : "fill-sky"}`}
            {...(onPick && { onClick: unmodifiedClick(onPick) })}
          >
            <circle r={Math.max(14, pin.r + 5)} fillOpacity="0" />
            {pin.r > 0 && (
              <g className="transition-transform duration-150 group-hover:scale-130 group-focus-visible:scale-130 group-aria-[current]:scale-130">
                <circle r={pin.r + 4} fillOpacity="0.25" />
                <circle r={pin.r} />
              </g>
            )}
            <Label pin={pin} />
          </a>
          <Tip pin={pin} />
        </svg>
      </svg>
    </li>
  );
}

function Label({ pin: { name, suffix, r, label } }: Pick<PinProps, "pin">) {
  if (!label) return null;
  return (
    <>
      {r > 0 && label.lead && <path d={`M0 0L${label.lead.x} ${label.lead.y}`} className="stroke-moon" />}
      <text
        x={label.x}
        y={label.y}
        textAnchor={label.anchor}
        fontSize={labelSize}
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-white stroke-ink font-semibold group-hover:underline group-focus-visible:underline group-aria-[current]:underline"
      >
        {name}
        {suffix && <tspan className="figures fill-moon font-normal"> {suffix}</tspan>}
      </text>
    </>
  );
}

/** Room for a usual text; longer texts and larger letters exceed it. */
const tip = { width: 224, height: 120 };

/** Shown on hover or focus of its pin, whose accessible name has the whole text. */
function Tip({ pin }: Pick<PinProps, "pin">) {
  const isAbove = pin.y > 50;
  const gap = pin.r + 8;
  // Shifted by the pin's share of the width, it stays inside any map that is wider than itself.
  const share = Math.min(1, Math.max(0, pin.x / 100));
  return (
    <g className="pin-tip pointer-events-none">
      <foreignObject
        x={Math.round(-share * tip.width)}
        y={isAbove ? -gap - tip.height : gap}
        {...tip}
        className="overflow-visible"
      >
        <div aria-hidden="true" className={`flex h-full ${isAbove ? "items-end" : "items-start"}`}>
          <span className="rounded-card bg-white px-4 py-2.5 text-ink text-sm leading-snug">
            <b className="block text-compact">{pin.name}</b>
            <span className="line-clamp-5">{pin.description}</span>
          </span>
        </div>
      </foreignObject>
    </g>
  );
}
