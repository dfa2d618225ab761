import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { filmBudget } from "#domain/files/budgets.ts";
import { type FileProblem, fileHashDigits, type StoredFile } from "#domain/files/stored-file.ts";
import type { Tables } from "../../database/schema.ts";
import { maxPieceBytes, pieceOf, storePiece } from "../pieces.ts";
import { containerOf, filmFacts } from "./film-facts.ts";
import type { FilmFacts, ReadBytes } from "./read-bytes.ts";

/** A film that has come whole and can be played; nothing of it stays unless it is kept. */
export interface ReceivedFilm extends StoredFile, FilmFacts {}

export interface FilmStore {
  /**
   * Stores a film piece by piece as it comes, so that no process holds it and no disk but the database's has to have room, and
   * reads its header there. What is refused or ends early is removed; what a crash leaves goes with the files that no page shows.
   */
  receive(bytes: AsyncIterable<Uint8Array>): Promise<ReceivedFilm | { problem: FileProblem }>;
  /** Keeps a film that was received. */
  keep(film: ReceivedFilm): Promise<void>;
}

/** Stands for the size of a film that has not come whole. */
const incomplete = 1;

export function createFilmStore(
  db: Kysely<Tables>,
  clock: () => Date,
  { totalBytes = filmBudget.totalBytes }: { totalBytes?: number } = {},
): FilmStore {
  async function begin(start: Buffer): Promise<StoredFile | { problem: FileProblem }> {
    const container = containerOf(start);
    if (!container) return { problem: start.length === 0 ? "empty" : "otherType" };
    if ((await storedBytes(db)) >= totalBytes) return { problem: "full" };
    const name = `${randomBytes(fileHashDigits / 2).toString("hex")}.${container.extension}`;
    const file = { name, contentType: container.contentType, size: incomplete };
    await db
      .insertInto("files")
      .values({ ...file, createdAt: clock().getTime() })
      .execute();
    return file;
  }

  async function receivedIn(
    file: StoredFile,
    pieces: AsyncIterable<Buffer>,
  ): Promise<ReceivedFilm | { problem: FileProblem }> {
    let [position, size] = [0, 0];
    for await (const piece of pieces) {
      await storePiece(db, file.name, { position, bytes: piece });
      position += 1;
      size += piece.length;
    }
    const extension = file.name.endsWith(".mp4") ? "mp4" : "webm";
    const facts = await filmFacts(extension, storedBytesOf(db, file.name), size);
    return "problem" in facts ? facts : { ...file, size, ...facts };
  }

  return {
    async receive(bytes) {
      const pieces = inPieces(bytes);
      const first = await pieces.next();
      const file = await begin(first.done ? Buffer.alloc(0) : first.value);
      if ("problem" in file || first.done) {
        await pieces.return(undefined);
        return "problem" in file ? file : { problem: "empty" };
      }
      let isWhole = false;
      try {
        const received = await receivedIn(file, after(first.value, pieces));
        isWhole = !("problem" in received);
        return received;
      } finally {
        if (!isWhole) await db.deleteFrom("files").where("name", "=", file.name).execute();
      }
    },

    async keep({ name, size }) {
      await db
        .updateTable("files")
        .set({ size, createdAt: clock().getTime() })
        .where("name", "=", name)
        .execute();
    },
  };
}

/** Bytes that all films take. */
async function storedBytes(db: Kysely<Tables>): Promise<number> {
  const { total } = await db
    .selectFrom("files")
    .select(sql<number | string>`coalesce(sum(size), 0)`.as("total"))
    .where("contentType", "like", "video/%")
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Reads parts of a stored film; the last piece is kept, since headers are read from one box to the next. */
function storedBytesOf(db: Kysely<Tables>, name: string): ReadBytes {
  let last: { position: number; bytes: Uint8Array } | undefined;
  const pieceAt = async (position: number) => {
    if (last?.position !== position)
      last = { position, bytes: (await pieceOf(db, name, position)) ?? new Uint8Array() };
    return last.bytes;
  };
  return async (from, to) => {
    const parts: Uint8Array[] = [];
    for (let position = Math.floor(from / maxPieceBytes); position * maxPieceBytes < to; position += 1) {
      const start = position * maxPieceBytes;
      parts.push((await pieceAt(position)).subarray(Math.max(0, from - start), to - start));
    }
    return Buffer.concat(parts);
  };
}

/** The same bytes in pieces of the longest that is stored; the last one may be shorter. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < maxPieceBytes) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= maxPieceBytes; rest = rest.subarray(maxPieceBytes))
      yield rest.subarray(0, maxPieceBytes);
    waiting = rest.length > 0 ? [rest] : [];
    length = rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function* after(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  yield first;
  yield* rest;
}
