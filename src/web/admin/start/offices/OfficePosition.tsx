import { firstSteps } from "#content/admin/first-steps.ts";
import { factProblem } from "#domain/content/fact-checks.ts";
import { ToolButton } from "../../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { Minus, Plus } from "../../../ui/icons/admin-icons.ts";
import { FactInput } from "../fields/FactInput.tsx";
import { factAt } from "../state/drafting.ts";
import { MapLink } from "./MapLink.tsx";
import { MapPlate } from "./MapPlate.tsx";
import type { Coordinates, View } from "./mercator.ts";
import { type OfficeProps, officePath } from "./office-edits.ts";

const words = firstSteps.offices.place;

/** Shown until an office has coordinates. */
const korea: View = { latitude: 36.2, longitude: 127.9, zoom: 6 };

/** Position of an office: read from a map link, set on a map, or typed. The zoom also applies to the public page. */
export function OfficePosition({ id, name, state, store }: OfficeProps) {
  const at = (field: keyof View) => officePath(id, `location.${field}`);
  const number = (field: keyof View) => Number(factAt(state, at(field)) ?? 0);
  const entered: View = {
    latitude: number("latitude"),
    longitude: number("longitude"),
    zoom: number("zoom"),
  };
  const isPlaced = entered.latitude !== 0 && entered.longitude !== 0;
  const shown = isPlaced ? entered : korea;
  const write = (field: keyof View, value: number) => store.change(at(field), { kind: "fact", value });
  const put = ({ latitude, longitude }: Coordinates) => {
    write("latitude", latitude);
    write("longitude", longitude);
  };
  const zoomBy = (steps: number) => ({
    isOff: factProblem("zoom", entered.zoom + steps) !== undefined,
    run: () => write("zoom", entered.zoom + steps),
  });
  const zooms = [
    { label: words.closer, icon: Plus, ...zoomBy(1) },
    { label: words.farther, icon: Minus, ...zoomBy(-1) },
  ];
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-compact">{words.title}</legend>
      <MapLink onFound={put} />
      <MapPlate name={name} shown={shown} isPlaced={isPlaced} onPlace={put}>
        <div className="absolute top-2 right-2 grid gap-1">
          {zooms.map(({ label, icon: Icon, isOff, run }) => (
            <ToolButton
              key={label}
              isDisabled={isOff}
              aria-label={label}
              title={label}
              onClick={run}
              className={toolButton("plain", "px-2.5")}
            >
              <Icon className="size-4" />
            </ToolButton>
          ))}
        </div>
      </MapPlate>
      <div className="grid grid-cols-2 gap-3">
        {(["latitude", "longitude"] as const).map((field) => (
          <FactInput
            key={field}
            path={at(field)}
            label={words[field]}
            none={0}
            inputMode="decimal"
            state={state}
            store={store}
          />
        ))}
      </div>
    </fieldset>
  );
}
