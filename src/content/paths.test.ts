import { expect, test } from "vitest";
import { parseProjectPath } from "./lookup/parse-project-path.ts";
import { projectPath } from "./lookup/project-path.ts";

test.each([
  ["/projects/1", 1],
  ["/en/projects/54", 54],
  ["/projects/2147483647", 2_147_483_647],
])("%s is the page of project %d", (path, id) => {
  expect(parseProjectPath(path)).toBe(id);
});

test.each([
  "/projects/0",
  "/projects/01",
  "/projects/-1",
  "/projects/1.5",
  "/projects/1e3",
  "/projects/2147483648",
  "/projects/99999999999999999999",
  "/projects/gallery",
  "/projects/1/2",
  "/projects/",
  "/ko/projects/1",
  "/projects/%31",
])("%s is the page of none", (path) => {
  expect(parseProjectPath(path)).toBeUndefined();
});

test("the path of a project names it", () => {
  expect(parseProjectPath(projectPath(12))).toBe(12);
});
