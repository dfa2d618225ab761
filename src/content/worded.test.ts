import { expect, test } from "vitest";
import { fill } from "./fill.ts";
import { worded } from "./worded.ts";

test("joins things with their words in the order of the things", () => {
  const series = [
    { id: "sf", picture: "st-sf" },
    { id: "scp", picture: "st-scp" },
  ] as const;
  expect(worded(series, { scp: { title: "대향류형" }, sf: { title: "직교류형" } })).toEqual([
    { id: "sf", picture: "st-sf", title: "직교류형" },
    { id: "scp", picture: "st-scp", title: "대향류형" },
  ]);
});

test("fills every place that has a value and leaves the others to be noticed", () => {
  expect(fill("{count}개국 중 {rank}위, {count}", { count: 8 })).toBe("8개국 중 {rank}위, 8");
  expect(fill("{count}개 도시", { count: 0 })).toBe("0개 도시");
});
