import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import {
  type FileKind,
  type FileProblem,
  fileHashDigits,
  type StoredFile,
} from "#domain/files/stored-file.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import type { CheckedFile } from "./check-outcome.ts";
import { checkedFile } from "./checked-file.ts";
import { documentReader } from "./document-facts.ts";

/** How long a file may wait for the edit that it was brought for, ms: a day. */
const patienceMs = 24 * 60 * 60 * 1000;

/** Longest piece in which a file is stored and read, bytes. */
export const pieceBytes = 256 * 1024;

/** What administrators brought for the pages, by name. A name never changes its file. */
export interface Files {
  /** Stores what a file holds, bare of whatever is not needed, or says why not. */
  accept(kind: FileKind, bytes: Buffer): Promise<AcceptedFile | { problem: FileProblem }>;
  /** Stores a file that has been checked, under the hash of its content. @param ending such as "pdf" */
  store(file: { bytes: Uint8Array; contentType: string; ending: string }): Promise<StoredFile>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Those of these files that there are, by name, with their sizes in bytes. */
  among(names: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The bytes from `from` to before `to`, piece by piece as they are asked for. */
  read(name: string, from: number, to: number): AsyncGenerator<Uint8Array>;
  /** What these PDFs say of themselves, by name. Each is read once: a name never changes its file. */
  documents(names: readonly string[]): Promise<ReadonlyMap<string, DocumentFacts>>;
  /** All bytes of a file. */
  whole(name: string): Promise<Buffer | undefined>;
  /** Removes files that neither the draft, nor any version, nor a product, nor a kept version of one shows. */
  purge(): Promise<void>;
}

type AcceptedFile = StoredFile & Pick<CheckedFile, "width" | "height" | "placeholder">;

export function createFiles({ db }: Pick<Database, "db">, clock: () => Date): Files {
  const files: Files = {
    async accept(kind, bytes) {
      const checked = await checkedFile(kind, bytes);
      if ("problem" in checked) return checked;
      const { bytes: bare, ending, ...seen } = checked;
      return { ...seen, ...(await files.store({ bytes: bare, ending, contentType: seen.contentType })) };
    },

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
      if (names.length === 0) return new Map();
      const rows = await db.selectFrom("files").select(["name", "size"]).where("name", "in", names).execute();
      return new Map(rows.map(({ name, size }) => [name, size]));
    },

    async *read(name, from, to) {
      for (let position = Math.floor(from / pieceBytes); position * pieceBytes < to; position += 1) {
        const bytes = await pieceOf(db, name, position);
        // Removed while it was being read: who reads must not take the beginning for the whole.
        if (!bytes) throw new Error(`The file ${name} is gone. It was removed while it was being read.`);
        const start = position * pieceBytes;
        yield bytes.subarray(Math.max(0, from - start), Math.min(bytes.length, to - start));
      }
    },

    documents: documentReader((name) => files.whole(name)),

    async whole(name) {
      const file = await files.find(name);
      if (!file) return undefined;
      const pieces: Uint8Array[] = [];
      for await (const piece of files.read(name, 0, file.size)) pieces.push(piece);
      return Buffer.concat(pieces);
    },

    async purge() {
      await db
        .deleteFrom("files")
        .where("createdAt", "<", clock().getTime() - patienceMs)
        .where((file) => file.not(isShown))
        .execute();
    },
  };
  return files;
}

/** The pieces in which a file is stored, from 0. */
export function* piecesOf(bytes: Uint8Array): Generator<{ position: number; bytes: Uint8Array }> {
  for (let position = 0; position * pieceBytes < bytes.length; position += 1)
    yield { position, bytes: bytes.subarray(position * pieceBytes, (position + 1) * pieceBytes) };
}

async function storePieces(db: Kysely<Tables>, file: string, bytes: Uint8Array): Promise<void> {
  for (const piece of piecesOf(bytes))
    await db
      .insertInto("fileParts")
      .values({ file, ...piece })
      .execute();
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
  or exists (select 1 from product_versions where record like '%' || files.name || '%')
  or exists (select 1 from products where image_url like '%' || files.name or documents like '%' || files.name || '%'
    or technical_files like '%' || files.name || '%')
)`;
