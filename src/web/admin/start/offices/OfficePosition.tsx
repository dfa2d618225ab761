import { Minus, Plus } from "lucide-react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { factProblem } from "#domain/content/company-facts.ts";
import { toolButton } from "../../../ui/fields/tool-class.ts";
import { FactInput } from "../fields/FactInput.tsx";
import { factAt } from "../state/drafting.ts";
import { MapPlate } from "./MapPlate.tsx";
import type { View } from "./mercator.ts";
import { type OfficeProps, officePlace } from "./office-edits.ts";

const words = firstSteps.offices.place;

/** Position of an office: chosen on a map, or typed. The zoom applies to the real page, too. */
export function OfficePosition({ id, name, state, store }: OfficeProps) {
  const at = (field: keyof View) => officePlace(id, `location.${field}`);
  const number = (field: keyof View) => Number(factAt(state, at(field)) ?? 0);
  const shown: View = { latitude: number("latitude"), longitude: number("longitude"), zoom: number("zoom") };
  const write = (field: keyof View, value: number) => store.change(at(field), { kind: "fact", value });
  const zoomBy = (steps: number) => ({
    isOff: factProblem(at("zoom"), shown.zoom + steps) !== undefined,
    run: () => write("zoom", shown.zoom + steps),
  });
  const zooms = [
    { label: words.closer, icon: Plus, ...zoomBy(1) },
    { label: words.farther, icon: Minus, ...zoomBy(-1) },
  ];
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-compact">{words.title}</legend>
      <MapPlate
        name={name}
        shown={shown}
        onPlace={({ latitude, longitude }) => {
          write("latitude", latitude);
          write("longitude", longitude);
        }}
      >
        <div className="absolute top-2 right-2 grid gap-1">
          {zooms.map(({ label, icon: Icon, isOff, run }) => (
            <button
              key={label}
              type="button"
              disabled={isOff}
              aria-label={label}
              title={label}
              onClick={run}
              className={toolButton("plain", "px-2.5")}
            >
              <Icon aria-hidden="true" className="size-4" />
            </button>
          ))}
        </div>
      </MapPlate>
      <div className="grid grid-cols-2 gap-3">
        <FactInput
          path={at("latitude")}
          label={words.latitude}
          inputMode="decimal"
          state={state}
          store={store}
        />
        <FactInput
          path={at("longitude")}
          label={words.longitude}
          inputMode="decimal"
          state={state}
          store={store}
        />
      </div>
    </fieldset>
  );
}
