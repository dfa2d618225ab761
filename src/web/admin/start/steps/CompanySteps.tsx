import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import { paths } from "#content/paths.ts";
import { dayInKorea } from "#domain/korean-day.ts";
import { ColorsField } from "../../brand/ColorsField.tsx";
import { LogoField } from "../../brand/LogoField.tsx";
import { FactInput } from "../fields/FactInput.tsx";
import { TextPair } from "../fields/TextPair.tsx";
import { factAt, type StepProps } from "../state/drafting.ts";
import { StepFrame } from "./StepFrame.tsx";

const { steps, fields } = firstSteps;

export function NameStep({ state, store }: StepProps) {
  return (
    <StepFrame lead={steps.name.lead} state={state} shown={{ path: "/" }}>
      <TextPair path="company.name" label={fields.name} state={state} store={store} />
    </StepFrame>
  );
}

/** Logo and the two colors. Hidden in a program without fields in `company.brand`. */
export function BrandStep({ state, store }: StepProps) {
  return (
    <StepFrame lead={steps.brand.lead} state={state} shown={{ path: "/" }}>
      <LogoField state={state} store={store} />
      <ColorsField state={state} store={store} />
    </StepFrame>
  );
}

const years = "company.figures.years";

/** The years in business are derived from the founding year; the facts of the company can override them. */
export function FoundingStep({ state, store }: StepProps) {
  const thisYear = Number(dayInKorea(new Date()).slice(0, 4));
  const follow = (established: string | number) =>
    store.change(years, { kind: "fact", value: Math.max(thisYear - Number(established), 0) });
  return (
    <StepFrame lead={steps.founding.lead} state={state} shown={{ path: paths.history }}>
      <FactInput
        path="company.established"
        label={fields.established}
        hint={fill(fields.years, { years: factAt(state, years) ?? "" })}
        inputMode="numeric"
        onWritten={follow}
        state={state}
        store={store}
      />
    </StepFrame>
  );
}

export function RegistrationStep({ state, store }: StepProps) {
  return (
    <StepFrame lead={steps.registration.lead} state={state} shown={{ path: "/", target: "footer" }}>
      <FactInput
        path="company.registrationNumber"
        label={fields.registration}
        hint={fields.registrationHint}
        state={state}
        store={store}
      />
    </StepFrame>
  );
}
