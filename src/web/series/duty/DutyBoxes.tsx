import { useRouteLoaderData } from "react-router";
import type { calculator } from "#content/calculator/calculator.ts";
import { flowSigns, temperatureSigns } from "#content/figures/measures.ts";
import { type SelectionTexts, selectionEntries } from "#documents/selection/selection-texts.ts";
import type { Locale } from "#domain/locale.ts";
import { dutyFields } from "#engine/duty/duty.ts";
import { dutyInputs, elevationInput } from "#engine/inputs/duty-inputs.ts";
import { unitChoiceKey } from "#web/stored/unit-choice.ts";
import type { DocumentAssets } from "../../context.ts";
import { controlClass, Field } from "../../ui/fields/Field.tsx";
import { InUnits } from "../units/UnitChoice.tsx";
import { boxScale, exactName } from "../units/unit-system.ts";
import { type EnteredNeed, filledCapacityName } from "./need.ts";

interface DutyBoxesProps {
  /** Labels of the boxes, as on the calculator. */
  duty: (typeof calculator)[Locale]["form"]["fields"];
  /** Rest of the selection, in hidden inputs. */
  carried?: SelectionTexts | undefined;
  entered: EnteredNeed;
  /** Id of the error message. */
  problemId: string | undefined;
}

/** Address of the script that converts the boxes, which `unit-boxes.ts` loads once a system of units is chosen. */
export function DutyBoxesScript() {
  const assets = useRouteLoaderData<{ assets: DocumentAssets }>("root")?.assets;
  return <span hidden data-unit-script={assets?.dutyUnitsScript} data-storage-key={unitChoiceKey} />;
}

/**
 * Inputs of a duty for a form that works without script, in the system of units of the form's `UnitChoice`. Elevation and the rest of
 * the selection are hidden inputs.
 */
export function DutyBoxes({ duty, carried = {}, entered, problemId }: DutyBoxesProps) {
  return (
    <>
      {dutyFields.map((field) => (
        <Field
          key={field}
          id={field}
          label={
            <>
              {duty[field].label}{" "}
              <InUnits
                metric={`(${duty[field].unit})`}
                imperial={`(${field === "flowRate" ? flowSigns.gpm : temperatureSigns.F})`}
              />
            </>
          }
        >
          <input
            type="text"
            inputMode="decimal"
            name={dutyInputs[field].key}
            defaultValue={entered.duty[field]}
            data-scale={boxScale(field)}
            autoComplete="off"
            id={field}
            className={controlClass}
            {...(problemId === undefined
              ? {}
              : { "aria-invalid": true as const, "aria-describedby": problemId })}
          />
        </Field>
      ))}
      {entered.elevation && <input type="hidden" name={elevationInput.key} value={entered.elevation} />}
      {selectionEntries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={exactName} defaultValue={entered.exact} />
      <input type="hidden" name={filledCapacityName} value={entered.capacity} />
    </>
  );
}
