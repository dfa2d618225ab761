import { expect, test } from "vitest";
import { estimateError } from "#engine/design/water.ts";
import { method } from "./method.ts";
import { planWords } from "./plan/plan.ts";
import { water } from "./tool.ts";

test("words that name the estimate of evaporation name its error as it is", () => {
  for (const words of [water.ko, water.en, method.ko, method.en, planWords.ko, planWords.en].map((each) =>
    JSON.stringify(each),
  ))
    if (words.includes("0.00153 V") || words.includes("× 0.00153")) {
      expect(words).toContain(String(-estimateError.lowest));
      expect(words).toContain(String(estimateError.highest));
    }
});
