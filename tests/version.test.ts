import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the version of the package is the newest one of the changelog", () => {
  const [, newest] = /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync("docs/changelog.md", "utf8")) ?? [];
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(version).toBe(newest);
});
