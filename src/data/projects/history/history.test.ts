import { expect, test } from "vitest";
import { fieldColumns } from "#domain/projects/import/import-columns.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import { versionsPageSize } from "#domain/records/record-snapshot.ts";
import { aProject, storeProject } from "../../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";
import type { Database } from "../../database/connect.ts";
import { createRecordPictures } from "../../pictures/pictures.ts";
import { createProjects } from "../projects.ts";
import { createProjectHistories } from "./history.ts";

const day = 24 * 60 * 60 * 1000;

function opened(database: Database) {
  let time = Date.parse("2025-01-01T00:00:00.000Z");
  const clock = () => new Date(time);
  return {
    projects: createProjects(database, clock),
    history: createProjectHistories(database, clock),
    images: createRecordPictures(database, clock),
    later: (ms: number) => {
      time += ms;
    },
  };
}

const pictures = [
  { url: "/projects/a.webp", alt: "옥상", altEn: "Roof" },
  { url: "/projects/b.webp", alt: null, altEn: null },
];

describeOnBothEngines("the trash", ({ open }) => {
  test("gives back everything that a project was, under its id and in its version", async () => {
    const { projects, history } = opened(await open());
    const stored = await storeProject(
      projects,
      aProject({
        pictures,
        tags: ["저소음", "개방형"],
        isHidden: true,
        isOnHome: true,
        completedOn: "2020-02-29",
      }),
    );
    expect((await projects.remove(stored.id, "kim")).kind).toBe("removed");
    expect([await projects.findEditable(stored.id), await projects.has(stored.id)]).toEqual([
      undefined,
      false,
    ]);
    expect(await history.trash(1)).toMatchObject({
      projects: [{ id: stored.id, title: stored.title, deletedBy: "kim" }],
      total: 1,
    });
    expect(await history.restore([stored.id])).toEqual([stored.title]);
    expect(await projects.findEditable(stored.id)).toEqual(stored);
    expect((await history.trash(1)).total).toBe(0);
  });

  test("gives back the owner's number and the photograph that a list has brought", async () => {
    const { projects, history } = opened(await open());
    const columns = [...fieldColumns];
    const project = projectFormSchema.parse({ ...aProject(), imageUrl: "/projects/a.webp" });
    const row = { id: null, number: "K-17", photo: "a.jpg 12", project };
    const [{ id } = { id: null }] = (await projects.importList({ columns, rows: [row] })).outcomes;
    await history.changeInBulk([id ?? 0], { kind: "toTrash" }, "kim");
    await history.restore([id ?? 0]);
    expect((await projects.export(0)).projects.map(({ number }) => number)).toEqual(["K-17"]);
    const again = { ...row, project: { ...project, imageUrl: null } };
    expect(await projects.dryRunImport({ columns, rows: [again] })).toMatchObject([
      { outcome: "same", needsPhoto: false },
    ]);
  });

  test("gives nothing back when one of those that are asked for is not in it", async () => {
    const { projects, history } = opened(await open());
    const { id } = await storeProject(projects, aProject());
    await projects.remove(id);
    expect(await history.restore([id, id + 1])).toBeUndefined();
    expect(await projects.count()).toBe(0);
  });

  test("keeps pictures for 30 days, and no longer", async () => {
    const { projects, history, images, later } = opened(await open());
    for (const { url } of pictures)
      await images.store(url.slice("/projects/".length), {
        contentType: "image/webp",
        bytes: new Uint8Array([1]),
      });
    const { id } = await storeProject(projects, aProject({ pictures }));
    await projects.remove(id);
    later(30 * day);
    await history.deleteExpired();
    await images.deleteExpired();
    expect([(await history.trash(1)).total, await images.find("b.webp")]).toEqual([1, expect.anything()]);
    later(1);
    await history.deleteExpired();
    expect([(await history.trash(1)).total, await images.find("b.webp")]).toEqual([0, undefined]);
    expect(await history.restore([id])).toBeUndefined();
  });

  test("erases what is in it, and nothing else", async () => {
    const { projects, history } = opened(await open());
    const [remaining, gone] = [
      await storeProject(projects, aProject()),
      await storeProject(projects, aProject({ title: "지움" })),
    ];
    await projects.remove(gone.id);
    expect(await history.erase([remaining.id, gone.id])).toEqual(["지움"]);
    expect([await projects.count(), (await history.trash(1)).total]).toEqual([1, 0]);
  });
});

describeOnBothEngines("the history of a project", ({ open }) => {
  test("has what it was before each change, by whom, and none for an edit that changes nothing", async () => {
    const { projects, history, later } = opened(await open());
    const { id } = await storeProject(projects, aProject({ title: "one", pictures }));
    await projects.update(id, aProject({ title: "one", pictures }), undefined, "kim");
    later(1000);
    await projects.update(id, aProject({ title: "two" }), undefined, "kim");
    later(1000);
    await projects.update(id, aProject({ title: "three", isHidden: true }), undefined, "lee");
    const { versions } = await history.versions(id);
    expect(
      versions.map(({ record, changedBy }) => [record.title, record.pictures.length, changedBy]),
    ).toEqual([
      ["two", 1, "lee"],
      ["one", 2, "kim"],
    ]);
    const { updatedAt } = (await projects.findEditable(id)) ?? { updatedAt: "" };
    const reverted = await history.revert(
      id,
      { versionId: versions[1]?.id ?? 0, expectedUpdatedAt: updatedAt },
      "park",
    );
    expect(reverted).toMatchObject({ kind: "updated", project: { title: "one", pictures, isHidden: false } });
    expect((await history.versions(id)).versions[0]).toMatchObject({
      changedBy: "park",
      record: { title: "three" },
    });
  });

  test("does not go back over what somebody has changed meanwhile, nor to another project's version", async () => {
    const { projects, history } = opened(await open());
    const { id, updatedAt } = await storeProject(projects, aProject({ title: "one" }));
    const other = await storeProject(projects, aProject());
    await projects.update(id, aProject({ title: "two" }));
    const [version] = (await history.versions(id)).versions;
    const wanted = { versionId: version?.id ?? 0, expectedUpdatedAt: updatedAt };
    expect((await history.revert(id, wanted, "kim")).kind).toBe("outdated");
    expect(
      (await history.revert(other.id, { ...wanted, expectedUpdatedAt: other.updatedAt }, "kim")).kind,
    ).toBe("missing");
  });

  test("has all states of a month, one a day before, the first one, and is read a part at a time", async () => {
    const { projects, history, later } = opened(await open());
    const { id } = await storeProject(projects, aProject({ title: "first" }));
    for (const title of ["dropped", "kept", "recent"]) {
      later(1000);
      await projects.update(id, aProject({ title }));
    }
    later(40 * day);
    for (let edit = 1; edit <= versionsPageSize; edit += 1)
      await projects.update(id, aProject({ title: String(edit) }));
    const { versions, total } = await history.versions(id);
    expect([versions.length, total]).toEqual([versionsPageSize, versionsPageSize + 2]);
    const older = await history.versions(id, versions.at(-1)?.id);
    const titles = [versions.at(-1), ...older.versions].map((version) => version?.record.title);
    expect(titles).toEqual(["recent", "kept", "first"]);
  });
});

describeOnBothEngines("a change of several projects", ({ open }) => {
  test("changes all or none, and is taken back in one", async () => {
    const { projects, history } = opened(await open());
    const [one, other] = [
      await storeProject(projects, aProject({ title: "one" })),
      await storeProject(projects, aProject({ title: "other", isHidden: true })),
    ];
    const ids = [one.id, other.id];
    expect(await history.changeInBulk([...ids, 99], { kind: "hide" }, "kim")).toBeUndefined();
    expect(await projects.count()).toBe(1);
    const changed = (await history.changeInBulk(ids, { kind: "hide" }, "kim")) ?? [];
    expect(changed.map(({ id, isHidden }) => [id, isHidden])).toEqual([[one.id, true]]);
    expect([await projects.count(), await projects.has(one.id)]).toEqual([0, false]);
    expect((await history.undo(changed, "kim"))?.length).toBe(1);
    expect(await projects.has(one.id)).toBe(true);
    expect((await projects.findEditable(other.id))?.isHidden).toBe(true);
  });

  test("is not taken back once one of them was changed again", async () => {
    const { projects, history } = opened(await open());
    const stored = [await storeProject(projects, aProject()), await storeProject(projects, aProject())];
    const ids = stored.map(({ id }) => id);
    const changed = (await history.changeInBulk(ids, { kind: "toHome" }, "kim")) ?? [];
    await projects.update(ids[1] ?? 0, aProject({ title: "since" }));
    expect(await history.undo(changed, "kim")).toBeUndefined();
    expect((await projects.findEditable(ids[0] ?? 0))?.isOnHome).toBe(true);
  });

  test("adds a tag where it is missing, and takes it away", async () => {
    const { projects, history } = opened(await open());
    const one = await storeProject(projects, aProject({ tags: ["개방형"] }));
    const other = await storeProject(projects, aProject({ tags: ["저소음"] }));
    const ids = [one.id, other.id];
    await history.changeInBulk(ids, { kind: "addTag", tag: "저소음" }, "kim");
    expect((await projects.findEditable(one.id))?.tags).toEqual(["개방형", "저소음"]);
    await history.changeInBulk(ids, { kind: "removeTag", tag: "저소음" }, "kim");
    expect((await projects.findEditable(other.id))?.tags).toEqual([]);
  });

  test("puts them into the trash", async () => {
    const { projects, history } = opened(await open());
    const { id } = await storeProject(projects, aProject());
    await history.changeInBulk([id], { kind: "toTrash" }, "kim");
    expect([await projects.count(), (await history.trash(1)).total]).toEqual([0, 1]);
  });
});
