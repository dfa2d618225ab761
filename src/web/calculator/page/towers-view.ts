import type { UnitChoice } from "#content/figures/measures.ts";
import { shortfallText, towersLine } from "#documents/sheet/plan/towers-verdict.ts";
import type { Locale } from "#domain/locale.ts";
import type { TowerKind } from "#engine/design/tower-kind.ts";
import type { Duty } from "#engine/duty/duty.ts";
import type { FinderChoice } from "../finder/chosen-tower.ts";

/** Chosen towers: their text, shortfall and kind. */
export interface TowersView {
  line: string;
  isShort: boolean;
  kind: TowerKind;
}

export function towersView(
  locale: Locale,
  chosen: FinderChoice,
  optionName: string | undefined,
  { duty, units }: { duty: Duty; units: UnitChoice },
): TowersView {
  const name = optionName === undefined ? chosen.model : `${chosen.model} ${optionName}`;
  return {
    line: towersLine(locale, name, chosen, duty, units),
    isShort: shortfallText(locale, chosen, duty) !== undefined,
    kind: chosen.kind,
  };
}
