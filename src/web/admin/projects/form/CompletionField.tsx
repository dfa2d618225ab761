import { useState } from "react";
import { useWatch } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { isMonth } from "#domain/projects/completion.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import { RecordField } from "../../records/RecordField.tsx";
import type { EntryForm } from "../state/entry.ts";

const name = "completedOn";

export function CompletionField({ form }: { form: EntryForm }) {
  const { labels, monthAlone } = admin.project;
  const entered = useWatch({ control: form.control, name });
  const [wantsMonth, setWantsMonth] = useState(false);
  const isMonthAlone = entered === "" ? wantsMonth : isMonth(entered);
  return (
    <>
      <RecordField
        field={projectFields[name]}
        id={name}
        label={labels[name]}
        error={form.formState.errors[name]?.message}
        isMonth={isMonthAlone}
        control={form.register(name)}
      />
      <label className="mt-1.5 flex w-fit cursor-pointer items-center gap-2 text-small">
        <input
          type="checkbox"
          checked={isMonthAlone}
          onChange={({ target: { checked } }) => {
            setWantsMonth(checked);
            form.setValue(name, withMonthAlone(entered, checked), { shouldDirty: true });
          }}
          className="size-4.5 shrink-0 accent-action"
        />
        {monthAlone}
      </label>
    </>
  );
}

/**
 * Removes the day of a date, or empties the field until a day is entered.
 * @example withMonthAlone("2019-05-31", true) // "2019-05"
 */
export function withMonthAlone(entered: string, isMonthAlone: boolean): string {
  return isMonthAlone ? entered.slice(0, "YYYY-MM".length) : "";
}
