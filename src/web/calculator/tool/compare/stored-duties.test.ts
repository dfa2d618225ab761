import { expect, test } from "vitest";
import { maxNameLength, type StoredDuty, storedDutiesIn } from "./stored-duties.ts";

const standard = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };

test("what was kept comes back as it was", () => {
  const duties = [aDuty("옥상", 27), aDuty("지상", 25.5)];
  expect(storedDutiesIn(JSON.stringify(duties))).toEqual(duties);
});

test.each([null, "", "{", "null", "7", '"duties"', '{"name":"x"}'])("%j holds no duty", (text) => {
  expect(storedDutiesIn(text)).toEqual([]);
});

test("an entry that is no duty, breaks a rule or has no name is passed over", () => {
  const entries = [
    null,
    "duty",
    { name: "no duty" },
    { name: "refused", duty: { ...standard, wetBulbTemp: 31 } },
    { name: " ", duty: standard },
    { duty: standard },
    aDuty("good", 26),
  ];
  expect(storedDutiesIn(JSON.stringify(entries))).toEqual([aDuty("good", 26)]);
});

test("at most four, each duty once, with names of bounded length", () => {
  const entries = [27, 27, 26, 25, 24, 23].map((wetBulb) => aDuty("n".repeat(100), wetBulb));
  const accepted = storedDutiesIn(JSON.stringify(entries));
  expect(accepted.map(({ duty }) => duty.wetBulbTemp)).toEqual([27, 26, 25, 24]);
  expect(accepted.every(({ name }) => name.length === maxNameLength)).toBe(true);
});

function aDuty(name: string, wetBulbTemp: number): StoredDuty {
  return { name, duty: { ...standard, wetBulbTemp } };
}
