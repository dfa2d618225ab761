import type { WaterBalance } from "../engine/design/water.ts";
import type { NamedFigure } from "./figure.ts";

/** What leaves a tower's circuit, and at the end what must be added for it. */
export const waterFigures = {
  evaporation: {
    value: ({ evaporation }) => evaporation,
    in: "flow",
    label: { ko: "증발", en: "Evaporation" },
  },
  drift: { value: ({ drift }) => drift, in: "flow", label: { ko: "비산", en: "Drift" } },
  blowdown: { value: ({ blowdown }) => blowdown, in: "flow", label: { ko: "블로다운", en: "Blowdown" } },
  makeUp: { value: ({ makeUp }) => makeUp, in: "flow", label: { ko: "보충수", en: "Make-up" } },
} satisfies Record<string, NamedFigure<WaterBalance>>;
