import type { ReactNode } from "react";
import { type UnitSystem, unitSystems } from "#content/details/measured.ts";
import type { series } from "#content/pages/series.ts";
import type { Locale } from "#domain/locale.ts";
import { OneOf } from "../../ui/fields/OneOf.tsx";
import { systemName } from "./unit-system.ts";

/**
 * The page contains both systems of units; CSS shows the chosen one, without script. An element with the classes `unitChoiceScope` must
 * contain the choice and all figures.
 */
export const unitChoiceScope = "group/models";

const metric = "group-has-[[value=imperial]:checked]/models:hidden";
const imperial = "hidden group-has-[[value=imperial]:checked]/models:inline";

interface UnitChoiceProps {
  text: (typeof series)[Locale]["models"]["units"];
  /** System of units of the request. */
  system: UnitSystem;
  /** Id of the form whose boxes follow the choice. */
  form: string;
}

export function UnitChoice({ text, system, form }: UnitChoiceProps) {
  return (
    <OneOf name={systemName} text={text} options={unitSystems} chosen={system} form={form} className="mb-5" />
  );
}

/** Figure in both systems, one of which is visible; a figure that is equal in both is rendered once. */
export function InUnits({ metric: one, imperial: other }: { metric: string; imperial: string }): ReactNode {
  if (one === other) return one;
  return (
    <>
      <span className={metric}>{one}</span>
      <span className={imperial}>{other}</span>
    </>
  );
}
