import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = ["src", "engine/src", "tests", "bench", "resilience", "scripts"];

/** Paths of all TypeScript files, without packages that benchmarks install. */
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes("node_modules")),
);

/** A comment begins with a verb in the third person or with the noun that it describes. */
const begun = /^\s*(?:\/\/|\/\*\*|\*) ?(What|Whether|Who|Of)\b/;

test("no comment begins with What, Whether, Who or Of", () => {
  const found = files.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        begun.test(line) ? [`${relative(root, path)}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
