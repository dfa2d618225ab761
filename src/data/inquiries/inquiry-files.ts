import type { Kysely } from "kysely";
import type { SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import type { InquiryFile } from "#domain/inquiries/files/stored-file.ts";
import type { Tables } from "../database/schema.ts";
import { pieceBytes, piecesOf } from "../files/files.ts";

/** Files of inquiries that are kept altogether, bytes. Whoever wants to fill the disk fills no more than this. */
export const mostFileBytes = 5 * 1024 ** 3;

/** Stores the files of an inquiry, in the transaction that stores the inquiry. */
export async function storeInquiryFiles(
  db: Kysely<Tables>,
  inquiryId: number,
  files: readonly SentFile[],
): Promise<void> {
  for (const [file, { name, contentType, bytes }] of files.entries()) {
    await db
      .insertInto("inquiryFiles")
      .values({ inquiryId, file, name, contentType, size: bytes.length })
      .execute();
    for (const piece of piecesOf(bytes))
      await db
        .insertInto("inquiryFileParts")
        .values({ inquiryId, file, ...piece })
        .execute();
  }
}

/** What files inquiries have, by the inquiry's id, in their order. */
export async function filesOf(
  db: Kysely<Tables>,
  inquiryIds: readonly number[],
): Promise<Map<number, InquiryFile[]>> {
  if (inquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("inquiryFiles")
    .selectAll()
    .where("inquiryId", "in", inquiryIds)
    .orderBy("inquiryId")
    .orderBy("file")
    .execute();
  const ofInquiry = Map.groupBy(rows, ({ inquiryId }) => inquiryId);
  return new Map(
    [...ofInquiry].map(([id, files]) => [
      id,
      files.map(({ file, name, contentType, size }) => ({ file, name, contentType, size })),
    ]),
  );
}

/** The bytes of a file, piece by piece as they are asked for. */
export async function* readInquiryFile(
  db: Kysely<Tables>,
  inquiryId: number,
  { file, name, size }: InquiryFile,
): AsyncGenerator<Uint8Array> {
  for (let position = 0; position * pieceBytes < size; position += 1) {
    const row = await db
      .selectFrom("inquiryFileParts")
      .select("bytes")
      .where("inquiryId", "=", inquiryId)
      .where("file", "=", file)
      .where("position", "=", position)
      .executeTakeFirst();
    // Deleted while it was being read: who reads must not take the beginning for the whole.
    if (!row) throw new Error(`The file ${name} is gone. Its inquiry was deleted while it was being read.`);
    yield row.bytes;
  }
}

/** Whether there is room for so many bytes more. */
export async function hasRoomForFiles(db: Kysely<Tables>, bytes: number): Promise<boolean> {
  const { stored } = await db
    .selectFrom("inquiryFiles")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("stored"))
    .executeTakeFirstOrThrow();
  return Number(stored ?? 0) + bytes <= mostFileBytes;
}
