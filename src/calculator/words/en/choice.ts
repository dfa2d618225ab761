import { countries } from "#content/lookup/terms.ts";
import type { ChoiceWords } from "../ko/choice.ts";

export const choice: ChoiceWords = {
  title: "Models",
  lead: "Towers that meet the selection size of {needed} with your margin: the smallest model of each series for each number of towers, fewest first.",
  sample: "Sample data",
  sampleNote: "Models and tonnages are samples. We confirm specifications and dimensions when you ask.",
  margin: { label: "Selection margin", value: "{percent}%", needed: "{needed} needed" },
  series: { label: "Series", all: "All", SF: "SF", SCP: "SCP", THF: "THF" },
  columns: {
    model: "Towers",
    installed: "Installed",
    loading: "Water loading",
    capability: "Capability",
    spare: "With one spare",
  },
  columnNotes:
    "Water loading counts 0.78 m³/h per CRT as 100%; capability is the installed size against the final CRT. Pick a row and the performance curves are drawn for those towers.",
  units: "{units} × {model}",
  spareUnits: "{spare}",
  types: { SF: "cross-flow", SCP: "counter-flow", THF: "closed-circuit" },
  otherKindsNote:
    "The method is for counter-flow. SF, a cross-flow tower, is compared by its rated tons; so is THF, a closed-circuit tower, whose coil is selected separately.",
  more: "Show {count} more",
  fewer: "Show the first {count} only",
  none: "This series does not reach the size with {most} towers. Modular towers, built cell by cell on site, suit it better.",
  modular: "See modular towers",
  chosen: "Tower of the performance curves: {name} ({installed})",
  chosenNominal: "Tower of the performance curves: the size to select, {installed}",
  release: "Back to the size to select",
  partner: "Models of the BAC series are selected separately for your conditions.",
  partnerLink: "Ask us about BAC",
  similar: {
    title: "Projects like this",
    countries,
    loading: "Looking for projects.",
    none: "No project of similar size yet.",
    failed: "The projects could not be loaded.",
    all: "See the project gallery",
    place: "{city}, {country}",
    yearUnknown: "Year Unknown",
    year: "{year}",
  },
};
