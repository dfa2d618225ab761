import { expect, test } from "vitest";
import { articleNames } from "#content/knowledge/articles.ts";
import { drawings, shelves } from "./shelves.ts";

test("the overview names every article once, each with a drawing of its own", () => {
  const names = shelves.flatMap(({ names }): readonly string[] => names);
  expect(names.toSorted()).toEqual([...articleNames, "calculator", "catalog", "method"].toSorted());
  expect(new Set(Object.values(drawings)).size).toBe(names.length);
});
