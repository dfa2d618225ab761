import { expect, test } from "vitest";
import { projectSchema } from "#domain/projects/project.ts";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { listIn, projectsIn, statsIn, textsIn } from "./project-response.ts";

const whole = projectSchema.parse(
  aStoredProject({
    tags: ["개방형", "저소음"],
    imageUrl: "/projects/hospital.webp",
  }),
);

test("keeps complete projects unchanged", () => {
  expect(projectsIn([whole])).toEqual([whole]);
});

test("takes a list's total from the header, or its length without the header", () => {
  expect(listIn([whole, "x"], "9")).toEqual({ projects: [whole], readCount: 2, total: 9 });
  expect(listIn([whole], null)).toEqual({ projects: [whole], readCount: 1, total: 1 });
});

test("fills in values that are missing in a project", () => {
  const { city, capacity, projectYear, tags, imageUrl, ...asked } = whole;
  const [project] = projectsIn([asked]);
  expect(projectSchema.safeParse(project).success).toBe(true);
  expect(project).toMatchObject({ city: null, capacity: null, projectYear: null, tags: [], imageUrl: null });
});

test("counts an empty text as missing", () => {
  expect(projectsIn([{ ...whole, city: "", capacity: " ", imageUrl: "" }])).toEqual([
    { ...whole, city: null, capacity: null, imageUrl: null },
  ]);
});

test("drops invalid projects", () => {
  const odd = [null, "x", 3, {}, { ...whole, id: "7" }, { ...whole, coolingTowerType: "steam" }];
  expect(projectsIn([...odd, whole])).toEqual([whole]);
});

test("throws for a response that is not a list", () => {
  expect(() => projectsIn({ error: "away" })).toThrow("not a list");
});

test("parses statistics, and counts only valid countries", () => {
  const countryStats = [{ country: "한국", count: 3 }];
  expect(
    statsIn({ totalProjects: 3, cityCount: 2, countryStats: [...countryStats, null, { count: 1 }] }),
  ).toEqual({
    totalProjects: 3,
    cityCount: 2,
    countryStats,
  });
});

test.each([
  null,
  [],
  {},
  { totalProjects: 3, cityCount: 2 },
  { totalProjects: "3", cityCount: 2, countryStats: [] },
])("throws for statistics %j", (response) => {
  expect(() => statsIn(response)).toThrow("no statistics");
});

test("keeps the strings of a list, and returns an empty list for anything else", () => {
  expect(textsIn(["저소음", 3, null, "모듈형"])).toEqual(["저소음", "모듈형"]);
  for (const odd of [null, undefined, "저소음", { tags: ["저소음"] }]) expect(textsIn(odd)).toEqual([]);
});
