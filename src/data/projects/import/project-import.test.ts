import { expect, test } from "vitest";
import type { ImportRow } from "#domain/projects/import/import-calls.ts";
import { fieldColumns } from "#domain/projects/import/import-columns.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import { aProject, storeProject } from "../../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../../tests/support/database.ts";
import { createProjects } from "../projects.ts";

const now = new Date("2025-06-01T00:00:00.000Z");
const columns = [...fieldColumns];

function aRow(facts: Parameters<typeof aProject>[0] = {}, marks: Partial<ImportRow> = {}): ImportRow {
  const project = projectFormSchema.parse({ completedOn: "2021-03-01", ...aProject(), ...facts });
  return { id: null, number: null, photo: null, project, ...marks };
}

describeOnBothEngines("a list", ({ open }) => {
  const opened = async () => {
    const database = await open();
    return { database, projects: createProjects(database, () => now) };
  };
  const kinds = (outcomes: readonly { outcome: string }[]) => outcomes.map(({ outcome }) => outcome);

  test("that is brought again adds nothing, and changes what differs where that is decided", async () => {
    const { projects } = await opened();
    const rows = [aRow({ title: "하나" }), aRow({ title: "둘", tags: ["개방형", "저소음"] })];
    expect(kinds((await projects.importList({ columns, rows })).outcomes)).toEqual(["added", "added"]);
    const before = await projects.page({ sort: "title", order: "asc", page: 1 });
    const again = [
      aRow({ title: "하나", capacity: "7RT" }),
      aRow({ title: "둘", tags: ["저소음", "개방형"] }),
    ];
    const dryRun = await projects.dryRunImport({ columns, rows: again });
    expect(dryRun).toMatchObject([
      {
        outcome: "changed",
        known: { by: "words", title: "하나" },
        changes: [{ column: "capacity", before: "1200RT", after: "7RT" }],
      },
      { outcome: "same", changes: [] },
    ]);
    expect(kinds((await projects.importList({ columns, rows: again })).outcomes)).toEqual(["left", "same"]);
    expect(await projects.page({ sort: "title", order: "asc", page: 1 })).toEqual(before);
    const decided = again.map((row) => ({ ...row, decision: "update" as const }));
    const stored = await projects.importList({ columns, rows: decided });
    expect(kinds(stored.outcomes)).toEqual(["changed", "same"]);
    expect(kinds((await projects.importList({ columns, rows: decided })).outcomes)).toEqual(["same", "same"]);
    expect((await projects.list({ search: "하나" })).map(({ capacity }) => capacity)).toEqual(["7RT"]);
  });

  test("that counts from 1 again overwrites nothing", async () => {
    const { projects } = await opened();
    await projects.importList({
      columns,
      rows: [aRow({ title: "부산 롯데호텔", city: "부산" }, { number: "1" })],
    });
    const rows = [aRow({ title: "하노이 호텔", city: "하노이" }, { number: "1" })];
    expect(kinds((await projects.importList({ columns, rows })).outcomes)).toEqual(["added"]);
    expect((await projects.list()).map(({ title }) => title).sort()).toEqual([
      "부산 롯데호텔",
      "하노이 호텔",
    ]);
  });

  test("is stored once for a key, also where the same name is to be added once more", async () => {
    const { projects } = await opened();
    const rows = [aRow({ title: "하나" })];
    const first = await projects.importList({ columns, rows }, "kim", "k1");
    expect(await projects.importList({ columns, rows }, "kim", "k1")).toEqual(first);
    const add = rows.map((row) => ({ ...row, decision: "add" as const }));
    for (const _ of [1, 2]) await projects.importList({ columns, rows: add }, "kim", "k2");
    expect(await projects.count()).toBe(2);
  });

  test("is taken back as a whole, but for what was changed since", async () => {
    const { projects } = await opened();
    const [old, other] = await Promise.all([
      storeProject(projects, aProject({ title: "있던 현장" })),
      storeProject(projects, aProject({ title: "그대로" })),
    ]);
    const rows = [
      aRow({ title: "있던 현장", capacity: "9RT" }, { id: old.id }),
      aRow({ title: "새 현장" }),
      aRow({ title: "고칠 현장" }),
    ];
    const { run, outcomes } = await projects.importList({ columns, rows }, "kim");
    const [, fresh, edited] = outcomes.map(({ id }) => id ?? 0);
    await projects.update(edited ?? 0, aProject({ title: "고친 현장" }));
    expect(await projects.importRuns()).toMatchObject([{ id: run, importedBy: "kim", added: 2, changed: 1 }]);
    expect(await projects.undoImport(run ?? 0, "lee")).toEqual({ undone: 2, kept: 1 });
    expect((await projects.find(old.id))?.capacity).toBe("1200RT");
    expect(await projects.has(fresh ?? 0)).toBe(false);
    expect((await projects.list()).map(({ title }) => title).sort()).toEqual([
      "고친 현장",
      "그대로",
      "있던 현장",
    ]);
    expect((await projects.findEditable(other.id))?.updatedAt).toBe(other.updatedAt);
    expect(await projects.undoImport(run ?? 0, "lee")).toBeUndefined();
    expect(await projects.importRuns()).toEqual([]);
  });

  test("that changes nothing is not taken back, nor is the edit before it", async () => {
    const { projects } = await opened();
    const { id } = await storeProject(projects, aProject({ completedOn: "2021-03-01" }));
    await projects.update(id, aProject({ description: "고친 설명" }));
    const same = aRow({ country: "Korea", description: "고친 설명" }, { id });
    expect(await projects.dryRunImport({ columns, rows: [same] })).toMatchObject([
      { outcome: "same", changes: [] },
    ]);
    const unsent = aRow({ description: "고친 설명", imageUrl: null }, { id, photo: "a.jpg 12" });
    for (const row of [same, unsent])
      expect(await projects.importList({ columns, rows: [row] }, "kim")).toMatchObject({
        outcomes: [{ id, outcome: "same" }],
      });
    for (const { id: run } of await projects.importRuns()) await projects.undoImport(run, "lee");
    expect((await projects.find(id))?.description).toBe("고친 설명");
  });

  test("without a column leaves its field as it is", async () => {
    const { projects } = await opened();
    const { id } = await storeProject(
      projects,
      aProject({ tags: ["개방형"], en: { title: "Own" }, projectYear: 2019 }),
    );
    const some = columns.filter((column) => !["tags", "en.title", "projectYear"].includes(column));
    const day = { projectYear: null, completedOn: "2019-03-01" };
    const rows = [aRow({ capacity: "7RT", tags: [], imageUrl: null, ...day })];
    const decided = rows.map((row) => ({ ...row, decision: "update" as const }));
    expect((await projects.importList({ columns: some, rows: decided })).outcomes).toMatchObject([
      { id, outcome: "changed" },
    ]);
    expect(await projects.find(id)).toMatchObject({
      capacity: "7RT",
      tags: ["개방형"],
      projectYear: 2019,
      en: { title: "Own" },
    });
  });

  test("finds a project by its photograph's name again, unless another picture was chosen since", async () => {
    const { projects } = await opened();
    const asked = aRow({}, { photo: "a.jpg 12" });
    expect(await projects.dryRunImport({ columns, rows: [asked] })).toMatchObject([{ needsPhoto: true }]);
    const sent = aRow({ imageUrl: "/projects/a.webp" }, { photo: "a.jpg 12" });
    const [{ id } = { id: null }] = (await projects.importList({ columns, rows: [sent] })).outcomes;
    expect(await projects.dryRunImport({ columns, rows: [asked] })).toMatchObject([
      { outcome: "same", needsPhoto: false },
    ]);
    expect(await projects.dryRunImport({ columns, rows: [aRow({}, { photo: "a.jpg 13" })] })).toMatchObject([
      { outcome: "changed", changes: [{ column: "imageUrl" }], needsPhoto: true },
    ]);
    await projects.update(id ?? 0, { ...sent.project, imageUrl: "/projects/b.webp" });
    expect(await projects.dryRunImport({ columns, rows: [asked] })).toMatchObject([{ needsPhoto: true }]);
    await projects.importList({ columns, rows: [aRow()] });
    expect(await projects.find(id ?? 0)).toMatchObject({ imageUrl: "/projects/b.webp" });
  });

  test("of which one row fails stores nothing of any", async () => {
    const { projects } = await opened();
    await storeProject(projects, aProject({ title: "있던 현장" }));
    // The schema refuses it; the database does too.
    const broken = aRow({ title: "둘" });
    const rows = [
      aRow({ title: "있던 현장", capacity: "9RT" }),
      { ...broken, project: { ...broken.project, title: null as unknown as string } },
    ];
    await expect(projects.importList({ columns, rows })).rejects.toThrow();
    expect(await projects.list()).toMatchObject([{ title: "있던 현장", capacity: "1200RT" }]);
  });

  test("with a year alone puts its projects at the end of that year, and invents no day", async () => {
    const { projects } = await opened();
    const rows = [2015, 2025, null].map((projectYear) =>
      aRow({ title: String(projectYear), projectYear, completedOn: null }),
    );
    await projects.importList({ columns, rows });
    const days = (await projects.list()).map(({ title, completedOn }) => [title, completedOn]);
    expect(days).toEqual([
      ["2025", null],
      ["null", null],
      ["2015", null],
    ]);
  });

  test("is announced to listeners once", async () => {
    const { database, projects } = await opened();
    const announced: string[] = [];
    database.changes.subscribe((change) => announced.push(change));
    await projects.importList({ columns, rows: [aRow({ title: "하나" }), aRow({ title: "둘" })] });
    expect(announced.filter((change) => change === "projects").length).toBeLessThanOrEqual(2);
  });

  test("that is brought twice at the same time is stored once", async () => {
    const { projects } = await opened();
    const rows = [aRow({ title: "하나" })];
    await Promise.all([1, 2, 3].map(() => projects.importList({ columns, rows })));
    expect(await projects.count()).toBe(1);
  });

  test("goes out in parts, with numbers, and comes back as the same", async () => {
    const { projects } = await opened();
    const rows = Array.from({ length: 501 }, (_, index) =>
      aRow({ title: `현장 ${index}` }, index % 2 ? { number: String(index) } : {}),
    );
    await projects.importList({ columns, rows });
    const first = await projects.export(0);
    const second = await projects.export(first.next ?? 0);
    expect([first.projects.length, second.projects.length, second.next]).toEqual([500, 1, null]);
    expect(first.projects.slice(0, 2).map(({ number }) => number)).toEqual([null, "1"]);
    const again = [...first.projects, ...second.projects].map(({ id, number, ...project }) =>
      aRow(project, { id, number }),
    );
    expect(new Set(kinds(await projects.dryRunImport({ columns, rows: again })))).toEqual(new Set(["same"]));
  });

  test("leaves a number to each project that has it, as no number tells projects apart", async () => {
    const { projects } = await opened();
    const [one, other] = [
      await storeProject(projects, aProject({ title: "하나" })),
      await storeProject(projects, aProject({ title: "둘" })),
    ];
    await projects.importList({ columns, rows: [aRow({ title: "하나" }, { id: one.id, number: "7" })] });
    await projects.importList({ columns, rows: [aRow({ title: "둘" }, { id: other.id, number: "7" })] });
    expect((await projects.export(0)).projects.map(({ number }) => number)).toEqual(["7", "7"]);
  });
});
