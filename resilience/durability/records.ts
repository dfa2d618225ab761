import sharp from "sharp";
import { aPdf } from "../../tests/support/documents.ts";
import { call, type Outcome, send, upload } from "./calls.ts";
import { absent } from "./ledger.ts";
import { attachedState, draftName, editedPath, intact, listState, publishedName } from "./stored.ts";
import { projectFacts } from "./watching.ts";
import type { Answered, WritingOptions } from "./writing.ts";

/** Projects of an imported list, and those among them that have a photograph. */
const listRows = 300;
const photographs = 3;

/** Bytes of a PDF for the pages, and of an attachment: several parts of 256 KiB each. */
const pdfBytes = 600_000;
const attachmentBytes = 300_000;

/** A writer of records: its site and ledger, and its ways to send. */
export interface Writer extends WritingOptions {
  answered: Answered;
  /** Sends until it is acknowledged, or the writing is over. */
  until: (what: string, attempt: () => Promise<Outcome>) => Promise<Outcome | undefined>;
}

export function createWriter(options: WritingOptions, answered: Answered, isOver: () => boolean): Writer {
  return {
    ...options,
    answered,
    async until(what, attempt) {
      while (!isOver()) {
        const outcome = await answered(what, attempt());
        if (outcome) return outcome;
      }
      return undefined;
    },
  };
}

/** Changes a text of the draft, and publishes it: the newest version is what visitors see. */
export async function editText(writer: Writer, text: string): Promise<void> {
  const { url, cookie, ledger, answered } = writer;
  const path = "/api/admin/content";
  const headers = { cookie };
  const draft = await read<{ edits: { path: string; revision: number }[] }>(writer, path);
  if (!draft) return;
  const revision = draft.edits.find((edit) => edit.path === editedPath)?.revision ?? 0;
  const json = { path: editedPath, edit: { kind: "text", ko: text, en: text }, revision };
  ledger.attempt(draftName, text);
  if (!(await answered("edit", call(`${url}${path}/edits`, { method: "PUT", headers, json })))) return;
  ledger.acknowledge(draftName, text);
  const review = await read<{ draftHash: string }>(writer, `${path}/changes`);
  if (!review) return;
  ledger.attempt(publishedName, text);
  const published = call(`${url}${path}/publish`, {
    method: "POST",
    headers,
    json: { draftHash: review.draftHash },
  });
  if (await answered("publish", published)) ledger.acknowledge(publishedName, text);
}

/** Adds a product, changes it and now and then removes it; what got no response is left as it is. */
export async function keepProduct(writer: Writer, name: string): Promise<void> {
  const { url, cookie, ledger, chance, answered } = writer;
  const write = async (state: string, method: string, path: string) => {
    ledger.attempt(name, state);
    const json = method === "DELETE" ? undefined : aProduct(name, state);
    const sent = call(`${url}/api/admin/products${path}`, { method, headers: { cookie }, json });
    const outcome = await answered(`${method} product`, sent);
    if (outcome) ledger.acknowledge(name, state);
    return outcome;
  };
  const created = await write("first text", "POST", "");
  if (!created) return;
  const path = `/${(JSON.parse(created.body) as { id: number }).id}`;
  if ((await write("second text", "PUT", path)) && chance.oneIn(2)) await write(absent, "DELETE", path);
}

/** Imports a list with photographs: all of its rows are stored, or none. */
export async function importList(writer: Writer, name: string): Promise<void> {
  const { url, cookie, ledger, until } = writer;
  const images: string[] = [];
  while (images.length < photographs) {
    const picture = await aPicture(writer);
    const path = `${url}/api/admin/projects/import/upload-image`;
    const stored = await until("photograph", () => upload(path, cookie, picture));
    if (!stored) return;
    images.push((JSON.parse(stored.body) as { imageUrl: string }).imageUrl);
  }
  const json = aList(name, images);
  ledger.attempt(name, listState(listRows, photographs));
  const headers = { cookie, "idempotency-key": name };
  const path = `${url}/api/admin/projects/import`;
  if (await until("import", () => call(path, { method: "POST", headers, json })))
    ledger.acknowledge(name, listState(listRows, photographs));
}

/** Uploads a PDF for the pages. */
export async function uploadDocument({ url, cookie, ledger, chance, answered }: Writer): Promise<void> {
  const bytes = aPdf({ size: pdfBytes + Math.floor(chance.between(0, pdfBytes)) });
  const body = new FormData();
  body.set("file", pdfPart(bytes), "catalogue.pdf");
  const sent = send(`${url}/api/admin/files/document`, { method: "POST", headers: { cookie }, body });
  const stored = await answered("document", sent);
  if (stored) ledger.acknowledge(`file ${(JSON.parse(stored.body) as { name: string }).name}`, intact);
}

/** Sends an inquiry with a file, until it is acknowledged. */
export async function attachFile({ url, ledger, until }: Writer, company: string): Promise<void> {
  const bytes = aPdf({ size: attachmentBytes });
  const message = `Drawing for ${company}`;
  const inquiry = { company, name: "홍길동", phone: "02-0000-0000", email: "buyer@example.com", message };
  const state = attachedState(message, bytes.length);
  ledger.attempt(company, state);
  const stored = await until("attachment", () => {
    const body = new FormData();
    body.set("inquiry", JSON.stringify(inquiry));
    body.set("files", pdfPart(bytes), "drawing.pdf");
    const headers = { "idempotency-key": company };
    return send(`${url}/api/contact/files`, { method: "POST", headers, body });
  });
  if (stored) ledger.acknowledge(company, state);
}

async function read<T>({ url, cookie, until }: Writer, path: string): Promise<T | undefined> {
  const outcome = await until(`GET ${path}`, () => call(url + path, { headers: { cookie } }));
  return outcome && (JSON.parse(outcome.body) as T);
}

function pdfPart(bytes: Buffer): Blob {
  return new Blob([new Uint8Array(bytes)], { type: "application/pdf" });
}

/** A picture of one shade, different from most others. */
export async function aPicture({ chance }: Pick<WritingOptions, "chance">): Promise<Uint8Array<ArrayBuffer>> {
  const shade = () => Math.floor(chance.between(0, 256));
  const background = { r: shade(), g: shade(), b: shade() };
  const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
  return new Uint8Array(picture);
}

function aProduct(name: string, description: string) {
  return {
    slug: name.replaceAll(" ", "-"),
    category: "package",
    name,
    description,
    features: "하나\n둘",
    tags: ["개방형"],
    models: [],
  };
}

function aList(name: string, images: readonly string[]) {
  const columns = [
    "title",
    "description",
    "clientCompany",
    "country",
    "city",
    "capacity",
    "coolingTowerType",
  ];
  const rows = Array.from({ length: listRows }, (_, row) => ({
    id: null,
    number: null,
    photo: images[row] === undefined ? null : `photo ${row}`,
    project: {
      ...projectFacts,
      title: `${name}, row ${row}`,
      clientCompany: name,
      imageUrl: images[row] ?? null,
    },
  }));
  return { columns, rows, isTrial: false };
}
