import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { fileHashDigits, type StoredFile } from "#domain/files/stored-file.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";

/** How long a file may wait for the edit that it was brought for, ms: a day. */
const patienceMs = 24 * 60 * 60 * 1000;

/** Longest piece in which a file is stored and read, bytes. */
export const pieceBytes = 256 * 1024;

/** What administrators brought for the pages, by name. A name never changes its file. */
export interface Files {
  /** Stores a file that has been checked, under the hash of its content. @param ending such as "pdf" */
  store(file: { bytes: Uint8Array; contentType: string; ending: string }): Promise<StoredFile>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Which of these files there are, by name. */
  among(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** The bytes from `from` to before `to`, piece by piece as they are asked for. */
  read(name: string, from: number, to: number): AsyncGenerator<Uint8Array>;
  /** Removes files that neither the draft nor any version shows. */
  purge(): Promise<void>;
}

export function createFiles({ db }: Pick<Database, "db">, clock: () => Date): Files {
  return {
    async store({ bytes, contentType, ending }) {
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, fileHashDigits);
      const file = { name: `${hash}.${ending}`, contentType, size: bytes.length };
      await db.transaction().execute(async (trx) => {
        const createdAt = clock().getTime();
        const isNew = await trx
          .insertInto("files")
          .values({ ...file, createdAt })
          .onConflict((conflict) => conflict.column("name").doNothing())
          .returning("name")
          .executeTakeFirst();
        // Brought again, it waits again for the edit that it was brought for.
        if (!isNew) await trx.updateTable("files").set({ createdAt }).where("name", "=", file.name).execute();
        else await storePieces(trx, file.name, bytes);
      });
      return file;
    },

    async find(name) {
      const row = await db.selectFrom("files").selectAll().where("name", "=", name).executeTakeFirst();
      return row && { name: row.name, contentType: row.contentType, size: row.size };
    },

    async among(names) {
      if (names.length === 0) return new Set();
      const rows = await db.selectFrom("files").select("name").where("name", "in", names).execute();
      return new Set(rows.map(({ name }) => name));
    },

    async *read(name, from, to) {
      for (let position = Math.floor(from / pieceBytes); position * pieceBytes < to; position += 1) {
        const bytes = await pieceOf(db, name, position);
        // Removed while it was being read: who reads sees that it ends early.
        if (!bytes) return;
        const start = position * pieceBytes;
        yield bytes.subarray(Math.max(0, from - start), Math.min(bytes.length, to - start));
      }
    },

    async purge() {
      await db
        .deleteFrom("files")
        .where("createdAt", "<", clock().getTime() - patienceMs)
        .where((file) => file.not(isShown))
        .execute();
    },
  };
}

async function storePieces(db: Kysely<Tables>, file: string, bytes: Uint8Array): Promise<void> {
  for (let position = 0; position * pieceBytes < bytes.length; position += 1) {
    const piece = bytes.subarray(position * pieceBytes, (position + 1) * pieceBytes);
    await db.insertInto("fileParts").values({ file, position, bytes: piece }).execute();
  }
}

async function pieceOf(db: Kysely<Tables>, file: string, position: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("fileParts")
    .select("bytes")
    .where("file", "=", file)
    .where("position", "=", position)
    .executeTakeFirst();
  return row?.bytes;
}

/** A name is long enough to be met nowhere by chance. */
const isShown = sql<boolean>`(
  exists (select 1 from content_edits where edit like '%' || files.name || '%')
  or exists (select 1 from content_versions where edits like '%' || files.name || '%')
)`;
