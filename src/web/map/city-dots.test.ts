import { expect, test } from "vitest";
import { cityDots } from "./city-dots.ts";

const seoul = { country: "한국", city: "서울" };

test("cities at the same point share a dot, and unknown cities have none", () => {
  const dots = cityDots([
    seoul,
    seoul,
    { country: "한국", city: "없는 도시" },
    { country: "폴란드", city: "카토비체" },
  ]);
  expect(dots.match(/M[\d.]+ [\d.]+h0/g)).toHaveLength(2);
  expect(dots.startsWith(cityDots([seoul]))).toBe(true);
});
