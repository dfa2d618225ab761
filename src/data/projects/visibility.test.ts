import { expect, test } from "vitest";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createProjects } from "./projects.ts";

describeOnBothEngines("what visitors see", ({ open }) => {
  test("is nothing of a hidden project", async () => {
    const projects = createProjects(await open(), () => new Date("2025-01-01T00:00:00.000Z"));
    const shown = await storeProject(projects, aProject({ tags: ["개방형"] }));
    const { id } = await storeProject(
      projects,
      aProject({ isHidden: true, country: "중국", city: "난징", tags: ["저소음", "개방형"] }),
    );
    expect((await projects.list()).map((project) => project.id)).toEqual([shown.id]);
    expect([await projects.find(id), await projects.findWithNeighbors(id), await projects.has(id)]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    expect(await projects.stats()).toMatchObject({ totalProjects: 1, cityCount: 1 });
    expect([await projects.tags(), await projects.relatedTags(["개방형"])]).toEqual([["개방형"], []]);
    expect((await projects.forSitemap({ limit: 9, offset: 0 })).map((address) => address.id)).toEqual([
      shown.id,
    ]);
    expect((await projects.findWithNeighbors(shown.id))?.newer).toBeUndefined();
    expect(
      (await projects.page({ sort: "created", order: "desc", page: 1, display: "hidden" })).projects,
    ).toEqual([expect.objectContaining({ id, isHidden: true })]);
  });

  test("on the home page is what was chosen for it, then the latest", async () => {
    const projects = createProjects(await open(), () => new Date("2025-01-01T00:00:00.000Z"));
    const on = (completedOn: string, isOnHome = false) =>
      storeProject(projects, aProject({ completedOn, isOnHome }));
    const [old, chosen, late] = [
      await on("2001-01-01"),
      await on("2002-02-02", true),
      await on("2023-03-03"),
    ];
    expect((await projects.forHome(3)).map(({ id }) => id)).toEqual([chosen.id, late.id, old.id]);
    expect((await projects.latest(1)).map(({ id }) => id)).toEqual([late.id]);
  });
});
