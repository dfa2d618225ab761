import type { WhyWords } from "../ko/why.ts";
import { chart } from "./chart.ts";

export const why: WhyWords = {
  title: "Why this size",
  lead: {
    harder:
      "By its water alone the duty is {byFlow}. But at these temperatures one CRT cools {flow}, less than the standard {standardFlow}, so it takes {final}.",
    easier:
      "By its water alone the duty is {byFlow}. But at these temperatures one CRT cools {flow}, more than the standard {standardFlow}, so {final} is enough for the heat.",
    standard:
      "One CRT cools {standardFlow} here, as at standard conditions; the flow divided by it is {final}.",
  },
  chart: {
    title: "Demand against the standard tower",
    caption:
      "The thick line is the KaV/L it takes to meet the three temperatures, the dashed one what the standard tower offers. The tower runs where they cross. Both axes are logarithmic.",
    description:
      "The KaV/L demanded rises with L/G and grows without end at the pinch, L/G {pinch}; the standard tower's characteristic falls. They cross at L/G {lg}, KaV/L {kavl}.",
    lg: "Water-to-air ratio L/G",
    kavl: "KaV/L",
    demand: "Demand of this duty",
    standardDemand: "Demand at standard",
    characteristic: "Standard tower",
    duty: "This duty",
    standard: "Standard",
    both: "This duty = standard",
    pinch: "Pinch L/G",
  },
  comparison: {
    caption: "The operating point beside standard conditions",
    quantity: "Quantity",
    duty: "This duty",
    standard: "Standard",
    lg: {
      label: "Water-to-air ratio L/G",
      text: "Each kilogram of water takes {air} kg of dry air; {standardAir} kg at standard.",
    },
    kavl: {
      label: "KaV/L",
      text: "The heat and mass transfer needed per kilogram of water is {percent}% of standard.",
    },
    loading: {
      label: "Water loading",
      text: "One CRT cools {percent}% of the standard water. The size varies inversely with this.",
    },
  },
  pinch:
    "At the pinch, L/G {pinch}, the enthalpy difference between air and water vanishes somewhere in the tower, and no size of tower reaches these temperatures. This duty runs at {percent}% of it.",
  factor: "Correction factor",
  validity: {
    title: "What the verdict rests on",
    caption: "Values and limits behind the verdict on confidence",
    value: "This duty",
    covered: "Compared range",
    loading: { label: "Water loading", limits: "{low} to {high}" },
    approach: { label: "Approach", limits: "up to {limit}" },
    wetBulb: { label: "Wet bulb", limits: "up to {limit}" },
    range: { label: "Range", limits: "±3% up to {limit}, ±4% above" },
    outside: "outside",
    text: "These four values decide the verdict above, which tells how well published performance regressions agree. It is the agreement of a typical tower: the characteristic of a model alone may move its size by −9 to +13%. No maker's rating table has been compared. The method page lists every figure we compared with, and the error of each.",
    link: "Method and validation",
  },
  drawing: chart,
};
