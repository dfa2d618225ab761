import { firstSteps } from "#content/admin/first-steps.ts";
import { FieldInputs } from "../../editing/page/FieldInputs.tsx";
import { withCountry } from "../../editing/state/phone-edits.ts";
import { FactInput } from "../fields/FactInput.tsx";
import { TextPair } from "../fields/TextPair.tsx";
import { factAt } from "../state/drafting.ts";
import { Directions } from "./Directions.tsx";
import { OfficePosition } from "./OfficePosition.tsx";
import { followHours, type OfficeProps, officePath } from "./office-edits.ts";

const words = firstSteps.offices;

export function OfficeFields({ id, name, state, store }: OfficeProps) {
  const { fields } = words;
  const text = (field: string) => ({ path: officePath(id, field), state, store });
  return (
    <div className="grid gap-5">
      <TextPair {...text("name")} label={fields.name} />
      <TextPair {...text("country")} label={fields.country} />
      <TextPair {...text("address")} label={fields.address} />
      <PostalFields id={id} name={name} state={state} store={store} />
      <Phone id={id} name={name} state={state} store={store} />
      <FactInput {...text("email")} label={fields.email} type="email" autoComplete="off" />
      <Hours id={id} name={name} state={state} store={store} />
      <OfficePosition id={id} name={name} state={state} store={store} />
      <Directions id={id} name={name} state={state} store={store} />
      <DirectionFields id={id} name={name} state={state} store={store} />
    </div>
  );
}

function Phone({ id, state, store }: OfficeProps) {
  const field = state.fields.get(officePath(id, "phone"));
  if (!field) return null;
  return (
    <div>
      <FieldInputs field={field} state={state} store={store} />
    </div>
  );
}

function DirectionFields({ id, state, store }: OfficeProps) {
  const { way } = words;
  const text = (field: string) => ({ path: officePath(id, `way.${field}`), state, store });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-compact">{way.title}</legend>
      <TextPair {...text("transit")} label={way.transit} />
      <TextPair {...text("exit")} label={way.exit} />
      <TextPair {...text("minutes")} label={way.minutes} />
      <TextPair {...text("parking")} label={way.parking} />
    </fieldset>
  );
}

function Hours({ id, state, store }: OfficeProps) {
  const { hours } = words;
  const at = (field: string) => String(factAt(state, officePath(id, field)) ?? "");
  const follow = (opens: string, closes: string) => followHours({ state, store }, id, opens, closes);
  const text = (field: string) => ({ path: officePath(id, field), state, store });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-compact">{hours.title}</legend>
      <div className="grid grid-cols-2 gap-3">
        <FactInput
          {...text("opens")}
          label={hours.opens}
          hint={hours.of24}
          autoComplete="off"
          onWritten={(value) => follow(String(value), at("closes"))}
        />
        <FactInput
          {...text("closes")}
          label={hours.closes}
          hint={hours.of24}
          autoComplete="off"
          onWritten={(value) => follow(at("opens"), String(value))}
        />
      </div>
      <FactInput {...text("timeZone")} label={hours.timeZone} autoComplete="off" />
      <TextPair {...text("hours.weekday")} label={hours.weekday} />
      <TextPair {...text("hours.saturday")} label={hours.saturday} />
      <TextPair {...text("hours.sunday")} label={hours.sunday} />
    </fieldset>
  );
}

/** Address in parts, as structured data require it. The country decides the international form of phone numbers. */
function PostalFields({ id, state, store }: OfficeProps) {
  const { postal } = words;
  const part = (field: string) => ({ path: officePath(id, `postal.${field}`), state, store });
  const relink = (countryCode: string | number) => {
    const phone = state.fields.get(officePath(id, "phone"));
    if (phone?.kind === "text") store.changeAll(withCountry(phone, String(countryCode)));
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-compact">{postal.title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <FactInput {...part("street")} label={postal.street} />
        </div>
        <FactInput {...part("locality")} label={postal.locality} />
        <FactInput {...part("region")} label={postal.region} />
        <FactInput {...part("postalCode")} label={postal.postalCode} />
        <FactInput {...part("countryCode")} label={postal.countryCode} onWritten={relink} />
      </div>
    </fieldset>
  );
}
