import { createHash } from "node:crypto";
import Sqlite from "better-sqlite3";
import pg from "pg";

/** State of a picture whose bytes are those that its name was made from. */
export const intact = "intact";

/** Everything that `writing.ts` may have stored, as `verify` of a ledger takes it. */
export type Stored = [name: string, state: string][];

const texts = `select company as name, message as state from contact_inquiries where company like 'stream %'
  union all select title, description from projects where title like 'stream %'`;
const pictures = "select name, bytes from images";

/** Reads a SQLite file as anybody could, without the program. @returns also what SQLite says of its soundness. */
export function storedInFile(file: string): { stored: Stored; soundness: string } {
  const database = new Sqlite(file);
  try {
    const integrity = database.pragma("integrity_check", { simple: true });
    const orphans = database.pragma("foreign_key_check") as unknown[];
    return {
      stored: together(
        database.prepare<[], TextRow>(texts).all(),
        database.prepare<[], PictureRow>(pictures).all(),
      ),
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
    const { rows: written } = await client.query<TextRow>(texts);
    return together(written, (await client.query<PictureRow>(pictures)).rows);
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

function together(written: readonly TextRow[], uploaded: readonly PictureRow[]): Stored {
  return [
    ...written.map(({ name, state }): [string, string] => [name, state]),
    ...uploaded.map(({ name, bytes }): [string, string] => [`/projects/${name}`, isNamedSo(name, bytes)]),
  ];
}

/** Uploaded pictures are named by the hash of their content. */
function isNamedSo(name: string, bytes: Buffer): string {
  const hash = createHash("sha256").update(bytes).digest("hex");
  return hash.startsWith(name.replace(/\.webp$/, "")) ? intact : "damaged";
}
