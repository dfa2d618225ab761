import { useState } from "react";
import { firstSteps } from "#content/admin/first-steps.ts";
import { contact } from "#content/pages/contact.ts";
import { contentMessages } from "#content/problems/content-problems.ts";
import { mapServices } from "#domain/content/fact-checks.ts";
import { Conflict } from "../../editing/conflict/Conflict.tsx";
import { FieldNotes } from "../../editing/page/FieldInputs.tsx";
import { type OfficeProps, officePath } from "./office-edits.ts";

/** Map services with directions; at least one. They are shown in the order of selection. */
export function Directions({ id, state, store }: OfficeProps) {
  const path = officePath(id, "directions");
  const field = state.fields.get(path);
  const [isLast, setLast] = useState(false);
  if (field?.kind !== "fact" || !Array.isArray(field.value)) return null;
  const chosen: readonly string[] = field.value;
  const choose = (service: string, isOn: boolean) => {
    const next = isOn ? [...chosen, service] : chosen.filter((other) => other !== service);
    setLast(next.length === 0);
    if (next.length > 0) store.change(path, { kind: "fact", value: next });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-compact">{firstSteps.offices.place.directions}</legend>
      <Conflict path={path} state={state} store={store} />
      <div className="flex flex-wrap gap-x-5">
        {mapServices.map((service) => (
          <label key={service} className="flex min-h-9 items-center gap-2 text-compact">
            <input
              type="checkbox"
              checked={chosen.includes(service)}
              onChange={(event) => choose(service, event.currentTarget.checked)}
            />
            {contact.ko.map.services[service]}
          </label>
        ))}
      </div>
      <p role="alert" className="text-danger text-small empty:absolute">
        {isLast && contentMessages.ko.problems.noDirections}
      </p>
      <FieldNotes field={field} state={state} store={store} />
    </fieldset>
  );
}
