import { fill } from "#content/fill.ts";
import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import { chosenOptions, type OptionSubject } from "#domain/products/options/product-options.ts";
import { controlClass, Field } from "../../ui/fields/Field.tsx";
import { optionBoxName } from "./asked-options.ts";

interface OptionBoxesProps {
  /** Distinguishes the boxes of several forms on a page. */
  id: string;
  text: (typeof series)[Locale]["options"];
  subjects: readonly OptionSubject[];
  /** Names of the options that are chosen. */
  chosen: readonly string[];
}

/** Input for every subject of options, for a form that works without script. */
export function OptionBoxes({ id, text, subjects, chosen }: OptionBoxesProps) {
  return chosenOptions(subjects, chosen).map(({ subject, chosen: { name } }, index) => {
    const [standard, ...others] = subjects[index]?.options ?? [];
    const boxId = `${id}-${index}`;
    return (
      <Field key={subject} id={boxId} label={subject}>
        <select
          id={boxId}
          name={optionBoxName}
          defaultValue={name === standard?.name ? "" : name}
          className={controlClass}
        >
          <option value="">{fill(text.standardOf, { option: standard?.name ?? "" })}</option>
          {others.map((option) => (
            <option key={option.name}>{option.name}</option>
          ))}
        </select>
      </Field>
    );
  });
}
