import { expect, test } from "vitest";
import type { ProjectInput } from "#domain/projects/project-fields.ts";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createRecordPictures } from "../pictures/pictures.ts";
import { createProjectHistories } from "./history/history.ts";
import { createProjects } from "./projects.ts";

const now = new Date("2025-01-01T00:00:00.000Z");
const clock = () => now;
const twoDaysAgo = new Date("2024-12-30T00:00:00.000Z");
const inTwoDays = new Date("2025-01-03T00:00:00.000Z");
const picture = { contentType: "image/webp", bytes: new Uint8Array([1]) };
const english = { title: "Plant", description: null, clientCompany: "Gana", city: null };

describeOnBothEngines("an edit", ({ open }) => {
  test("of the version that it names is stored, and names the next one", async () => {
    const projects = createProjects(await open(), clock);
    const { id } = await storeProject(projects, aProject());
    const first = await projects.findEditable(id);
    expect(first?.updatedAt).toBe(now.toISOString());
    const edit = await projects.update(id, aProject({ title: "two" }), first?.updatedAt);
    expect(edit).toMatchObject({ kind: "updated", project: { title: "two" } });
    const second = await projects.findEditable(id);
    expect(second?.updatedAt).not.toBe(first?.updatedAt);
    expect(edit).toEqual({ kind: "updated", project: second });
  });

  test("that says nothing of the day of completion leaves it as it is, unless the year is another one", async () => {
    const projects = createProjects(await open(), clock);
    const { id } = await storeProject(projects, aProject({ projectYear: 2020, completedOn: "2020-02-29" }));
    await projects.update(id, aProject({ title: "two", projectYear: 2020 }));
    expect(await projects.find(id)).toMatchObject({ title: "two", completedOn: "2020-02-29" });
    await projects.update(id, aProject({ projectYear: 2021 }));
    expect(await projects.find(id)).toMatchObject({ projectYear: 2021, completedOn: null });
    await projects.update(id, aProject({ projectYear: null, completedOn: "2022-01-31" }));
    expect(await projects.find(id)).toMatchObject({ projectYear: 2022, completedOn: "2022-01-31" });
  });

  test("is known again when it is repeated because its answer was lost, and changes nothing", async () => {
    const projects = createProjects(await open(), clock);
    const edited = aProject({ title: "two", tags: ["저소음", "개방형"], en: english });
    const { id, updatedAt } = await storeProject(projects, aProject({ tags: ["밀폐형"] }));
    const first = await projects.update(id, edited, updatedAt);
    const again = await projects.update(id, edited, updatedAt);
    expect(again).toEqual({ ...first, kind: "repeated" });
  });

  test.each<[string, Partial<ProjectInput>]>([
    ["a text", { title: "three" }],
    ["an English text", { en: { ...english, city: "Ulsan" } }],
    ["a tag less", { tags: ["저소음"] }],
    ["another tag", { tags: ["저소음", "밀폐형"] }],
    ["the day of completion", { completedOn: "2001-01-01" }],
    ["a picture more", { pictures: [{ url: "/a.webp", alt: null, altEn: null }] }],
    ["its hiding", { isHidden: true }],
  ])("is no repetition when it differs in %s", async (_, other) => {
    const projects = createProjects(await open(), clock);
    const edited = aProject({ title: "two", tags: ["저소음", "개방형"], en: english });
    const { id, updatedAt } = await storeProject(projects, aProject());
    await projects.update(id, edited, updatedAt);
    expect((await projects.update(id, { ...edited, ...other }, updatedAt)).kind).toBe("outdated");
  });

  test("of an older version is refused, changes nothing, and hears the newer one", async () => {
    const projects = createProjects(await open(), clock);
    const { id } = await storeProject(projects, aProject({ tags: ["개방형"] }));
    const version = (await projects.findEditable(id))?.updatedAt;
    await projects.update(id, aProject({ title: "theirs", tags: ["저소음"] }), version);
    const late = await projects.update(id, aProject({ title: "mine", tags: ["밀폐형"] }), version);
    expect(late).toMatchObject({ kind: "outdated", project: { title: "theirs", tags: ["저소음"] } });
    expect(await projects.find(id)).toMatchObject({ title: "theirs", tags: ["저소음"] });
  });

  test("wins once when two race", async () => {
    const projects = createProjects(await open(), clock);
    const { id } = await storeProject(projects, aProject());
    const version = (await projects.findEditable(id))?.updatedAt;
    const edits = await Promise.all(
      ["one", "other"].map((title) => projects.update(id, aProject({ title }), version)),
    );
    expect(edits.map(({ kind }) => kind).sort()).toEqual(["outdated", "updated"]);
  });

  test("without a version wins over whatever was stored", async () => {
    const projects = createProjects(await open(), clock);
    const { id } = await storeProject(projects, aProject());
    await projects.update(id, aProject({ title: "first" }));
    expect(await projects.update(id, aProject({ title: "last" }))).toMatchObject({
      kind: "updated",
      project: { title: "last" },
    });
  });

  test("with a version that is no time finds nothing to change", async () => {
    const projects = createProjects(await open(), clock);
    const { id } = await storeProject(projects, aProject());
    expect(await projects.update(id, aProject({ title: "two" }), new Date(0).toISOString())).toMatchObject({
      kind: "outdated",
    });
  });

  test("can give English texts and take them away; without any a project has none", async () => {
    const projects = createProjects(await open(), clock);
    const { id } = await storeProject(projects, aProject({ en: english }));
    expect((await projects.find(id))?.en).toMatchObject(english);
    expect(await projects.findEditable(id)).toMatchObject({
      en: english,
    });
    await projects.update(id, aProject());
    const texts = Object.values((await projects.find(id))?.en ?? { title: "?" });
    expect(texts.every((text) => text === null)).toBe(true);
  });
});

describeOnBothEngines("an uploaded picture", ({ open }) => {
  test("goes with the last project that shows it, or may show it again", async () => {
    const database = await open();
    const projects = createProjects(database, clock);
    const past = createProjectHistories(database, clock);
    const images = createRecordPictures(database, () => twoDaysAgo);
    await images.store("a.webp", picture);
    const one = await storeProject(projects, aProject({ imageUrl: "/projects/a.webp" }));
    const other = await storeProject(
      projects,
      aProject({ pictures: [{ url: "/projects/a.webp", alt: null, altEn: null }] }),
    );
    await projects.update(one.id, aProject({ imageUrl: null }));
    for (const { id } of [other, one]) {
      expect(await images.find("a.webp")).toBeDefined();
      await projects.remove(id);
      await past.erase([id]);
    }
    expect(await images.find("a.webp")).toBeUndefined();
  });

  test("that was uploaded again for another project stays when the trash is emptied, and goes after its grace period", async () => {
    const database = await open();
    const projects = createProjects(database, clock);
    const past = createProjectHistories(database, clock);
    await createRecordPictures(database, () => twoDaysAgo).store("a.webp", picture);
    const { id } = await storeProject(projects, aProject({ imageUrl: "/projects/a.webp" }));
    await projects.remove(id);
    const images = createRecordPictures(database, clock);
    await images.store("a.webp", picture);
    await past.erase([id]);
    expect(await images.find("a.webp")).toBeDefined();
    await createRecordPictures(database, () => inTwoDays).deleteExpired();
    expect(await images.find("a.webp")).toBeUndefined();
  });

  test("stays when its project is edited and keeps it", async () => {
    const database = await open();
    const projects = createProjects(database, clock);
    const images = createRecordPictures(database, clock);
    await images.store("a.webp", picture);
    const { id } = await storeProject(projects, aProject({ imageUrl: "/projects/a.webp" }));
    await projects.update(id, aProject({ title: "new", imageUrl: "/projects/a.webp" }));
    expect(await images.find("a.webp")).toBeDefined();
  });

  test("that no project shows is deleted after a day, counted from its last upload", async () => {
    const database = await open();
    let time = now.getTime();
    const images = createRecordPictures(database, () => new Date(time));
    for (const name of ["used.webp", "forgotten.webp", "again.webp"]) await images.store(name, picture);
    await storeProject(createProjects(database, clock), aProject({ imageUrl: "/projects/used.webp" }));
    time += 25 * 60 * 60 * 1000;
    await images.store("again.webp", picture);
    await images.deleteExpired();
    const remaining = await database.db.selectFrom("images").select("name").orderBy("name").execute();
    expect(remaining.map(({ name }) => name)).toEqual(["again.webp", "used.webp"]);
  });
});
