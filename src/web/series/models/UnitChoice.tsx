import type { ReactNode } from "react";
import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";

/**
 * Both systems of units stand in the page, and a choice shows one of them, without script: within an element of the classes
 * `unitChoiceScope` that holds the choice and all figures.
 */
export const unitChoiceScope = "group/models";

const metric = "group-has-[[value=imperial]:checked]/models:hidden";
const imperial = "hidden group-has-[[value=imperial]:checked]/models:inline";

export function UnitChoice({ text }: { text: (typeof series)[Locale]["models"]["units"] }) {
  return (
    <fieldset className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-compact print:hidden">
      <legend className="sr-only">{text.label}</legend>
      {(["metric", "imperial"] as const).map((system) => (
        <label
          key={system}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-button px-3 ring-1 ring-edge ring-inset has-checked:bg-navy has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="units"
            value={system}
            defaultChecked={system === "metric"}
            className="accent-sky outline-none"
          />
          {text[system]}
        </label>
      ))}
    </fieldset>
  );
}

/** A figure in both systems, of which one is seen; what is the same in both stands once. */
export function InUnits({ metric: one, imperial: other }: { metric: string; imperial: string }): ReactNode {
  if (one === other) return one;
  return (
    <>
      <span className={metric}>{one}</span>
      <span className={imperial}>{other}</span>
    </>
  );
}
