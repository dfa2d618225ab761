import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { MapPin } from "../../../ui/icons/admin-icons.ts";
import { type Size, useBoxSize } from "../use-box-size.ts";
import { type Coordinates, coordinatesAt, embeddedMap, type Point, pointOf, type View } from "./mercator.ts";
import { useMapSource } from "./use-map-source.ts";

interface MapPlateProps {
  name: string;
  shown: View;
  /** True if the office has coordinates; until then the pin in the middle has no meaning. */
  isPlaced: boolean;
  onPlace: (coordinates: Coordinates) => void;
  children: ReactNode;
}

const words = firstSteps.offices.place;

/** Movement of the pin per arrow key, px; with Shift one pixel. */
const keyStep = 10;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * A map with a pin that is set by click. The map is an iframe of another site, whose clicks cannot be observed: a
 * transparent layer covers it, and positions are computed from the section that the iframe was requested to show.
 */
export function MapPlate({ name, shown, isPlaced, onPlace, children }: MapPlateProps) {
  const { box, size } = useBoxSize({ width: 480, height: 300 });
  const [view, setView] = useState(shown);
  const [dragged, setDragged] = useState<Point>();
  const pin = dragged ?? pointOf(shown, view, size);
  const isElsewhere = view.zoom !== shown.zoom || (dragged === undefined && !isWithin(pin, size));
  useEffect(() => {
    if (isElsewhere) setView(shown);
  }, [isElsewhere, shown]);

  const put = (point: Point) => onPlace(coordinatesAt(point, view, size));
  const onDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || (event.type === "pointermove" && dragged === undefined)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setDragged(withinPlate({ x: event.clientX - left, y: event.clientY - top }, size));
  };
  const onDrop = () => {
    if (dragged) put(dragged);
    setDragged(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : keyStep;
    put({ x: pin.x + arrow.x * step, y: pin.y + arrow.y * step });
  };
  const source = useMapSource(embeddedMap(view, size));
  return (
    <div>
      <div
        ref={box}
        className="relative aspect-16/10 select-none overflow-hidden rounded-card bg-[linear-gradient(to_right,var(--color-edge)_1px,transparent_1px),linear-gradient(to_bottom,var(--color-edge)_1px,transparent_1px)] bg-[size:40px_40px] bg-sea ring-1 ring-line"
      >
        {source.address && (
          <iframe
            title={fill(words.plate, { office: name })}
            src={source.address}
            tabIndex={-1}
            className="absolute inset-0 size-full border-0"
          />
        )}
        <div
          data-map-plate
          onPointerDown={onDrag}
          onPointerMove={onDrag}
          onPointerUp={onDrop}
          onPointerCancel={() => setDragged(undefined)}
          className="absolute inset-0 cursor-crosshair touch-none"
        >
          <button
            type="button"
            onKeyDown={onKey}
            aria-label={isPlaced ? labelOf(shown) : words.noPin}
            style={{ left: pin.x, top: pin.y }}
            className={`${isPlaced ? "" : "opacity-40"} absolute grid size-11 -translate-x-1/2 -translate-y-[90%] cursor-grab place-items-center rounded-full active:cursor-grabbing`}
          >
            <MapPin className="size-9 fill-pin stroke-[1.5] text-ink" />
          </button>
        </div>
        {children}
      </div>
      <p className="mt-1.5 text-muted text-small">{source.isAway ? words.away : words.hint}</p>
    </div>
  );
}

function labelOf({ latitude, longitude }: View): string {
  return fill(words.pin, { latitude, longitude });
}

function isWithin({ x, y }: Point, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function withinPlate({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}
