import { expect, test } from "vitest";
import { routeName } from "./route-name.ts";

test.each([
  ["/*", "pages"],
  [undefined, "pages"],
  ["/api/projects/:id", "/api/projects/:id"],
  ["/projects/:name(^[\\w-]+\\.webp$)", "/projects/:name"],
  ["/readyz", "/readyz"],
  ["/assets/*", "files"],
  ["/favicon.ico", "files"],
])("a request to the route %s is counted under %s", (pattern, name) => {
  expect(routeName(pattern)).toBe(name);
});
