import type { ToolWords } from "../ko/tool.ts";

export const tool: ToolWords = {
  title: "Design tool",
  lead: "See why the result is what it is, then settle the design wet bulb, the models and the water. What you change here changes the form, the results and the address above as well.",
  navigation: {
    label: "Design tool contents",
    sections: {
      units: "Units",
      why: "Why",
      curves: "Curves",
      place: "Wet bulb",
      choice: "Models",
      water: "Water",
      compare: "Compare",
      share: "Share",
    },
  },
};
