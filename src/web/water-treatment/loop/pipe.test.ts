import { expect, test } from "vitest";
import { headPath, pipePath } from "./pipe.ts";

test("a pipe has rounded corners and ends at its arrowhead", () => {
  expect(pipePath("M0 0H20V30", 0)).toBe("M0 0L13 0Q20 0 20 7L20 30");
  expect(pipePath("M0 0H20V30", 9)).toBe("M0 0L13 0Q20 0 20 7L20 21");
});

test("the tip of an arrowhead is at the end of the pipe, in every direction", () => {
  expect(headPath("M0 0H20")).toBe("M11 5.5L20 0L11 -5.5z");
  expect(headPath("M5 30V0")).toBe("M-0.5 9L5 0L10.5 9z");
});
