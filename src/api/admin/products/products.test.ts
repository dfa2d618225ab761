import { expect, test } from "vitest";
import { fill } from "#content/fill.ts";
import { administrationMessages } from "#content/problems/problems.ts";
import { openAdministration } from "../../../../tests/support/administrator.ts";
import { aModel } from "../../../../tests/support/builders.ts";

const words = administrationMessages.en;

const form = {
  slug: "sf",
  category: "package",
  name: "SF 시리즈",
  description: "직교류형 냉각탑입니다.",
  features: "하나\n둘",
  tags: ["개방형"],
  models: [{ name: "SF-100", crt: 100, length: 2240 }],
};

test("a product is added with its models, and visitors see it", async () => {
  const { call } = await openAdministration();
  const added = await call("POST /api/admin/products", { payload: form });
  expect([added.status, added.body]).toMatchObject([
    201,
    {
      ...form,
      models: [aModel({ name: "SF-100", crt: 100, length: 2240 })],
      brand: null,
      documents: [],
      catalogUrl: null,
      isActive: true,
      en: { name: null, features: null },
      updatedAt: expect.stringMatching(/Z$/),
    },
  ]);
  const [shown] = (await call("GET /api/products", { cookie: "" })).body;
  expect(shown).toMatchObject({ slug: "sf", models: [{ name: "SF-100" }] });
  expect(shown).not.toHaveProperty("updatedAt");
});

test("the administrator's list has only the names of the models", async () => {
  const { call } = await openAdministration();
  await call("POST /api/admin/products", { payload: form });
  const [listed] = (await call("GET /api/admin/products")).body.products;
  expect(listed).toMatchObject({ slug: "sf", tags: ["개방형"], models: [{ name: "SF-100" }] });
  expect(listed.models).toEqual([{ name: "SF-100" }]);
});

test("a hidden product is visible to administrators only", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/admin/products", { payload: form })).body;
  await call(`PUT /api/admin/products/${id}/visibility`, { payload: { isActive: false } });
  expect((await call("GET /api/products", { cookie: "" })).body).toEqual([]);
  expect((await call("GET /api/admin/products")).body.products).toMatchObject([{ isActive: false }]);
});

test("products are returned in the stored order", async () => {
  const { call } = await openAdministration();
  const ids: number[] = [];
  for (const slug of ["a", "b", "c"])
    ids.push((await call("POST /api/admin/products", { payload: { ...form, slug } })).body.id);
  await call("PUT /api/admin/products/order", { payload: { ids: ids.toReversed() } });
  const slugs = (await call("GET /api/products")).body.map(({ slug }: { slug: string }) => slug);
  expect(slugs).toEqual(["c", "b", "a"]);
});

test("an order of products that was based on another one is refused with the present one, and not logged", async () => {
  const { call, services } = await openAdministration();
  const ids: number[] = [];
  for (const slug of ["a", "b", "c"])
    ids.push((await call("POST /api/admin/products", { payload: { ...form, slug } })).body.id);
  const order = (wanted: number[]) =>
    call("PUT /api/admin/products/order", {
      headers: { "accept-language": "en" },
      payload: { ids: wanted, expectedIds: ids },
    });
  const [first = 0, second = 0, third = 0] = ids;
  expect((await order([third, second, first])).status).toBe(200);
  const late = await order([second, first, third]);
  expect([late.status, late.body]).toEqual([
    409,
    { error: words.productsReordered, ids: [third, second, first] },
  ]);
  const { entries } = await services.audit.page(1);
  expect(entries.filter(({ event }) => event === "products-ordered")).toHaveLength(1);
});

test.each([
  [{ slug: "" }, "slug", "주소를 입력해주세요"],
  [{ slug: "SF 시리즈" }, "slug", "주소는 영문 소문자, 숫자와 하이픈(-)으로 입력해주세요. 예: sf"],
  [{ name: " " }, "name", "제품명을 입력해주세요"],
  [{ category: "steam" }, "category", "형식을 선택해주세요"],
  [{ imageUrl: "https://example.com/a.webp" }, "imageUrl", expect.stringContaining("이 사이트의 주소")],
  [
    { models: [...form.models, { name: "sf-100", crt: 1 }] },
    "models",
    "모델명이 겹칩니다: SF-100, sf-100. 글자나 숫자가 다르도록 둘 중 하나를 바꿔 주세요.",
  ],
  [
    { models: [...form.models, { name: "SF-200", crt: 1 }, { name: "SF-100+", crt: 1 }] },
    "models",
    "모델명이 겹칩니다: SF-100, SF-100+. 글자나 숫자가 다르도록 둘 중 하나를 바꿔 주세요.",
  ],
])("%j is refused at the field %s", async (wrong, field, message) => {
  const { call } = await openAdministration();
  const response = await call("POST /api/admin/products", { payload: { ...form, ...wrong } });
  expect([response.status, response.body]).toEqual([
    400,
    { error: "입력한 내용을 확인해 주세요.", fields: { [field]: message } },
  ]);
});

test.each([
  [{ models: [{ name: "A", crt: -1 }] }],
  [{ models: [{ name: "A", crt: 1, length: "long" }] }],
  [{ models: Array.from({ length: 201 }, (_, i) => ({ name: `M${i}`, crt: 1 })) }],
  [{ documents: [{ title: "A", url: "javascript:alert(1)" }] }],
  [{ documents: [{ title: "A", url: "/a.pdf", urlEn: "http://example.com" }] }],
])("%j is refused", async (wrong) => {
  const { call } = await openAdministration();
  expect((await call("POST /api/admin/products", { payload: { ...form, ...wrong } })).status).toBe(400);
});

test("two hundred models with all their numbers are accepted", async () => {
  const { call } = await openAdministration();
  const models = Array.from({ length: 200 }, (_, i) => ({
    ...aModel({
      name: `냉각탑 모델 ${i}`,
      length: 13_320,
      operatingWeight: 22_400,
      airflow: 6_900,
      sound: 68.5,
    }),
    soundDistance: 10,
  }));
  expect((await call("POST /api/admin/products", { payload: { ...form, models } })).status).toBe(201);
});

test("an address of another product is refused", async () => {
  const { call } = await openAdministration();
  await call("POST /api/admin/products", { payload: form });
  const response = await call("POST /api/admin/products", { payload: form });
  expect(response.body.fields).toEqual({
    slug: "다른 제품에서 쓰고 있는 주소입니다. 다른 주소를 입력해 주세요.",
  });
});

test("an edit of an older version is refused with the newer one", async () => {
  const { call } = await openAdministration();
  const { id, updatedAt } = (await call("POST /api/admin/products", { payload: form })).body;
  const edit = (name: string) =>
    call(`PUT /api/admin/products/${id}`, { payload: { ...form, name, updatedAt } });
  expect((await edit("먼저")).status).toBe(200);
  const late = await edit("나중");
  expect([late.status, late.body.product.name]).toEqual([409, "먼저"]);
});

test("a deleted product is restored at its position, with its visibility", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/admin/products", { payload: form })).body;
  await call("POST /api/admin/products", { payload: { ...form, slug: "last" } });
  await call(`PUT /api/admin/products/${id}/visibility`, { payload: { isActive: false } });
  await call(`DELETE /api/admin/products/${id}`);
  const { products } = (await call("GET /api/admin/products/trash")).body;
  expect(products).toMatchObject([{ id, name: form.name, models: 1, deletedBy: expect.any(String) }]);
  expect((await call(`POST /api/admin/products/trash/${id}/restore`)).status).toBe(200);
  expect((await call(`POST /api/admin/products/trash/${id}/restore`)).status).toBe(404);
  expect((await call("GET /api/admin/products")).body.products).toMatchObject([
    { id, slug: "sf", isActive: false },
    { slug: "last" },
  ]);
});

test("a deleted product whose address is taken stays in the trash until it is erased", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/admin/products", { payload: form })).body;
  await call(`DELETE /api/admin/products/${id}`);
  await call("POST /api/admin/products", { payload: form });
  const refused = await call(`POST /api/admin/products/trash/${id}/restore`);
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("주소를 쓰고 있어")]);
  expect((await call(`DELETE /api/admin/products/trash/${id}`)).status).toBe(200);
  expect((await call("GET /api/admin/products/trash")).body.products).toEqual([]);
});

test("a product can be reverted to the version before a change", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/admin/products", { payload: form })).body;
  const { updatedAt } = (await call(`PUT /api/admin/products/${id}`, { payload: { ...form, models: [] } }))
    .body;
  const { versions } = (await call(`GET /api/admin/products/${id}/versions`)).body;
  expect(versions).toMatchObject([{ record: { models: [{ name: "SF-100" }] } }]);
  const payload = { version: versions[0].id, updatedAt };
  const reverted = await call(`POST /api/admin/products/${id}/revert`, { payload });
  expect(reverted.body).toMatchObject({ models: [{ name: "SF-100" }] });
});

test("a product that is sent again under its key is stored only once", async () => {
  const { call } = await openAdministration();
  const headers = { "idempotency-key": "k1" };
  const add = (name: string) => call("POST /api/admin/products", { payload: { ...form, name }, headers });
  const [first, again, other] = [await add("하나"), await add("하나"), await add("둘")];
  expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
  expect([again.body.id, other.body.product.name]).toEqual([first.body.id, "하나"]);
});

test("changes of products are logged", async () => {
  const { call } = await openAdministration();
  const { id } = (await call("POST /api/admin/products", { payload: form })).body;
  await call(`PUT /api/admin/products/${id}`, { payload: { ...form, features: "셋" } });
  await call(`DELETE /api/admin/products/${id}`);
  const { entries } = (await call("GET /api/admin/audit")).body;
  expect(entries.map(({ event, detail }: { event: string; detail: string }) => [event, detail])).toEqual([
    ["product-deleted", "SF 시리즈"],
    ["product-updated", "SF 시리즈"],
    ["product-created", "SF 시리즈"],
  ]);
});

const product = "/api/admin/products";
const outdatedVersion = "2020-01-01T00:00:00.000Z";

test.each<[string, object | undefined, number, string]>([
  [`GET ${product}/7`, undefined, 404, words.productMissing],
  [`PUT ${product}/7`, { ...form, updatedAt: outdatedVersion }, 404, words.productMissing],
  [`DELETE ${product}/7`, undefined, 404, words.productMissing],
  [`PUT ${product}/7/visibility`, { isActive: true }, 404, words.productMissing],
  [`POST ${product}/7/revert`, { version: 1, updatedAt: outdatedVersion }, 404, words.productMissing],
  [`POST ${product}/trash/7/restore`, undefined, 404, words.productNotInTrash],
  [`DELETE ${product}/trash/7`, undefined, 404, words.productNotInTrash],
])("%s of a product that is not there is refused, and not logged", async (route, payload, status, error) => {
  const { call, services } = await openAdministration();
  const headers = { "accept-language": "en" };
  const response = await call(route, { headers, ...(payload ? { payload } : {}) });
  expect([response.status, response.body]).toEqual([status, { error }]);
  expect((await services.audit.page(1)).entries).toEqual([]);
});

test("visibility, order, restoring, reverting and erasing are logged by the product's name", async () => {
  const { call, services } = await openAdministration();
  const { id } = (await call(`POST ${product}`, { payload: form })).body;
  await call(`PUT ${product}/${id}/visibility`, { payload: { isActive: false } });
  await call(`PUT ${product}/order`, { payload: { ids: [id] } });
  const { updatedAt } = (await call(`GET ${product}/${id}`)).body;
  await call(`PUT ${product}/${id}`, { payload: { ...form, name: "새 이름", updatedAt } });
  const changed = (await call(`GET ${product}/${id}`)).body;
  const [version] = (await call(`GET ${product}/${id}/versions`)).body.versions;
  await call(`POST ${product}/${id}/revert`, {
    payload: { version: version.id, updatedAt: changed.updatedAt },
  });
  await call(`DELETE ${product}/${id}`);
  await call(`POST ${product}/trash/${id}/restore`);
  await call(`DELETE ${product}/${id}`);
  await call(`DELETE ${product}/trash/${id}`);
  const { entries } = await services.audit.page(1);
  expect(entries.map(({ event, detail }) => [event, detail]).reverse()).toEqual([
    ["product-created", "SF 시리즈"],
    ["product-updated", "SF 시리즈"],
    ["products-ordered", null],
    ["product-updated", "새 이름"],
    ["product-updated", "SF 시리즈"],
    ["product-deleted", "SF 시리즈"],
    ["product-restored", "SF 시리즈"],
    ["product-deleted", "SF 시리즈"],
    ["product-erased", "SF 시리즈"],
  ]);
});

test("a product is not reverted over a change of somebody else, nor onto an address that is taken", async () => {
  const { call } = await openAdministration();
  const { id } = (await call(`POST ${product}`, { payload: form })).body;
  await call(`PUT ${product}/${id}`, { payload: { ...form, slug: "moved" } });
  const { updatedAt } = (await call(`GET ${product}/${id}`)).body;
  const [version] = (await call(`GET ${product}/${id}/versions`)).body.versions;
  const revert = (given: string) =>
    call(`POST ${product}/${id}/revert`, {
      headers: { "accept-language": "en" },
      payload: { version: version.id, updatedAt: given },
    });
  const unknown = await call(`POST ${product}/${id}/revert`, { payload: { version: 2 ** 31, updatedAt } });
  expect(unknown.status).toBe(400);
  const late = await revert(outdatedVersion);
  expect([late.status, late.body]).toEqual([409, { error: words.productOutdated }]);
  await call(`POST ${product}`, { payload: form });
  const taken = await revert(updatedAt);
  expect([taken.status, taken.body]).toEqual([409, { error: words.slugTaken }]);
});

test("a product beyond the number that is listed is neither added nor restored", async () => {
  const { call, services } = await openAdministration();
  services.products.add = async () => ({ kind: "tooMany" });
  services.productHistories.restore = async () => ({ kind: "tooMany" });
  const headers = { "accept-language": "en" };
  for (const refused of [
    await call(`POST ${product}`, { headers, payload: form }),
    await call(`POST ${product}/trash/1/restore`, { headers }),
  ])
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: fill(words.tooManyProducts, { count: 500 }) },
    ]);
});

test("a product is neither changed to models of one name or address nor to an address that is taken", async () => {
  const { call } = await openAdministration();
  await call(`POST ${product}`, { payload: { ...form, slug: "other" } });
  const { id, updatedAt } = (await call(`POST ${product}`, { payload: form })).body;
  const change = (facts: object) =>
    call(`PUT ${product}/${id}`, {
      headers: { "accept-language": "en" },
      payload: { ...form, ...facts, updatedAt },
    });
  for (const name of ["Sf-100", "SF 100"]) {
    const twice = await change({ models: [...form.models, { name, crt: 1 }] });
    expect([twice.status, twice.body.fields]).toEqual([
      400,
      { models: fill(words.modelTwice, { names: `SF-100, ${name}` }) },
    ]);
  }
  const taken = await change({ slug: "other" });
  expect([taken.status, taken.body]).toEqual([
    400,
    { error: words.formInvalid, fields: { slug: words.slugTaken } },
  ]);
});
