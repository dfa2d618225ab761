import type { TowerChoice } from "../engine/design/tower-choice.ts";
import type { ListedFigure } from "./figure.ts";

/** Figures of tower sets in the order of the table's columns. */
export const choiceFigures = [
  { key: "installed", value: ({ installedCRT }) => installedCRT, in: "nominalSize" },
  { key: "loading", value: ({ loadingPercent }) => loadingPercent, in: { unit: "%", decimals: 0 } },
  { key: "capability", value: ({ capabilityPercent }) => capabilityPercent, in: { unit: "%", decimals: 0 } },
] as const satisfies readonly ListedFigure<TowerChoice>[];
