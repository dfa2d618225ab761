import type { ConventionWords } from "../ko/convention.ts";

export const convention: ConventionWords = {
  title: "Entered in other units?",
  fahrenheit: "{label} {value} °F would be {wouldBe} °C. This calculator takes °C.",
  lpm: "{label} {value} L/min would be {wouldBe} m³/hr: 1 m³/hr is 16.7 L/min.",
  gpm: "{label} {value} gpm would be {wouldBe} m³/hr: 1 m³/hr is 4.40 gpm.",
  use: "Use {figure}",
  note: "Tons in US documents are 15,000 Btu/h (3,780 kcal/h) at other conditions, a CRT is 3,900 kcal/h. Carry over flow and temperatures, not tons.",
};
