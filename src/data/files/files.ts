import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { DocumentFacts } from "#domain/files/document-facts.ts";
import {
  type FileProblem,
  fileHashDigits,
  type SmallFileKind,
  type StoredFile,
} from "#domain/files/stored-file.ts";
import type { Database } from "../database/connect.ts";
import type { Tables } from "../database/schema.ts";
import { checkInProcess } from "./check/check-in-process.ts";
import type { CheckedFile } from "./check/check-outcome.ts";
import { createFilmStore, type FilmStore } from "./films/film-store.ts";
import { findingsColumns, storedFindings } from "./findings.ts";
import { hasPieces, maxPieceBytes, pieceOf, piecesOf, storePiece } from "./pieces.ts";
import { deleteUnusedFiles } from "./unused-files.ts";

/** An unused file is deleted this long after its upload, or after it was last found in use, ms: a day. */
const unusedRetentionMs = 24 * 60 * 60 * 1000;

/** Uploaded files of the pages, by name. The file of a name never changes. */
export interface Files {
  /** Checks a file, removes what is not needed (metadata, scripts) and stores it; or returns the problem. */
  accept(kind: SmallFileKind, bytes: Buffer): Promise<AcceptedFile | { problem: FileProblem }>;
  /** Stores a checked file, with what the check found, under the hash of its content. */
  store(
    file: Pick<CheckedFile, "bytes" | "contentType" | "extension" | "facts" | "logoPng">,
  ): Promise<StoredFile>;
  films: FilmStore;
  find(name: string): Promise<StoredFile | undefined>;
  /** Sizes in bytes of the stored ones among these files, by name. */
  storedSizes(names: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The bytes from `from` to before `to`, piece by piece as they are asked for. */
  read(name: string, from: number, to: number): AsyncGenerator<Uint8Array>;
  /** Facts of these PDFs, by name, as found when they were checked. */
  documents(names: readonly string[]): Promise<ReadonlyMap<string, DocumentFacts>>;
  /** A logo as PNG, drawn when it was checked; `undefined` if there is no such file, or it cannot be drawn. */
  logoPng(name: string): Promise<Buffer | undefined>;
  /** All bytes of a file. */
  whole(name: string): Promise<Buffer | undefined>;
  /** Removes files that no page, draft, product, project or kept version of one shows. */
  deleteExpired(): Promise<void>;
}

type AcceptedFile = StoredFile & Pick<CheckedFile, "width" | "height" | "placeholder">;

/** @param check checks a file, such as in a process of its own */
export function createFiles(
  { db }: Pick<Database, "db">,
  clock: () => Date,
  check: typeof checkInProcess = checkInProcess,
): Files {
  const findings = storedFindings(db, (name) => files.whole(name), check);
  const files: Files = {
    async accept(kind, bytes) {
      if (bytes.length === 0) return { problem: "empty" };
      const checked = await check(kind, bytes);
      if ("problem" in checked) return checked;
      const { bytes: _, extension, facts, logoPng, ...pictureFacts } = checked;
      return { ...pictureFacts, ...(await files.store(checked)) };
    },

    films: createFilmStore(db, clock),

    store: (file) => insertFile(db, file, clock().getTime()),

    async find(name) {
      const row = await db
        .selectFrom("files")
        .select(["name", "contentType", "size"])
        .where("name", "=", name)
        .executeTakeFirst();
      return row;
    },

    storedSizes: (names) => storedSizes(db, names),

    async *read(name, from, to) {
      for (let position = Math.floor(from / maxPieceBytes); position * maxPieceBytes < to; position += 1) {
        const bytes = await pieceOf(db, name, position);
        // Removed while it was being read: the reader must not take a part for the whole file.
        if (!bytes) throw new Error(`The file ${name} is gone. It was removed while it was being read.`);
        const start = position * maxPieceBytes;
        yield bytes.subarray(Math.max(0, from - start), Math.min(bytes.length, to - start));
      }
    },

    documents: findings.documents,
    logoPng: findings.logoPng,

    async whole(name) {
      const file = await files.find(name);
      if (!file) return undefined;
      const pieces: Uint8Array[] = [];
      for await (const piece of files.read(name, 0, file.size)) pieces.push(piece);
      return Buffer.concat(pieces);
    },

    deleteExpired: () => deleteUnusedFiles(db, clock().getTime(), unusedRetentionMs),
  };
  return files;
}

export async function storedSizes(
  db: Kysely<Tables>,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db.selectFrom("files").select(["name", "size"]).where("name", "in", names).execute();
  return new Map(rows.map(({ name, size }) => [name, size]));
}

async function insertFile(
  db: Kysely<Tables>,
  { bytes, contentType, extension, facts, logoPng }: Parameters<Files["store"]>[0],
  createdAt: number,
): Promise<StoredFile> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, fileHashDigits);
  const file = { name: `${hash}.${extension}`, contentType, size: bytes.length };
  const found = findingsColumns({ facts, logoPng });
  await db.transaction().execute(async (trx) => {
    // Uploading a file again restarts its grace period.
    await trx
      .insertInto("files")
      .values({ ...file, createdAt, ...found })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ createdAt, ...found }))
      .execute();
    if (!(await hasPieces(trx, file.name)))
      for (const piece of piecesOf(bytes)) await storePiece(trx, file.name, piece);
  });
  return file;
}
