import type { CurvesWords } from "../ko/curves.ts";
import { chart } from "./chart.ts";

export const curves: CurvesWords = {
  title: "Performance curves",
  lead: "How the size needed, and the cold water of a given tower, change with the wet bulb.",
  wetBulb: {
    title: "Size needed against wet bulb",
    caption: "For a flow of {flow}, inlet {hot} and outlet {cold}.",
    oneMore: "A wet bulb {step} higher makes the final CRT {percent}% larger.",
    last: "A wet bulb {step} higher would leave an approach below {approach}.",
    floorNote: "Dashed: the selection CRT where the water sets the limit.",
    description:
      "The size needed rises with the wet bulb. The design point is a wet bulb of {wb} and a final CRT of {final}.",
    wetBulb: "Wet bulb",
    size: "Size needed",
    finalCRT: "Final CRT",
    selectionCRT: "Selection CRT",
    floor: "Selection (water limit)",
    design: "Design point",
  },
  coldWater: {
    title: "Cold water of a tower of {crt}",
    caption: "At a constant flow of {flow} and 80, 100 and 120% of the design range ({range}).",
    colder:
      "At the design wet bulb of {wb} the tower makes {cold}, {difference} colder than asked for (capability {capability}%).",
    warmer:
      "At the design wet bulb of {wb} the tower makes {cold}, {difference} warmer than asked for (capability {capability}%).",
    equal: "At the design wet bulb of {wb} the tower makes {cold}, as asked for (capability {capability}%).",
    unanswered:
      "At the design wet bulb this tower's cold water lies beyond the method (inlet up to {hottest}).",
    close: "Approaches below {approach} are not usually guaranteed.",
    none: "This flow is more than a tower of {crt} can answer for, so no curve can be drawn. Choose a larger tower.",
    description:
      "The cold water rises with the wet bulb, and with the range. The design point is a wet bulb of {wb} and cold water of {asked}.",
    wetBulb: "Wet bulb",
    coldWater: "Cold water",
    atRange: "{percent}% range",
    design: "Design point",
  },
  drawing: chart,
};
