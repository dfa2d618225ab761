import { expect, test } from "vitest";
import type { Edit } from "#domain/content/edits.ts";
import { aProject, storeProject } from "../../../tests/support/builders.ts";
import { describeOnBothEngines } from "../../../tests/support/database.ts";
import { createProjects } from "../projects/projects.ts";
import { createSiteContent } from "./site-content.ts";

const clock = () => new Date("2026-01-01T00:00:00Z");
const path = "company.name";
const by = "kim";
const named = (ko: string, en = ko): Edit => ({ kind: "text", ko, en });

describeOnBothEngines("the content of the site", ({ open }) => {
  async function opened() {
    const database = await open();
    const site = createSiteContent(database, clock);
    const write = (edit: Edit | null, revision = 0, where = path) =>
      site.setDraftField({ path: where, edit, basis: null, revision, by });
    const publish = async () => site.publish((await site.review()).draftHash, by);
    const name = async () => (await site.published()).company.name.ko;
    const reviewed = async () => (await site.review()).draftHash;
    return { database, site, write, publish, name, reviewed };
  }

  test("follows the countries of the references: pins, their number and the areas served", async () => {
    const { database, site } = await opened();
    const projects = createProjects(database, clock);
    const countries = async () => {
      const { company, worldMap } = await site.published();
      return [worldMap.en.pins.map(({ name }) => name), company.figures.countries, company.areasServed];
    };
    expect(await countries()).toEqual([[], 0, ["Korea"]]);
    const { id } = await storeProject(projects, aProject({ country: "몽골" }));
    expect(await countries()).toEqual([["Mongolia"], 1, ["Mongolia"]]);
    expect(site.countries()).toEqual(["몽골"]);
    await projects.remove(id);
    expect(await countries()).toEqual([[], 0, ["Korea"]]);
  });

  test("notifies 'content' only when a project adds or removes a country, as every page names them", async () => {
    const { database, site } = await opened();
    const projects = createProjects(database, clock);
    await site.published();
    const announced: string[] = [];
    database.changes.subscribe((change) => announced.push(change));
    await storeProject(projects, aProject({ country: "몽골" }));
    await site.published();
    // PostgreSQL notifies twice of a change.
    expect(announced.filter((change) => change === "content")).toHaveLength(1);
    await storeProject(projects, aProject({ country: "몽골" }));
    await site.published();
    expect(announced.filter((change) => change === "content")).toHaveLength(1);
  });

  test("keeps what the company says of the countries", async () => {
    const { database, site, write, publish } = await opened();
    await write({ kind: "fact", value: 12 }, 0, "company.figures.countries");
    await write({ kind: "text", ko: "공장", en: "Plants" }, 0, "worldMap.pins[몽골].description");
    await publish();
    await storeProject(createProjects(database, clock), aProject({ country: "몽골" }));
    const { company, worldMap } = await site.published();
    expect([company.figures.countries, worldMap.en.pins[0]?.description]).toEqual([12, "Plants"]);
  });

  test("is the program's own while nothing is published, whatever the draft says", async () => {
    const { name, write } = await opened();
    const before = await name();
    await write(named("가나"));
    expect(await name()).toBe(before);
  });

  test("is what was published, in the sentences too, for every instance on the database", async () => {
    const { database, site, write, publish, name } = await opened();
    const other = createSiteContent(database, clock);
    await other.published();
    await write(named("가나", "Gana"));
    expect(await publish()).toMatchObject({ kind: "published" });
    expect(await name()).toBe("가나");
    expect((await other.published()).shared.en.siteName).toContain("Gana");
    expect(await site.versions()).toMatchObject([{ publishedBy: by, restoredFrom: null }]);
  });

  test("refuses an edit of what somebody else has changed meanwhile", async () => {
    const { site, write } = await opened();
    const first = await write(named("가"));
    expect(first.kind).toBe("stored");
    expect(await write(named("나"))).toEqual({ kind: "outdated" });
    expect((await site.draft()).map(({ edit }) => edit)).toEqual([named("가")]);
  });

  test("takes edits of different places from two people at once", async () => {
    const { site, write } = await opened();
    await Promise.all([write(named("가")), write(named("나"), 0, "home.h1")]);
    expect((await site.draft()).map(({ path }) => path)).toEqual(["company.name", "home.h1"]);
  });

  test("stores an edit once that is sent twice because its answer was lost", async () => {
    const { write } = await opened();
    const first = await write(named("가"));
    expect(await write(named("가"))).toEqual(first);
  });

  test("publishes a draft once, and brings a version back once, however often it is asked to", async () => {
    const { site, write, publish } = await opened();
    await write(named("가"));
    const first = await publish();
    expect(await publish()).toEqual({ ...first, kind: "repeated" });
    const { draftHash } = await site.review();
    const restored = await site.restore(0, draftHash, by);
    expect(restored).toMatchObject({ kind: "restored" });
    expect(await site.restore(0, draftHash, by)).toEqual({ ...restored, kind: "repeated" });
    expect((await site.versions()).map(({ restoredFrom }) => restoredFrom)).toEqual([0, null]);
  });

  test("publishes only the draft that was looked at", async () => {
    const { site, write } = await opened();
    await write(named("가"));
    const { draftHash } = await site.review();
    await write(named("나"), 0, "home.h1");
    expect(await site.publish(draftHash, by)).toEqual({ kind: "outdated" });
    expect(await site.versions()).toEqual([]);
  });

  test("brings an older version back as the newest one, and as the draft", async () => {
    const { site, write, publish, name, reviewed } = await opened();
    await write(named("가"));
    await publish();
    const [first] = await site.versions();
    const [draft] = await site.draft();
    await write(named("나"), draft?.revision);
    await publish();
    expect(await name()).toBe("나");
    await site.restore(first?.id ?? 0, await reviewed(), "lee");
    expect(await name()).toBe("가");
    expect((await site.draft()).map(({ edit }) => edit)).toEqual([named("가")]);
    expect((await site.versions())[0]).toMatchObject({ publishedBy: "lee", restoredFrom: first?.id });
    expect(await site.restore(9_999, await reviewed(), by)).toEqual({ kind: "missing" });
  });

  test("gives a draft up for what is published", async () => {
    const { site, write, publish } = await opened();
    await write(named("가"));
    await publish();
    const [draft] = await site.draft();
    await write(named("나"), draft?.revision);
    await write(named("다"), 0, "home.h1");
    const { draftHash } = await site.review();
    expect(await site.discard(draftHash, by)).toBe("discarded");
    expect((await site.draft()).map(({ path, edit }) => [path, edit])).toEqual([[path, named("가")]]);
    expect(await site.discard(draftHash, by)).toBe("repeated");
  });

  test("keeps what others have edited since the draft was looked at, and names its editors", async () => {
    const { site, write, publish, name, reviewed } = await opened();
    await write(named("가"));
    await publish();
    const seen = await reviewed();
    const edit = named("한 시간 동안 쓴 글");
    await site.setDraftField({ path: "home.h1", edit, basis: null, revision: 0, by: "lee" });
    expect(await site.discard(seen, by)).toBe("outdated");
    expect(await site.restore(0, seen, by)).toEqual({ kind: "outdated" });
    expect((await site.draft()).map(({ path }) => path)).toEqual([path, "home.h1"]);
    expect(await name()).toBe("가");
    expect((await site.review()).editors.get("home.h1")).toBe("lee");
    expect(await site.restore(0, await reviewed(), by)).toMatchObject({ kind: "restored" });
  });

  test("counts as discarded once its texts are the published ones, though the program ships others there now", async () => {
    const { site, write, publish } = await opened();
    await write(named("가"));
    await publish();
    const [draft] = await site.draft();
    const kept = {
      path,
      edit: named("가"),
      basis: named("새 기본 문구"),
      revision: draft?.revision ?? 0,
      by,
    };
    await site.setDraftField(kept);
    expect(await site.discard("another", by)).toBe("repeated");
  });

  test("keeps the versions of a month, one a day before, and always the published one and the first", async () => {
    const database = await open();
    let now = new Date("2026-01-01T01:00:00Z");
    const site = createSiteContent(database, () => now);
    const publishAt = async (time: string) => {
      now = new Date(time);
      const [edited] = await site.draft();
      const changed = {
        path: "company.name",
        edit: named(time),
        basis: null,
        revision: edited?.revision ?? 0,
      };
      await site.setDraftField({ ...changed, by });
      await site.publish((await site.review()).draftHash, by);
    };
    for (const hour of ["01", "02", "03"]) await publishAt(`2026-01-01T${hour}:00:00Z`);
    await publishAt("2026-02-20T00:00:00Z");
    expect((await site.versions()).map(({ publishedAt }) => publishedAt.slice(0, 13))).toEqual([
      "2026-02-20T00",
      "2026-01-01T03",
      "2026-01-01T01",
    ]);
  });

  test("reads a name that was stored with blanks without them", async () => {
    const { database, write, publish, name } = await opened();
    const stored = await write(named("가나"));
    const edit = JSON.stringify(named("가나 "));
    await database.db.updateTable("contentEdits").set({ edit }).execute();
    await publish();
    await database.db
      .updateTable("contentVersions")
      .set({ edits: JSON.stringify({ [path]: { edit: named(" 가나 "), basis: null } }) })
      .execute();
    expect([stored.kind, await name()]).toEqual(["stored", "가나"]);
  });
});
