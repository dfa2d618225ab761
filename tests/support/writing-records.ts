import { seed } from "#data/seed.ts";
import { aNewsForm, aPageDraft, aProject } from "./builders.ts";
import { written } from "./file-forms.ts";
import { aPicture } from "./pictures.ts";
import type { Opened, WritingCall } from "./writing-calls.ts";

const headers = { "Idempotency-Key": "one" };

const product = {
  slug: "sf",
  category: "package",
  name: "SF 시리즈",
  description: "직교류형 냉각탑입니다.",
  features: "하나\n둘",
  tags: ["개방형"],
  models: [],
};

/** Calls about projects, products, files and the content of pages. */
export const recordCalls: Readonly<Record<string, WritingCall>> = {
  "POST /api/projects": { repeat: "key", prepare: async () => ({ payload: aProject(), headers }) },
  "PUT /api/projects/{id}": {
    repeat: "version",
    async prepare(opened) {
      const { id, updatedAt } = await addProject(opened);
      return { params: { id }, payload: { ...aProject({ title: "다른 이름" }), updatedAt } };
    },
  },
  "DELETE /api/projects/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: (await addProject(opened)).id } }),
  },
  "POST /api/projects/upload-image": { repeat: "content", prepare: async () => aPictureForm("image") },
  "POST /api/admin/projects/import/upload-image": {
    repeat: "content",
    prepare: async () => aPictureForm("image"),
  },
  "POST /api/admin/projects/bulk": {
    repeat: "state",
    prepare: async (opened) => ({
      payload: { ids: [(await addProject(opened)).id], change: { kind: "hide" } },
    }),
  },
  "POST /api/admin/projects/undo": {
    repeat: "version",
    prepare: async (opened) => ({ payload: { projects: [await changeProject(opened)] } }),
  },
  "POST /api/admin/projects/{id}/revert": {
    repeat: "version",
    async prepare(opened) {
      const { id, updatedAt } = await changeProject(opened);
      const { versions } = await read(opened, `/api/admin/projects/${id}/versions`);
      return { params: { id }, payload: { version: versions[0].id, updatedAt } };
    },
  },
  "POST /api/admin/projects/trash/restore": {
    repeat: "gone",
    prepare: async (opened) => ({ payload: { ids: [await trashProject(opened)] } }),
  },
  "POST /api/admin/projects/trash/erase": {
    repeat: "gone",
    prepare: async (opened) => ({ payload: { ids: [await trashProject(opened)] } }),
  },
  "POST /api/admin/projects/import": { repeat: "key", prepare: async () => ({ ...aList(), headers }) },
  "POST /api/admin/projects/import/runs/{id}/undo": {
    repeat: "gone",
    async prepare(opened) {
      const { run } = (await opened.call("POST /api/admin/projects/import", aList())).body;
      return { params: { id: run } };
    },
  },
  "POST /api/admin/products": { repeat: "key", prepare: async () => ({ payload: product, headers }) },
  "PUT /api/admin/products/{id}": {
    repeat: "version",
    async prepare(opened) {
      const { id, updatedAt } = await addProduct(opened);
      return { params: { id }, payload: { ...product, name: "다른 이름", updatedAt } };
    },
  },
  "DELETE /api/admin/products/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: (await addProduct(opened)).id } }),
  },
  "PUT /api/admin/products/order": {
    repeat: "state",
    async prepare(opened) {
      const [one, other] = [await addProduct(opened), await addProduct(opened, "other")];
      return { payload: { ids: [other.id, one.id] } };
    },
  },
  "PUT /api/admin/products/{id}/visibility": {
    repeat: "state",
    prepare: async (opened) => ({
      params: { id: (await addProduct(opened)).id },
      payload: { isActive: false },
    }),
  },
  "POST /api/admin/products/{id}/revert": {
    repeat: "version",
    async prepare(opened) {
      const { id } = await addProduct(opened);
      const payload = { ...product, name: "다른 이름" };
      const { updatedAt } = (await opened.call(`PUT /api/admin/products/${id}`, { payload })).body;
      const { versions } = await read(opened, `/api/admin/products/${id}/versions`);
      return { params: { id }, payload: { version: versions[0].id, updatedAt } };
    },
  },
  "POST /api/admin/products/trash/{id}/restore": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: await trashProduct(opened) } }),
  },
  "DELETE /api/admin/products/trash/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: await trashProduct(opened) } }),
  },
  "POST /api/admin/pages": {
    repeat: "key",
    prepare: async () => ({ payload: { kind: "page", draft: aPageDraft() }, headers }),
  },
  "POST /api/admin/pages/import": { repeat: "key", prepare: async () => ({ ...aNewsList(), headers }) },
  "POST /api/admin/pages/import/runs/{id}/undo": {
    repeat: "gone",
    async prepare(opened) {
      const { run } = (await opened.call("POST /api/admin/pages/import", aNewsList())).body;
      return { params: { id: run } };
    },
  },
  "PUT /api/admin/pages/{id}": {
    repeat: "version",
    async prepare(opened) {
      const { id, updatedAt } = await addPage(opened);
      return { params: { id }, payload: { draft: aPageDraft({ address: "other" }), updatedAt } };
    },
  },
  "POST /api/admin/pages/{id}/publish": {
    repeat: "state",
    async prepare(opened) {
      const { id, updatedAt } = await addPage(opened);
      return { params: { id }, payload: { updatedAt } };
    },
  },
  "DELETE /api/admin/pages/{id}/publish/{publishAt}": {
    repeat: "state",
    async prepare(opened) {
      const { id, updatedAt } = await addPage(opened);
      const publishAt = "2099-12-01T00:00:00.000Z";
      const payload = { updatedAt, at: publishAt };
      await opened.call(`POST /api/admin/pages/${id}/publish`, { payload });
      return { params: { id, publishAt } };
    },
  },
  "POST /api/admin/pages/{id}/withdraw": {
    repeat: "state",
    prepare: async (opened) => ({ params: { id: (await publishPage(opened)).id } }),
  },
  "DELETE /api/admin/pages/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: (await addPage(opened)).id } }),
  },
  "POST /api/admin/pages/{id}/versions/{version}/revert": {
    repeat: "version",
    async prepare(opened) {
      const { id, updatedAt: before } = await publishPage(opened);
      const payload = { draft: aPageDraft({ address: "other" }), updatedAt: before };
      const { updatedAt } = (await opened.call(`PUT /api/admin/pages/${id}`, { payload })).body;
      const { versions } = await read(opened, `/api/admin/pages/${id}/versions`);
      return { params: { id, version: versions[0].id }, payload: { updatedAt } };
    },
  },
  "POST /api/admin/pages/trash/{id}/restore": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: await trashPage(opened) } }),
  },
  "POST /api/admin/pages/trash/{id}/undo": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: await trashPage(opened) } }),
  },
  "DELETE /api/admin/pages/trash/{id}": {
    repeat: "gone",
    prepare: async (opened) => ({ params: { id: await trashPage(opened) } }),
  },
  "POST /api/admin/files/{kind}": {
    repeat: "content",
    prepare: async () => ({ params: { kind: "picture" }, ...(await aPictureForm("file")) }),
  },
  "PUT /api/admin/content/edits": { repeat: "state", prepare: async () => ({ payload: anEdit }) },
  "POST /api/admin/content/publish": {
    repeat: "state",
    prepare: async (opened) => ({ payload: { draftHash: await editContent(opened) } }),
  },
  "PUT /api/admin/content/plan": {
    repeat: "state",
    prepare: async (opened) => ({ payload: await contentPlan(opened) }),
  },
  "DELETE /api/admin/content/plan/{plannedAt}": {
    repeat: "gone",
    async prepare(opened) {
      const payload = await contentPlan(opened);
      const { plannedAt } = (await opened.call("PUT /api/admin/content/plan", { payload })).body.plan;
      return { params: { plannedAt } };
    },
  },
  "POST /api/admin/content/discard": {
    repeat: "state",
    prepare: async (opened) => ({ payload: { draftHash: await editContent(opened) } }),
  },
  "POST /api/admin/content/versions/{id}/restore": {
    repeat: "state",
    async prepare(opened) {
      const draftHash = await editContent(opened);
      await opened.call("POST /api/admin/content/publish", { payload: { draftHash } });
      return { params: { id: 0 }, payload: { draftHash } };
    },
  },
  "PUT /api/admin/start/settings": {
    repeat: "state",
    prepare: async () => ({ payload: { isNotPublic: true } }),
  },
  "PUT /api/admin/start/samples/accepted": {
    repeat: "state",
    prepare: async () => ({ payload: { paths: ["company.established"], isAccepted: true } }),
  },
  "POST /api/admin/start/samples/removal": {
    repeat: "gone",
    async prepare({ database, samples }) {
      await seed(database, samples, () => new Date());
      return { payload: { kinds: ["projects", "products"] } };
    },
  },
  "POST /api/admin/start/samples/return": {
    repeat: "state",
    async prepare(opened) {
      await seed(opened.database, opened.samples, () => new Date());
      const payload = { kinds: ["projects", "products"] };
      await opened.call("POST /api/admin/start/samples/removal", { payload });
      return { payload };
    },
  },
};

const anEdit = {
  path: "home.company.title",
  edit: { kind: "text", ko: "냉각탑을 만듭니다", en: "We make cooling towers" },
  revision: 0,
};

async function read({ call }: Opened, address: string) {
  return (await call(`GET ${address}`)).body;
}

async function aPictureForm(field: string) {
  return written([{ bytes: await aPicture(), field }]);
}

function aList() {
  const columns = [
    "title",
    "description",
    "clientCompany",
    "country",
    "city",
    "capacity",
    "coolingTowerType",
  ];
  const row = { id: null, number: null, photo: null, project: aProject() };
  return { payload: { columns, rows: [row], isTrial: false } };
}

function aNewsList() {
  const rows = [{ id: null, news: aNewsForm() }];
  return {
    payload: { columns: ["newsKind", "title", "day", "text"], rows, isTrial: false, isPublished: true },
  };
}

async function addProject({ call }: Opened): Promise<{ id: number; updatedAt: string }> {
  return (await call("POST /api/projects", { payload: aProject() })).body;
}

async function changeProject(opened: Opened): Promise<{ id: number; updatedAt: string }> {
  const { id } = await addProject(opened);
  const payload = aProject({ title: "다른 이름" });
  const { updatedAt } = (await opened.call(`PUT /api/projects/${id}`, { payload })).body;
  return { id, updatedAt };
}

async function trashProject(opened: Opened): Promise<number> {
  const { id } = await addProject(opened);
  await opened.call(`DELETE /api/projects/${id}`);
  return id;
}

async function addProduct({ call }: Opened, slug = "sf"): Promise<{ id: number; updatedAt: string }> {
  return (await call("POST /api/admin/products", { payload: { ...product, slug } })).body;
}

async function trashProduct(opened: Opened): Promise<number> {
  const { id } = await addProduct(opened);
  await opened.call(`DELETE /api/admin/products/${id}`);
  return id;
}

async function addPage({ call }: Opened): Promise<{ id: number; updatedAt: string }> {
  return (await call("POST /api/admin/pages", { payload: { kind: "page", draft: aPageDraft() } })).body;
}

async function publishPage(opened: Opened): Promise<{ id: number; updatedAt: string }> {
  const { id, updatedAt } = await addPage(opened);
  return (await opened.call(`POST /api/admin/pages/${id}/publish`, { payload: { updatedAt } })).body;
}

async function trashPage(opened: Opened): Promise<number> {
  const { id } = await addPage(opened);
  await opened.call(`DELETE /api/admin/pages/${id}`);
  return id;
}

async function contentPlan(opened: Opened) {
  return { at: "2099-12-01T00:00:00.000Z", draftHash: await editContent(opened), expectedPlannedAt: null };
}

async function editContent(opened: Opened): Promise<string> {
  await opened.call("PUT /api/admin/content/edits", { payload: anEdit });
  return (await read(opened, "/api/admin/content/changes")).draftHash;
}
