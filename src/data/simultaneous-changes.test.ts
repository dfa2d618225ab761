import { expect, test } from "vitest";
import type { SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import { newsFormSchema } from "#domain/own-pages/news-import/news-calls.ts";
import type { EditablePage, PageKind } from "#domain/own-pages/own-page.ts";
import { projectFormSchema } from "#domain/projects/project-form.ts";
import {
  aNewsForm,
  anInquiry,
  aPageDraft,
  aProduct,
  aProject,
  storeProject,
} from "../../tests/support/builders.ts";
import { blockedStatements, describeOn, describeOnBothEngines } from "../../tests/support/database.ts";
import type { Database } from "./database/connect.ts";
import { seed } from "./seed.ts";
import { createServices, type Services } from "./services.ts";

/** Calls that overlap only by chance are repeated. */
const rounds = Array.from({ length: 3 }, (_, round) => round);

const now = Date.parse("2026-01-01T00:00:00.000Z");
const clock = () => new Date(now);
const twoDaysAgo = () => new Date(now - 2 * 24 * 60 * 60 * 1000);

const samples = {
  projects: [
    { ...aProject({ title: "one" }), createdAt: "2023-01-01T00:00:00.000Z" },
    { ...aProject({ title: "two" }), createdAt: "2024-01-01T00:00:00.000Z" },
  ],
  products: [],
};

function servicesOn(database: Database): Services {
  return createServices({ database, samples, clock });
}

async function storePicture(database: Database, name: string): Promise<string> {
  const picture = { contentType: "image/webp", bytes: new Uint8Array([1]) };
  await createServices({ database, clock: twoDaysAgo }).recordPictures.store(name, picture);
  return `/projects/${name}`;
}

async function addProduct({ products }: Services, slug: string, imageUrl: string | null = null) {
  const added = await products.add(aProduct({ slug, imageUrl }));
  if (added.kind !== "added") throw new Error(added.kind);
  return added.product;
}

async function addPage({ pageEditing }: Services, address: string, kind: PageKind = "page") {
  const added = await pageEditing.add({ kind, draft: aPageDraft({ address }) }, "kim");
  if (added.kind !== "added") throw new Error(added.kind);
  return added.page;
}

async function addInquiry({ inquiries }: Services, files?: SentFile[]): Promise<number> {
  const arrival = { address: "203.0.113.7", locale: "ko", suspicion: null } as const;
  const received = await inquiries.receive({ ...anInquiry(), files }, arrival);
  if (received.kind !== "stored") throw new Error(received.kind);
  return received.id;
}

const kinds = (outcomes: readonly { kind: string }[]) => outcomes.map(({ kind }) => kind).sort();

describeOnBothEngines("simultaneous changes of projects", ({ open }) => {
  async function trashed(services: Services, imageUrl: string | null = null): Promise<number> {
    const { id } = await storeProject(services.projects, aProject({ imageUrl }));
    await services.projects.remove(id);
    return id;
  }

  test.each(rounds)("restore a project or erase it, with its picture (%i)", async (round) => {
    const database = await open();
    const services = servicesOn(database);
    const name = `${round}.webp`;
    const id = await trashed(services, await storePicture(database, name));
    const { projects, projectHistories, recordPictures } = services;
    const [restored, erased] = await Promise.all([
      projectHistories.restore([id]),
      projectHistories.erase([id]),
    ]);
    const isRestored = restored !== undefined;
    expect(erased.length).toBe(isRestored ? 0 : 1);
    expect([await projects.has(id), Boolean(await recordPictures.find(name))]).toEqual([
      isRestored,
      isRestored,
    ]);
  });

  test.each(rounds)("restore a project once (%i)", async () => {
    const services = servicesOn(await open());
    const id = await trashed(services);
    const restored = await Promise.all([1, 2, 3].map(() => services.projectHistories.restore([id])));
    expect(restored.filter(Boolean)).toHaveLength(1);
    expect(await services.projects.count()).toBe(1);
  });
});

describeOnBothEngines("simultaneous changes of products", ({ open }) => {
  test.each(rounds)("restore a product or erase it, with its picture (%i)", async (round) => {
    const database = await open();
    const services = servicesOn(database);
    const name = `${round}.webp`;
    const { id } = await addProduct(services, "a", await storePicture(database, name));
    const { products, productHistories, recordPictures } = services;
    await products.remove(id);
    const [restored, erased] = await Promise.all([productHistories.restore(id), productHistories.erase(id)]);
    const isRestored = restored.kind === "updated";
    expect([restored.kind, erased]).toEqual(
      isRestored ? ["updated", undefined] : ["missing", aProduct().name],
    );
    expect([Boolean(await products.find(id)), Boolean(await recordPictures.find(name))]).toEqual([
      isRestored,
      isRestored,
    ]);
  });

  test.each(rounds)("restore a product once, while the others are ordered (%i)", async () => {
    const services = servicesOn(await open());
    const { products, productHistories } = services;
    const ids: number[] = [];
    for (const slug of ["a", "b", "c", "d"]) ids.push((await addProduct(services, slug)).id);
    const [id = 0, ...others] = ids;
    await products.remove(id);
    const [, ...restored] = await Promise.all([
      products.order(others.toReversed()),
      productHistories.restore(id),
      productHistories.restore(id),
    ]);
    expect(kinds(restored)).toEqual(["missing", "updated"]);
    expect((await products.listAll()).map((product) => product.id).sort()).toEqual(ids);
  });

  test.each(rounds)("order products in one of the orders that are asked for (%i)", async () => {
    const services = servicesOn(await open());
    const { products } = services;
    const ids: number[] = [];
    for (const slug of ["a", "b", "c", "d", "e", "f"]) ids.push((await addProduct(services, slug)).id);
    const orders = [ids, ids.toReversed()];
    await Promise.all([...orders, ...orders].map((order) => products.order(order)));
    expect(orders).toContainEqual((await products.listAll()).map(({ id }) => id));
  });

  test.each(rounds)("give an address to one product (%i)", async () => {
    const services = servicesOn(await open());
    const { products } = services;
    const [one, other] = [await addProduct(services, "a"), await addProduct(services, "b")];
    const rename = (id: number) => products.update(id, aProduct({ slug: "wanted" }));
    const updates = await Promise.all([rename(one.id), rename(other.id)]);
    expect(kinds(updates)).toEqual(["slugTaken", "updated"]);
    const additions = await Promise.all([1, 2, 3].map(() => products.add(aProduct({ slug: "new" }))));
    expect(kinds(additions)).toEqual(["added", "slugTaken", "slugTaken"]);
  });
});

describeOnBothEngines("simultaneous changes of pages", ({ open }) => {
  test.each(rounds)("give an address to one page (%i)", async () => {
    const services = servicesOn(await open());
    const { pageEditing } = services;
    const pages: EditablePage[] = [];
    for (const _ of [1, 2, 3]) pages.push(await addPage(services, "wanted"));
    const published = await Promise.all(pages.map((page) => pageEditing.publish(page.id, page, "kim")));
    expect(kinds(published)).toEqual(["addressTaken", "addressTaken", "done"]);
  });

  test.each(rounds)("bring removed pages of one address back, and one of them to visitors (%i)", async () => {
    const services = servicesOn(await open());
    const { pageEditing, pageHistories } = services;
    const pages: EditablePage[] = [];
    for (const _ of [1, 2, 3]) {
      const page = await addPage(services, "wanted");
      await pageEditing.publish(page.id, page, "kim");
      await pageHistories.remove(page.id, "kim");
      pages.push(page);
    }
    const restored = await Promise.all(pages.map(({ id }) => pageHistories.undoRemoval(id)));
    expect(kinds(restored)).toEqual(["done", "done", "done"]);
    const states = (await pageEditing.list()).map(({ state }) => state);
    expect(states.sort()).toEqual(["draft", "draft", "public"]);
  });
});

describeOnBothEngines("simultaneous changes of inquiries", ({ open }) => {
  test.each(rounds)("store a note of an inquiry before it is removed, or refuse it (%i)", async () => {
    const services = servicesOn(await open());
    const { inbox } = services;
    const id = await addInquiry(services);
    const note = (key: string) => inbox.note(id, { key, text: "전화", author: "kim" });
    const [first, removal, second] = await Promise.all([note("1"), inbox.remove(id), note("2")]);
    expect(removal).toBe("removed");
    for (const outcome of [first, second])
      expect(typeof outcome === "object" || outcome === "no-inquiry").toBe(true);
    expect(await inbox.find(id)).toBeUndefined();
  });
});

describeOn("postgres", "a change of many records", ({ open }) => {
  /** Starts `slow`, which the lock of a row delays, and then `quick`. */
  async function overtaken<Slow, Quick>(
    { db, ...database }: Database,
    table: "projects" | "ownPages",
    id: number,
    [slow, quick]: [() => Promise<Slow>, () => Promise<Quick>],
  ): Promise<[Slow, Quick]> {
    const started = await db.transaction().execute(async (trx) => {
      await trx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
      const first = slow();
      await expect.poll(() => blockedStatements({ db, ...database })).toBe(1);
      let isDone = false;
      const second = quick().finally(() => {
        isDone = true;
      });
      await expect
        .poll(async () => isDone || (await blockedStatements({ db, ...database })) === 2)
        .toBe(true);
      return { first, second };
    });
    return Promise.all([started.first, started.second]);
  }

  test("by a list of projects takes nothing back that is edited meanwhile", async () => {
    const database = await open();
    const { projects } = servicesOn(database);
    const stored = [
      await storeProject(projects, aProject({ title: "one" })),
      await storeProject(projects, aProject({ title: "two" })),
    ];
    const [one, two] = stored.map(({ id }) => id);
    const rows = stored.map(({ id, title }) => ({
      ...{ id, number: null, photo: null, decision: "update" as const },
      project: projectFormSchema.parse({
        ...aProject({ title, capacity: "7RT" }),
        completedOn: "2021-03-01",
      }),
    }));
    await overtaken(database, "projects", one ?? 0, [
      () => projects.importList({ columns: ["capacity"], rows }),
      () => projects.update(two ?? 0, aProject({ title: "edited" })),
    ]);
    expect((await projects.find(two ?? 0))?.title).toBe("edited");
  });

  test("by a list of news takes nothing back that is edited meanwhile", async () => {
    const database = await open();
    const services = servicesOn(database);
    const { pageEditing, newsImports } = services;
    const [one, two] = [await addPage(services, "one", "news"), await addPage(services, "two", "news")];
    const rows = [one, two].map(({ id }) => ({
      ...{ id, decision: "update" as const },
      news: newsFormSchema.parse(aNewsForm({ day: "2024-03-15" })),
    }));
    const edited = aPageDraft({ address: "two", title: { ko: "고침", en: "Edited" } });
    const [, edit] = await overtaken(database, "ownPages", one.id, [
      () => newsImports.import({ columns: ["day"], rows, isPublished: false }, "kim"),
      () => pageEditing.change(two.id, edited, two.updatedAt, "lee"),
    ]);
    expect([edit.kind, (await pageEditing.find(two.id))?.draft.day]).toEqual(["outdated", "2024-03-15"]);
  });

  test("removes no sample that is edited meanwhile", async () => {
    const database = await open();
    await seed(database, samples, clock);
    const { projects, samples: sampleStore } = servicesOn(database);
    const [two, one] = await projects.list();
    const [removed, edit] = await overtaken(database, "projects", one?.id ?? 0, [
      () => sampleStore.remove(["projects"]),
      () => projects.update(two?.id ?? 0, aProject({ title: "edited" })),
    ]);
    expect([removed, edit.kind]).toEqual([2, "missing"]);
  });

  test("drops no files of an inquiry that is taken out of spam meanwhile", async () => {
    const database = await open();
    const services = servicesOn(database);
    const id = await addInquiry(services);
    await services.inbox.change(id, { status: "spam" }, "kim");
    const file = { inquiryId: id, name: "a.pdf", contentType: "application/pdf", size: 2e9 };
    const stored = [1, 2, 3].map((number) => ({ ...file, file: number }));
    await database.db.insertInto("inquiryFiles").values(stored).execute();
    const own = { name: "b.pdf", contentType: "application/pdf", bytes: new Uint8Array([1]) };
    let sent: Promise<unknown> | undefined;
    await database.change("inquiries", async (trx) => {
      await trx.updateTable("contactInquiries").set({ status: "in-progress" }).where("id", "=", id).execute();
      sent = addInquiry(services, [own]);
      await expect.poll(() => blockedStatements(database)).toBe(1);
    });
    await expect(sent).rejects.toThrow("no-room-for-files");
    expect((await services.inbox.find(id))?.files).toHaveLength(3);
  });
});
