import { expect, test } from "vitest";
import { aStoredProject } from "../../../../tests/support/builders.ts";
import { parseProjectSnapshot, recordText } from "./project-snapshot.ts";

const { id: _, ...project } = aStoredProject({
  projectYear: 2019,
  completedOn: "2026-11-21",
  createdAt: "2026-11-20T15:30:12.345Z",
});
const record = { ...project, pictures: [], isHidden: false, isOnHome: false, updatedAt: project.createdAt };

test("a record of before the optional day loses the day of registration, which nobody had entered", () => {
  expect(parseProjectSnapshot(JSON.stringify(record)).completedOn).toBe(null);
});

test("a record of today keeps its day", () => {
  expect(parseProjectSnapshot(recordText(record)).completedOn).toBe("2026-11-21");
});
