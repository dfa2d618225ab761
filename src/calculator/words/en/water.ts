import type { WaterWords } from "../ko/water.ts";

export const water: WaterWords = {
  title: "Water",
  lead: "What evaporates, drifts off and is bled while the tower runs at design conditions. A real year is mostly cooler and less loaded, and uses less.",
  inputs: {
    cycles: {
      label: "Cycles of concentration",
      value: "{cycles}",
      hint: "Dissolved matter in the circuit against the make-up. Usually 3-5",
    },
    driftPercent: { label: "Drift loss", hint: "{lowest}-{highest}% of the flow. Usually 0.002-0.008%" },
    dryBulb: {
      label: "Dry bulb (optional)",
      hint: "{lowest} to {highest}. Left empty, evaporation is estimated from the range.",
    },
    hours: { label: "Hours a year", unit: "h", hint: "At design load. At most {highest} hours" },
    price: { label: "Price of water", unit: "per m³", hint: "In your currency, sewage included" },
    outside: "Enter a number from {lowest} to {highest}.",
  },
  balance: {
    caption: "Water balance at design conditions",
    item: "Item",
    amount: "Flow",
    share: "Of circulation",
    evaporation: "Evaporation",
    drift: "Drift",
    blowdown: "Blowdown",
    makeUp: "Make-up",
    estimated: "Evaporation is estimated as flow × range × 0.00153.",
    counted: "Evaporation is counted from the humidity of entering and leaving air.",
  },
  year: {
    title: "A year of water",
    makeUp: "Make-up",
    blowdown: "Blowdown",
    cost: "Cost of water",
    costValue: "{cost} in your currency",
    costMissing: "Enter a price to see it",
  },
  saving:
    "Going from {from} to {to} cycles bleeds {cubicMetres} m³ less in a year. Water quality and its treatment decide how far you can go.",
  savingMost:
    "Water quality and its treatment decide how far you can go. High cycles call for control of scale and corrosion alike.",
  link: "Raise the cycles with water treatment",
};
