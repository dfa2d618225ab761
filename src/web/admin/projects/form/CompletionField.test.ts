import { expect, test } from "vitest";
import { withMonthAlone } from "./CompletionField.tsx";

test.each([
  ["2019-05-31", true, "2019-05"],
  ["", true, ""],
  ["2019-05", false, ""],
])("the completion %j becomes, month alone %j, %j", (entered, isMonthAlone, after) => {
  expect(withMonthAlone(entered, isMonthAlone)).toBe(after);
});
