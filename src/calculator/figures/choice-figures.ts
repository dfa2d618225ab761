import type { TowerChoice } from "../engine/design/tower-choice.ts";
import type { NamedFigure } from "./figure.ts";

/** What is told of towers that do a duty, in the order of the table's columns. */
export const choiceFigures = {
  installed: {
    value: ({ installedCRT }) => installedCRT,
    in: "nominalSize",
    label: { ko: "설치 용량", en: "Installed" },
  },
  loading: {
    value: ({ loadingPercent }) => loadingPercent,
    in: { unit: "%", decimals: 0 },
    label: { ko: "수량 부하", en: "Water loading" },
  },
  capability: {
    value: ({ capabilityPercent }) => capabilityPercent,
    in: { unit: "%", decimals: 0 },
    label: { ko: "능력", en: "Capability" },
  },
} satisfies Record<string, NamedFigure<TowerChoice>>;
