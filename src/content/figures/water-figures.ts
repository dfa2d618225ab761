import type { WaterBalance } from "#engine/design/water.ts";
import type { ListedFigure } from "./figure.ts";

/** Water losses of a tower's circuit, and its make-up. */
export const waterFigures = [
  { key: "evaporation", value: ({ evaporation }) => evaporation, in: "flow" },
  { key: "drift", value: ({ drift }) => drift, in: "flow" },
  { key: "blowdown", value: ({ blowdown }) => blowdown, in: "flow" },
  { key: "makeUp", value: ({ makeUp }) => makeUp, in: "flow" },
] as const satisfies readonly ListedFigure<WaterBalance>[];
