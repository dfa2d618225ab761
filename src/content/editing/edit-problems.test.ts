import { expect, test } from "vitest";
import { editProblemText } from "../problems/content-problems.ts";
import { defaults } from "./defaults.ts";
import { editProblems } from "./edit-problems.ts";
import { placesOf } from "./places.ts";

const places = new Map(placesOf(defaults).map((place) => [place.path, place]));
const problemsOf = (path: string, value: string) =>
  editProblems({ kind: "fact", value }, places.get(path)).map((problem) => editProblemText("ko", problem));

test("a colour that words cannot be read in is told of with its contrast", () => {
  expect(problemsOf("company.brand.action", "#8a1c4a")).toEqual([]);
  expect(problemsOf("company.brand.action", "#ff7a00")).toEqual([
    expect.stringMatching(/강조색.*대비 2\.\d:1/),
  ]);
  // Stands out from white by 4.6, and from the light grounds of pages by less than words need.
  expect(problemsOf("company.brand.action", "#007daa")).toEqual([expect.stringMatching(/대비 4\.[0-4]:1/)]);
  expect(problemsOf("company.brand.dark", "#0b5cab")).toEqual([expect.stringMatching(/짙은 색/)]);
});

test("what is no colour, or no logo, fits nowhere", () => {
  for (const value of ["red", "#fff", "#GGGGGG", "#0b5cab;}body{display:none", ""])
    expect(problemsOf("company.brand.action", value)).toEqual([
      "이곳에 넣을 수 없는 값입니다. 고쳐서 다시 입력해 주세요.",
    ]);
  for (const value of ["https://site.example/x.svg", "x.svg 1x1", `${"0".repeat(32)}.pdf 10x10`])
    expect(problemsOf("company.brand.logo", value)).toEqual([
      "이곳에 넣을 수 없는 값입니다. 고쳐서 다시 입력해 주세요.",
    ]);
  for (const value of ["", `${"0".repeat(32)}.svg 10x10`])
    expect(problemsOf("company.brand.logoOnDark", value)).toEqual([]);
});
