import { createHash } from "node:crypto";
import Sqlite from "better-sqlite3";
import pg from "pg";

/** State of a picture whose bytes are those that its name was made from. */
export const intact = "intact";

/** Everything that `writing.ts` may have stored, as `verify` of a ledger takes it. */
export type Stored = [name: string, state: string][];

/** The text of the pages that is edited, and its names in the ledger. */
export const editedPath = "home.company.title";
export const draftName = `draft of ${editedPath}`;
export const publishedName = `published ${editedPath}`;

/** State of an imported list: its rows, and those among them with a photograph. */
export function listState(rows: number, photographs: number): string {
  return `${rows} rows, ${photographs} photographs`;
}

/** State of an inquiry with a file. @param size of the file, bytes */
export function attachedState(message: string, size: number): string {
  return `${message}, ${size} bytes`;
}

const texts = `select company as name, message as state from contact_inquiries where company like 'stream %'
  union all select title, description from projects where title like 'stream %'
  union all select name, description from products where name like 'stream %'
  union all select client_company, count(*) || ' rows, ' || count(image_url) || ' photographs'
    from projects where client_company like 'list %' group by client_company
  union all select company, message || ', ' || sum(length(bytes)) || ' bytes'
    from contact_inquiries join inquiry_file_parts on inquiry_id = contact_inquiries.id
    where company like 'attached %' group by contact_inquiries.id, company, message`;
const pictures = "select name, bytes from images";
const fileParts = "select file as name, bytes from file_parts order by file, position";
const draft = `select edit from content_edits where path = '${editedPath}'`;
const published = "select edits from content_versions order by id desc limit 1";

/** Reads a SQLite file without the program. @returns also the result of SQLite's integrity check */
export function storedInFile(file: string): { stored: Stored; soundness: string } {
  const database = new Sqlite(file);
  try {
    const integrity = database.pragma("integrity_check", { simple: true });
    const orphans = database.pragma("foreign_key_check") as unknown[];
    return {
      stored: together({
        texts: database.prepare<[], TextRow>(texts).all(),
        pictures: database.prepare<[], PictureRow>(pictures).all(),
        fileParts: database.prepare<[], PictureRow>(fileParts).all(),
        draft: database.prepare<[], { edit: string }>(draft).get(),
        published: database.prepare<[], { edits: string }>(published).get(),
      }),
      soundness: orphans.length === 0 ? String(integrity) : `${integrity}, ${orphans.length} orphans`,
    };
  } finally {
    database.close();
  }
}

/** Reads a PostgreSQL database on a connection of its own. */
export async function storedInPostgres(url: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return together({
      texts: (await client.query<TextRow>(texts)).rows,
      pictures: (await client.query<PictureRow>(pictures)).rows,
      fileParts: (await client.query<PictureRow>(fileParts)).rows,
      draft: (await client.query<{ edit: string }>(draft)).rows[0],
      published: (await client.query<{ edits: string }>(published)).rows[0],
    });
  } finally {
    await client.end();
  }
}

interface TextRow {
  name: string;
  state: string;
}

interface PictureRow {
  name: string;
  bytes: Buffer;
}

interface Found {
  texts: readonly TextRow[];
  pictures: readonly PictureRow[];
  /** In the order of each file. */
  fileParts: readonly PictureRow[];
  draft: { edit: string } | undefined;
  published: { edits: string } | undefined;
}

function together({ texts, pictures, fileParts, draft, published }: Found): Stored {
  const files = [...Map.groupBy(fileParts, ({ name }) => name)].map(([name, parts]) => ({
    name,
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
  }));
  const publishedEdit = published && JSON.parse(published.edits)[editedPath]?.edit;
  return [
    ...texts.map(({ name, state }): [string, string] => [name, state]),
    ...pictures.map(({ name, bytes }): [string, string] => [`/projects/${name}`, isNamedSo(name, bytes)]),
    ...files.map(({ name, bytes }): [string, string] => [`file ${name}`, isNamedSo(name, bytes)]),
    ...(draft ? [[draftName, JSON.parse(draft.edit).ko] as [string, string]] : []),
    ...(publishedEdit ? [[publishedName, publishedEdit.ko] as [string, string]] : []),
  ];
}

/** Uploaded pictures and files are named by the hash of their content. */
function isNamedSo(name: string, bytes: Buffer): string {
  const hash = createHash("sha256").update(bytes).digest("hex");
  return hash.startsWith(name.replace(/\.\w+$/, "")) ? intact : "damaged";
}
