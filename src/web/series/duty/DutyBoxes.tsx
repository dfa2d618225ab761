import { type DutyField, dutyFields } from "#calculator/engine/duty/duty.ts";
import { boxText, entryNames, heightName } from "#calculator/engine/duty/entry.ts";
import { selectionEntries } from "#calculator/selection/selection-texts.ts";
import type { calculator } from "#calculator/words/calculator.ts";
import type { Locale } from "#domain/locale.ts";
import { controlClass, Field } from "../../ui/fields/Field.tsx";
import type { Need } from "./need.ts";

interface DutyBoxesProps {
  /** What the boxes are called, as on the calculator. */
  duty: (typeof calculator)[Locale]["form"]["fields"];
  need: Need;
  /** What was sent, to be corrected where it cannot be understood. */
  entered: Readonly<Record<string, string>>;
  /** The id of the sentence that says what is wrong with them. */
  problemId: string | undefined;
}

/** The four boxes of a duty, for a form that a browser sends by itself; the height of its site and all that is carried go along unseen. */
export function DutyBoxes({ duty, need, entered, problemId }: DutyBoxesProps) {
  const filled = (field: DutyField) =>
    need.kind === "duty" ? boxText(need.duty[field]) : entered[entryNames[field]];
  const height = need.kind === "duty" ? need.duty.height : entered[heightName];
  return (
    <>
      {dutyFields.map((field) => (
        <Field key={field} id={field} label={`${duty[field].label} (${duty[field].unit})`}>
          <input
            type="text"
            inputMode="decimal"
            name={entryNames[field]}
            defaultValue={filled(field)}
            autoComplete="off"
            id={field}
            className={controlClass}
            {...(problemId === undefined
              ? {}
              : { "aria-invalid": true as const, "aria-describedby": problemId })}
          />
        </Field>
      ))}
      {height && <input type="hidden" name={heightName} value={height} />}
      {selectionEntries(need.carried ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
