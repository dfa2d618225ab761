import type { ColorName } from "#content/colors.ts";
import type { Layer } from "#domain/products/drawing/model-drawing.ts";

/** Colours of the layers of an outline drawing: ink and grey, one blue for pipes, one red for the space to keep free. */
export const layerColors = {
  clearance: "danger",
  louver: "axis",
  dimension: "muted",
  coil: "muted",
  fan: "ink",
  outline: "ink",
  support: "ink",
  connection: "action",
} as const satisfies Record<Layer, ColorName>;
