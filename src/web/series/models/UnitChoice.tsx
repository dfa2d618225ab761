import type { ReactNode } from "react";
import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import { OneOf } from "../../ui/fields/OneOf.tsx";

/**
 * Both systems of units stand in the page, and a choice shows one of them, without script: within an element of the classes
 * `unitChoiceScope` that holds the choice and all figures.
 */
export const unitChoiceScope = "group/models";

const metric = "group-has-[[value=imperial]:checked]/models:hidden";
const imperial = "hidden group-has-[[value=imperial]:checked]/models:inline";

export function UnitChoice({ text }: { text: (typeof series)[Locale]["models"]["units"] }) {
  return <OneOf name="units" text={text} options={["metric", "imperial"]} className="mb-5" />;
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
