import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#content/site.ts";

test.each(Object.values(pages).map(({ folder }) => folder))("%s renders added blocks", (folder) => {
  const route = readFileSync(`src/${folder}/route.tsx`, "utf8");
  expect(route).toContain("<AddedBlocks page={page} />");
});
