import type { Kysely, Transaction } from "kysely";
import { maxInquiryFileBytes, type SentFile } from "#domain/inquiries/files/inquiry-file.ts";
import type { InquiryFile } from "#domain/inquiries/files/stored-inquiry-file.ts";
import { shortLivedStatuses } from "#domain/inquiries/inbox.ts";
import type { Tables } from "../database/schema.ts";
import { maxPieceBytes, piecesOf } from "../files/pieces.ts";

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

/** Files of inquiries, by the inquiry's id, in their order. */
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

/** The bytes of a file, streamed. */
export async function* readInquiryFile(
  db: Kysely<Tables>,
  inquiryId: number,
  { file, name, size }: InquiryFile,
): AsyncGenerator<Uint8Array> {
  for (let position = 0; position * maxPieceBytes < size; position += 1) {
    const row = await db
      .selectFrom("inquiryFileParts")
      .select("bytes")
      .where("inquiryId", "=", inquiryId)
      .where("file", "=", file)
      .where("position", "=", position)
      .executeTakeFirst();
    // The reader must not take a part for the whole file.
    if (!row) throw new Error(`The file ${name} is gone. Its inquiry was deleted while it was being read.`);
    yield row.bytes;
  }
}

/** Size of the files of all inquiries, bytes. */
export async function inquiryFileBytes(db: Kysely<Tables>): Promise<number> {
  const { stored } = await db
    .selectFrom("inquiryFiles")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("stored"))
    .executeTakeFirstOrThrow();
  return Number(stored ?? 0);
}

/**
 * Makes room for files: deletes those of quarantined inquiries and of spam, the oldest first, if needed. Such an
 * inquiry keeps the names of its deleted files.
 * @param bytes size of the files that are to be stored
 * @param maxBytes size that the files of all inquiries may have
 * @returns false if there is too little room; then nothing is deleted
 */
export async function makeRoomForFiles(
  trx: Transaction<Tables>,
  bytes: number,
  maxBytes: number = maxInquiryFileBytes,
): Promise<boolean> {
  let surplus = (await inquiryFileBytes(trx)) + bytes - maxBytes;
  if (surplus <= 0) return true;
  const droppable = await trx
    .selectFrom("inquiryFiles")
    .innerJoin("contactInquiries", "contactInquiries.id", "inquiryFiles.inquiryId")
    .select(({ fn }) => ["inquiryId", fn.sum<number | string>("size").as("size")])
    .where("contactInquiries.status", "in", shortLivedStatuses)
    .groupBy("inquiryId")
    .orderBy("inquiryId")
    .execute();
  const dropped: number[] = [];
  for (const { inquiryId, size } of droppable) {
    if (surplus <= 0) break;
    dropped.push(inquiryId);
    surplus -= Number(size);
  }
  if (surplus > 0) return false;
  for (const inquiryId of dropped) await dropFiles(trx, inquiryId);
  return true;
}

async function dropFiles(trx: Transaction<Tables>, inquiryId: number): Promise<void> {
  const files = (await filesOf(trx, [inquiryId])).get(inquiryId) ?? [];
  const inquiry = trx.selectFrom("contactInquiries").select("missingFiles").where("id", "=", inquiryId);
  const { missingFiles } = await inquiry.executeTakeFirstOrThrow();
  const names = [
    ...(missingFiles === null ? [] : JSON.parse(missingFiles)),
    ...files.map(({ name }) => name),
  ];
  await trx
    .updateTable("contactInquiries")
    .set({ missingFiles: JSON.stringify(names) })
    .where("id", "=", inquiryId)
    .execute();
  await trx.deleteFrom("inquiryFileParts").where("inquiryId", "=", inquiryId).execute();
  await trx.deleteFrom("inquiryFiles").where("inquiryId", "=", inquiryId).execute();
}
