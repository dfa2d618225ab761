import { expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { seed } from "#data/seed.ts";
import type { EditView } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";

const text = (ko: string, en = ko): Edit => ({ kind: "text", ko, en });
const slides = (...order: string[]): Edit => ({ kind: "list", order, removed: [], added: [] });

/** Fields whose default follows the company's references and products. */
const following: Readonly<Record<string, Edit>> = {
  "home.meta.description": text("냉각탑을 만듭니다.", "We make towers."),
  "package.lead": text("한빛 냉각탑", "Hanbit towers"),
  "package.own.warranty.show": { kind: "fact", value: false },
  "package.recommendations.items[dust].models": text("HB"),
  "package.bac.title": text("협력사"),
  "home.hero.slides[bac].title": text("공급하는 냉각탑", "Towers that we supply"),
  "home.hero.slides": slides("package", "modular", "bac"),
  "company.areasServed": { kind: "fact", value: ["Korea"] },
  "company.figures.countries": { kind: "fact", value: 3 },
  "worldMap.pins[폴란드].description": text("공장", "Plants"),
  "worldMap.pins[몽골].description": text("발전소", "Power plants"),
};

async function opened() {
  const { call, database, services } = await openAdministration();
  const withSample = () =>
    seed(database, { projects: sampleProjects, products: sampleProducts }, () => new Date());
  const withoutRecords = async () => {
    await database.change("everything", async (trx) => {
      await trx.deleteFrom("projects").execute();
      await trx.deleteFrom("products").execute();
    });
  };
  const write = async (path: string, edit: Edit) => {
    const payload = { path, edit, revision: 0 };
    expect((await call("PUT /api/admin/content/edits", { payload })).status, path).toBe(200);
  };
  const toReview = async () => {
    const edits: EditView[] = (await call("GET /api/admin/content")).body.edits;
    return edits.filter((edit) => edit.hasDefaultChanged || edit.defaultNow === null).map(({ path }) => path);
  };
  return { services, withSample, withoutRecords, write, toReview };
}

test("no edit is to be reviewed because the company removed the sample's references and products", async () => {
  const { withSample, withoutRecords, write, toReview } = await opened();
  await withSample();
  for (const [path, edit] of Object.entries(following)) await write(path, edit);
  expect(await toReview()).toEqual([]);
  await withoutRecords();
  expect(await toReview()).toEqual([]);
  for (const [path, edit] of Object.entries(following)) await write(path, edit);
});

test("no edit is to be reviewed because references and products were added after it", async () => {
  const { withSample, write, toReview } = await opened();
  for (const [path, edit] of Object.entries(following)) await write(path, edit);
  expect(await toReview()).toEqual([]);
  await withSample();
  expect(await toReview()).toEqual([]);
});
