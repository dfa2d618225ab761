import { sessionCookieName } from "#domain/admin/session-cookie.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import type { Edit } from "#domain/content/edits.ts";
import type { FactCheck } from "#domain/content/fact-checks.ts";
import type { FileView } from "#domain/files/file-calls.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import type { StartState } from "#domain/start/start-calls.ts";
import { aModel, aProduct, aProject, noEnglish, storeProject } from "./builders.ts";
import { aPdf } from "./documents.ts";
import { written } from "./file-forms.ts";
import { aPicture } from "./pictures.ts";
import type { Site } from "./site.ts";

const ownFacts: Partial<Record<FactCheck, Extract<Edit, { kind: "fact" }>["value"]>> = {
  year: 2001,
  count: 12,
  rating: 4.2,
  registration: "123-45-67890",
  email: "hello@hanbit.example",
  color: "#8a1c4a",
  darkColor: "#1d3b2a",
  latitude: 35.1,
  longitude: 129.04,
  countries: ["Mongolia"],
  readable: "1 Hanbit-ro",
  any: "48000",
};

export const ownName = { ko: "한빛냉각", en: "Hanbit Cooling" };

/** Actions of an owner through the API, in an own session. */
export interface Owner {
  state(): Promise<StartState>;
  /** Changes every field that the first steps list, until none is left. */
  replaceWhatIsListed(): Promise<void>;
  /** Removes sample products and projects and adds the company's own, with and without a photo. */
  replaceRecords(): Promise<void>;
  publish(): Promise<void>;
  removeSamples(): Promise<void>;
  draftOf(path: string): Promise<string>;
  empty(list: string, ids: readonly string[]): Promise<void>;
  takeBack(list: string): Promise<void>;
  fields(): Promise<readonly EditableField[]>;
}

export async function anOwner(site: Site): Promise<Owner> {
  const { accounts, sessions } = site.services;
  await accounts.createFirst({ username: "owner", password: "배터리-말-스테이플" });
  const token = await sessions.begin(1, { address: "127.0.0.*", device: "Chrome · Linux" });
  const cookie = `${sessionCookieName(false)}=${token}`;

  async function call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const headers = { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const response = await fetch(`${site.url}/api/admin/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${await response.text()}`);
    return (await response.json()) as Result;
  }

  async function upload(kind: string, bytes: Buffer, name: string): Promise<FileView> {
    const { headers, payload } = written([{ field: "file", bytes, name }]);
    const response = await fetch(`${site.url}/api/admin/files/${kind}`, {
      method: "POST",
      headers: { cookie, ...headers },
      body: new Uint8Array(payload),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as FileView;
  }

  const revisions = async () => {
    const { edits } = await call<{ edits: { path: string; revision: number }[] }>("GET", "content");
    return new Map(edits.map(({ path, revision }) => [path, revision]));
  };
  async function change(path: string, edit: Edit | null): Promise<void> {
    const revision = (await revisions()).get(path) ?? 0;
    await call("PUT", "content/edits", { path, edit, revision });
  }
  const fields = async () => (await call<{ fields: EditableField[] }>("GET", "content")).fields;
  const state = () => call<StartState>("GET", "start");

  async function files() {
    const picture = await upload("picture", await aPicture({ width: 1200, height: 800 }), "own.webp");
    const document = await upload("document", aPdf({ pages: 2 }), "own.pdf");
    const { name: file, width = 0, height = 0, placeholder = "" } = picture;
    const own: OwnPicture = { file, width, height, placeholder, focus: { x: 0.5, y: 0.5 } };
    return { picture: own, document: { file: document.name, name: "own.pdf", size: document.size } };
  }

  const removeSamples = async () => {
    await call("POST", "start/samples/removal", { kinds: ["projects", "products"] });
  };

  return {
    state,
    fields,
    removeSamples,
    async draftOf(path) {
      const response = await fetch(`${site.url}/sd_admin/draft${path}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.text();
    },
    async replaceWhatIsListed() {
      const own = await files();
      // A value that an owner adds may equal the sample's, once or twice.
      for (let round = 0; round < 3; round++) {
        const { places: remaining } = await state();
        if (remaining.length === 0) return;
        const known = new Map((await fields()).map((field) => [field.path, field]));
        const edits = new Map(remaining.flatMap(({ path }) => editsOf(path, known, own)));
        const stored = await revisions();
        for (const [path, edit] of edits)
          await call("PUT", "content/edits", { path, edit, revision: stored.get(path) ?? 0 });
      }
    },
    async replaceRecords() {
      await removeSamples();
      const { url } = await upload("picture", await aPicture({ width: 1000, height: 750 }), "tower.webp");
      await call("POST", "products", ownProduct(url));
      await storeProject(site.services.projects, ownProject({ imageUrl: url, tags: ["개방형"] }));
      for (const coolingTowerType of ["industrial", "package"] as const)
        for (const tags of [["모듈형"], ["밀폐형"], ["직교류"], []])
          await storeProject(site.services.projects, ownProject({ imageUrl: null, coolingTowerType, tags }));
    },
    async publish() {
      const { draftHash, differences } = await call<Review>("GET", "content/changes");
      const refused = differences.filter(({ problems }) => problems.length > 0);
      if (refused.length > 0) throw new Error(`Cannot be published: ${JSON.stringify(refused)}`);
      await call("POST", "content/publish", { draftHash });
    },
    empty: (list, ids) => change(list, { kind: "list", order: [], removed: [...ids], added: [] }),
    takeBack: (list) => change(list, null),
  };
}

interface Review {
  draftHash: string;
  differences: { path: string; problems: string[] }[];
}

interface OwnFiles {
  picture: OwnPicture;
  document: { file: string; name: string; size: number };
}

/** Edits that replace the sample content of a field. */
function editsOf(
  path: string,
  fields: ReadonlyMap<string, EditableField>,
  { picture, document }: OwnFiles,
): [path: string, edit: Edit][] {
  const field = fields.get(path);
  if (!field) throw new Error(`${path} is listed, and is not in the draft.`);
  const words = wordsFor(path);
  switch (field.kind) {
    case "text":
      if (!field.isPhone) return [[path, { kind: "text", ...words }]];
      return [
        [path, { kind: "text", ko: "+82-51-000-0000", en: "+82-51-000-0000" }],
        [`${path}Href`, { kind: "fact", value: "tel:+82510000000" }],
      ];
    case "texts":
      return [[path, { kind: "texts", ko: [words.ko], en: [words.en] }]];
    case "picture":
      return [[path, { kind: "picture", picture, ...words }]];
    case "document":
      return [[path, { kind: "document", ko: document, en: document }]];
    case "film":
      return [[path, { kind: "film", film: { address: "https://youtu.be/aqz-KE-bpKQ" } }]];
    case "fact": {
      const value = ownFacts[field.check];
      if (value === undefined)
        throw new Error(`${path}: no fact of the invented company for ${field.check}.`);
      return [[path, { kind: "fact", value }]];
    }
    default:
      throw new Error(`${path} is a list: its entries are listed, and not itself.`);
  }
}

let number = 0;
function wordsFor(path: string): { ko: string; en: string } {
  if (path === "company.name") return ownName;
  number += 1;
  return { ko: `우리 문구 ${number}`, en: `Words of our own ${number}` };
}

function ownProduct(imageUrl: string) {
  return {
    ...aProduct({
      slug: "kx",
      category: "package",
      name: "KX 시리즈",
      description: "우리가 만든 냉각탑입니다.",
      tags: ["개방형"],
      imageUrl,
      imageAlt: "우리 냉각탑",
      models: [aModel({ name: "KX-100", crt: 100 })],
    }),
    en: {
      name: "KX series",
      type: null,
      description: "Towers that we make ourselves.",
      features: null,
      specifications: null,
      imageAlt: "Our tower",
    },
  };
}

function ownProject(own: Parameters<typeof aProject>[0]) {
  return aProject({
    title: "우리 공장 냉각탑",
    description: "우리가 설치했습니다.",
    clientCompany: "새날화학",
    city: "부산",
    projectYear: 2024,
    completedOn: "2024-05-02",
    ...own,
    en: { ...noEnglish, title: "Towers of our plant", description: "We installed them." },
  });
}
