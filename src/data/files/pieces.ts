import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";

/** Longest piece in which a file is stored and read, bytes. */
export const maxPieceBytes = 256 * 1024;

interface Piece {
  /** From 0. */
  position: number;
  bytes: Uint8Array;
}

/** The pieces in which a file is stored. */
export function* piecesOf(bytes: Uint8Array): Generator<Piece> {
  for (let position = 0; position * maxPieceBytes < bytes.length; position += 1)
    yield { position, bytes: bytes.subarray(position * maxPieceBytes, (position + 1) * maxPieceBytes) };
}

export async function storePiece(db: Kysely<Tables>, file: string, piece: Piece): Promise<void> {
  await db
    .insertInto("fileParts")
    .values({ file, ...piece })
    .execute();
}

export async function hasPieces(db: Kysely<Tables>, file: string): Promise<boolean> {
  const piece = await db
    .selectFrom("fileParts")
    .select("position")
    .where("file", "=", file)
    .executeTakeFirst();
  return piece !== undefined;
}

export async function pieceOf(
  db: Kysely<Tables>,
  file: string,
  position: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("fileParts")
    .select("bytes")
    .where("file", "=", file)
    .where("position", "=", position)
    .executeTakeFirst();
  return row?.bytes;
}
