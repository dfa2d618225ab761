import { expect, test } from "vitest";
import { towerVerdict } from "#engine/design/towers/tower-verdict.ts";
import { readDuty } from "#engine/duty/duty.ts";
import { unvalidatedDutyIn } from "#engine/duty/duty-query.ts";
import { ratedDutyTexts } from "./rated-duty.ts";
import { selectionQuery } from "./selection-texts.ts";

test.each([
  // 13 L/min per CRT.
  [72, "56.16"],
  [100, "78"],
  [1250.5, "975.39"],
])("the rated duty of %d CRT has a flow of %s m³/h", (crt, flow) => {
  expect(ratedDutyTexts(crt)).toEqual({ flow, hot: "37", cold: "32", wb: "27" });
});

test("towers of every whole capacity meet its rated duty", () => {
  const failed = Array.from({ length: 400 }, (_, index) => index + 65).filter((crt) => {
    const query = new URLSearchParams(selectionQuery(ratedDutyTexts(crt) ?? {}));
    const reading = readDuty(unvalidatedDutyIn(query));
    return reading.kind !== "duty" || towerVerdict(crt, reading.duty).kind !== "meets";
  });
  expect(failed).toEqual([]);
});

test("a capacity with a flow outside the limits of 50 to 5,000 m³/h has none", () => {
  expect(ratedDutyTexts(64)).toBeUndefined();
  expect(ratedDutyTexts(6_411)).toBeUndefined();
});
