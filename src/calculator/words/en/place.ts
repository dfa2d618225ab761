import { countries } from "#content/lookup/terms.ts";
import type { PlaceWords } from "../ko/place.ts";

export const place: PlaceWords = {
  title: "Design wet bulb",
  lead: "A tower is selected for the wet bulb of the air that enters it. Pick the site and the duty is recalculated with a published design value.",
  country: "Country",
  city: "City",
  countries,
  entered: "As entered",
  chooseCity: "Choose a city",
  option: "{city} {wetBulb}",
  base: "Wet bulb without margin {wetBulb}",
  source: "Source",
  sourceText: "{publisher}, {title}, {edition}",
  margin: {
    label: "Margin on the wet bulb",
    hint: "Allow some where buildings crowd the tower or its discharge can come back.",
  },
  outcome: {
    wetBulb: "Design wet bulb",
    finalCRT: "Final size",
    cost: "What the margin costs",
    next: "Another {step} costs",
    difference: "{figure} ({percent}%)",
    noCost: "no margin",
    noNext: "beyond a limit",
  },
  refused: {
    approach:
      "At a wet bulb of {wetBulb} the outlet must be {least} or warmer. Raise the outlet in the form, or take less margin.",
    limits:
      "This calculator takes wet bulbs from {lowest} to {highest}. {wetBulb} is outside and was not applied.",
  },
  status: "Recalculated for a wet bulb of {wetBulb}. Final size {size}",
};
