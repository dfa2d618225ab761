import { describe, expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import { sampleProjects } from "#content/samples/projects.ts";
import { createAcceptedSamples } from "#data/samples/accepted-samples.ts";
import { seed } from "#data/seed.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { mailSetUp } from "../../../../tests/support/mail-options.ts";

const clock = () => new Date("2026-01-01T00:00:00Z");
const json = { "content-type": "application/json" };

const untouched = { isNotPublic: false, isStartPutAway: false };

async function open({
  hasMail = false,
  ...settings
}: {
  hasMail?: boolean;
  naverSiteVerification?: string;
} = {}) {
  const { call, services, database } = await openAdministration(
    {},
    { siteUrl: "http://localhost", ...settings },
    hasMail ? { mail: mailSetUp() } : {},
  );
  const ask = (route: string, body?: unknown, language = "ko") =>
    call(route, {
      headers: { ...(body === undefined ? {} : json), "accept-language": language },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
  return { ask, services, database };
}

describe("the first steps", () => {
  test("report which are done, what is sample, and how search engines are set up", async () => {
    const { ask } = await open();
    const { status, body } = await ask("GET /api/admin/start");
    expect(status).toBe(200);
    expect(body.steps.find(({ id }: { id: string }) => id === "name")).toEqual({ id: "name", isDone: false });
    expect(body.places).toContainEqual({
      path: "home.hero.slides[modular].picture",
      part: "heroPictures",
      locales: ["ko", "en"],
    });
    expect(body).toMatchObject({
      settings: untouched,
      codesOfServer: { naver: false, google: false },
      siteUrl: "http://localhost",
    });
  });

  test("depend on the draft and the server settings", async () => {
    const { ask } = await open({ hasMail: true, naverSiteVerification: "n1" });
    for (const [path, edit] of Object.entries({
      "company.name": { kind: "text", ko: "한빛냉각", en: "Hanbit Cooling" },
      "company.email": { kind: "fact", value: "hello@example.org" },
    }))
      expect((await ask("PUT /api/admin/content/edits", { path, edit, revision: 0 })).status).toBe(200);
    const { body } = await ask("GET /api/admin/start");
    const done = body.steps.filter(({ isDone }: { isDone: boolean }) => isDone);
    expect(done.map(({ id }: { id: string }) => id)).toEqual(["name", "mail", "search"]);
    expect(body.codesOfServer).toEqual({ naver: true, google: false });
  });

  test("an invalid fact is kept in the draft, and not published", async () => {
    const { ask } = await open();
    const edit = { kind: "fact", value: 19 };
    const { body } = await ask("PUT /api/admin/content/edits", {
      path: "company.established",
      edit,
      revision: 0,
    });
    expect(body.problems).toEqual(["연도를 네 자리로 입력해 주세요. 예: 1998"]);
    const { draftHash } = (await ask("GET /api/admin/content/changes")).body;
    expect((await ask("POST /api/admin/content/publish", { draftHash })).status).toBe(400);
  });
});

describe("a switch of the site", () => {
  test("takes effect at once, and is logged with its author", async () => {
    const { ask, services } = await open();
    expect((await ask("PUT /api/admin/start/settings", { isNotPublic: true })).body).toEqual({
      success: true,
    });
    expect(services.siteSettings.cached).toEqual({ ...untouched, isNotPublic: true });
    await ask("PUT /api/admin/start/settings", { isStartPutAway: true });
    expect((await ask("GET /api/admin/start")).body.settings).toEqual({
      ...untouched,
      isNotPublic: true,
      isStartPutAway: true,
    });
    const { entries } = (await ask("GET /api/admin/audit?page=1")).body;
    expect(entries.map(({ event }: { event: string }) => event)).toEqual(["site-hidden"]);
  });

  test("is refused with a text as value, and if unknown", async () => {
    const { ask, services } = await open();
    expect((await ask("PUT /api/admin/start/settings", { isNotPublic: "yes" })).status).toBe(400);
    await ask("PUT /api/admin/start/settings", { isBlue: true });
    expect(await services.siteSettings.all()).toEqual(untouched);
  });
});

test("samples are removed and restored by kind, with their number", async () => {
  const { ask, services, database } = await open();
  await seed(database, { projects: sampleProjects, products: sampleProducts }, () => new Date("2026-01-01"));
  const removal = "POST /api/admin/start/samples/removal";
  expect((await ask(removal, { kinds: ["projects"] })).body).toEqual({ count: sampleProjects.length });
  expect(await services.projects.count()).toBe(0);
  expect((await ask("GET /api/admin/start")).body.records).toEqual({
    projects: { left: [], removed: sampleProjects.length },
    products: { left: expect.objectContaining({ length: sampleProducts.length }), removed: 0 },
  });
  const back = await ask("POST /api/admin/start/samples/return", { kinds: ["projects", "products"] });
  expect(back.body).toEqual({ count: sampleProjects.length });
  for (const kinds of [[], ["users"], "projects"])
    expect([kinds, (await ask(removal, { kinds })).status]).toEqual([kinds, 400]);
});

test("a sample catalog in an edited product is reported", async () => {
  const { ask, services, database } = await open();
  await seed(database, { projects: [], products: sampleProducts }, clock);
  const [stored, other] = await services.products.listAll();
  if (!stored || !other) throw new Error("There are too few products.");
  const first = { id: stored.id, title: stored.name };
  const edit = (id: number, url: string) =>
    database.db
      .updateTable("products")
      .set({ description: "우리 것", documents: JSON.stringify([{ title: "카탈로그", url }]) })
      .where("id", "=", id)
      .execute();
  await edit(first.id, "/catalog/sand-filter.pdf");
  await edit(other.id, "/catalog/v-closed.pdf");
  const after = (await ask("GET /api/admin/start")).body;
  expect(after.records.products.left).toHaveLength(sampleProducts.length - 2);
  expect(after.productsWithSampleFiles).toContainEqual(first);
  expect(after.productsWithSampleFiles.map(({ id }: { id: number }) => id)).not.toContain(other.id);
  expect((await services.products.listAll()).map(({ id }) => id)).toContain(first.id);
});

describe("accepted sample fields", () => {
  const accepted = "PUT /api/admin/start/samples/accepted";
  const founding = "company.established";
  const pathsIn = (places: { path: string }[]) => places.map(({ path }) => path);

  test("are no longer listed, one by one or by group, and can be listed again", async () => {
    const { ask, services, database } = await open();
    const before = (await ask("GET /api/admin/start")).body;
    const group = pathsIn(before.places.filter(({ part }: { part: string }) => part === "founding"));
    const paths = ["company.name", ...group];
    expect((await ask(accepted, { paths, isAccepted: true })).body).toEqual({ count: paths.length });
    expect((await ask(accepted, { paths, isAccepted: true })).body).toEqual({ count: 0 });
    const after = (await ask("GET /api/admin/start")).body;
    expect(after.places).toHaveLength(before.places.length - paths.length);
    expect(pathsIn(after.accepted).sort()).toEqual(paths.toSorted());
    expect(after.steps).toContainEqual({ id: "founding", isDone: true });
    // No change is unpublished, and a second process reads the same.
    expect((await services.siteContent.review()).edits).toEqual({});
    expect([...(await createAcceptedSamples(database).all()).keys()].sort()).toEqual(paths.toSorted());
    expect((await ask(accepted, { paths, isAccepted: false })).body).toEqual({ count: paths.length });
    expect((await ask("GET /api/admin/start")).body).toEqual(before);
  });

  test("are sample fields only: other paths, and an invalid list, change nothing", async () => {
    const { ask, services } = await open();
    const edit = { kind: "fact", value: 1971 };
    await ask("PUT /api/admin/content/edits", { path: founding, edit, revision: 0 });
    const paths = [founding, "privacy.h1", "no.such.place"];
    expect((await ask(accepted, { paths, isAccepted: true })).body).toEqual({ count: 0 });
    for (const body of [
      { paths: [], isAccepted: true },
      { paths: [founding] },
      { paths: founding, isAccepted: true },
    ])
      expect([body, (await ask(accepted, body)).status]).toEqual([body, 400]);
    expect(await services.acceptedSamples.all()).toEqual(new Map());
  });
});
