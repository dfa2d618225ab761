import { expect, test } from "vitest";
import { aProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createProjects } from "./projects.ts";

const now = new Date("2025-01-01T00:00:00.000Z");

describeOnBothEngines("an addition", ({ open }) => {
  test("is stored once, however often it is tried with its key", async () => {
    const projects = createProjects(await open(), () => now);
    const first = await projects.add(aProject({ tags: ["개방형"] }), "key");
    expect(first.kind).toBe("added");
    const again = await projects.add(aProject({ tags: ["개방형"] }), "key");
    expect(again).toEqual({ ...first, kind: "repeated" });
    expect(await projects.count()).toBe(1);
  });

  test("is stored once when two attempts come together", async () => {
    const projects = createProjects(await open(), () => now);
    const attempts = await Promise.all([1, 2, 3].map(() => projects.add(aProject(), "key")));
    expect(attempts.map(({ kind }) => kind).sort()).toEqual(["added", "repeated", "repeated"]);
    expect(await projects.count()).toBe(1);
  });

  test("with other words under its key hears what is stored, and stores nothing", async () => {
    const projects = createProjects(await open(), () => now);
    const { project } = await projects.add(aProject({ title: "first" }), "key");
    const second = await projects.add(aProject({ title: "second" }), "key");
    expect(second).toEqual({ kind: "different", project });
    expect(await projects.count()).toBe(1);
  });

  test("is a new one without a key, with another key, and with the same key a day later", async () => {
    let time = now.getTime();
    const projects = createProjects(await open(), () => new Date(time));
    for (const key of [undefined, undefined, "one", "other"]) await projects.add(aProject(), key);
    time += 25 * 60 * 60 * 1000;
    expect((await projects.add(aProject(), "one")).kind).toBe("added");
    expect(await projects.count()).toBe(5);
  });
});
