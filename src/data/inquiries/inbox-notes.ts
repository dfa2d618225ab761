import type { Kysely, Transaction } from "kysely";
import { type InquiryNote, maxNotes } from "#domain/inquiries/inbox-note.ts";
import { inquiryFieldNames } from "#domain/inquiries/inquiry-fields.ts";
import type { Database } from "../database/connect.ts";
import { waitForTurn } from "../database/migrate.ts";
import type { Tables } from "../database/schema.ts";
import { inquirySearchText, iso } from "./inquiry-rows.ts";

export interface NewNote {
  /** Made up by whoever writes; the same again is the same note. */
  key: string;
  text: string;
  /** User name. */
  author: string;
}

/** `not theirs`: somebody else has written a note of this key. */
export type NoteRefusal = "no inquiry" | "not theirs" | "too many";

/** Stores a note, once however often it is sent, and lets the inquiry be found by it. */
export function storeNote(
  { db, engine }: Database,
  inquiryId: number,
  { key, text, author }: NewNote,
  now: Date,
): Promise<NoteRefusal | "stored"> {
  return db.transaction().execute(async (trx) => {
    await waitForTurn(trx, engine, `notes of ${inquiryId}`);
    if (!(await exists(trx, inquiryId))) return "no inquiry";
    const notes = (await notesOf(trx, [inquiryId])).get(inquiryId) ?? [];
    const known = notes.find((note) => note.key === key);
    if (known && known.author !== author) return "not theirs";
    if (known?.text === text) return "stored";
    if (!known && notes.length >= maxNotes) return "too many";
    await trx
      .insertInto("inquiryNotes")
      .values({ inquiryId, noteKey: key, author, body: text, writtenAt: now.getTime() })
      .onConflict((conflict) => conflict.columns(["inquiryId", "noteKey"]).doUpdateSet({ body: text }))
      .execute();
    await refreshSearchText(trx, inquiryId);
    return "stored";
  });
}

/** Deletes one's own note, or one from before notes had authors. @returns whether there was such a note */
export function deleteNote(
  { db, engine }: Database,
  inquiryId: number,
  { key, author }: Pick<NewNote, "key" | "author">,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await waitForTurn(trx, engine, `notes of ${inquiryId}`);
    const { numDeletedRows } = await trx
      .deleteFrom("inquiryNotes")
      .where("inquiryId", "=", inquiryId)
      .where("noteKey", "=", key)
      .where((note) => note.or([note("author", "=", author), note("author", "is", null)]))
      .executeTakeFirst();
    if (numDeletedRows > 0n) await refreshSearchText(trx, inquiryId);
    return numDeletedRows > 0n;
  });
}

/** The notes of inquiries by the inquiry's id, the oldest first; those of unknown time before all. */
export async function notesOf(
  db: Kysely<Tables>,
  inquiryIds: readonly number[],
): Promise<Map<number, InquiryNote[]>> {
  if (inquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("inquiryNotes")
    .selectAll()
    .where("inquiryId", "in", inquiryIds)
    .orderBy("inquiryId")
    .orderBy((note) => note.fn.coalesce("writtenAt", note.val(0)))
    .orderBy("noteKey")
    .execute();
  const ofInquiry = Map.groupBy(rows, (row) => row.inquiryId);
  return new Map(
    [...ofInquiry].map(([id, notes]) => [
      id,
      notes.map(({ noteKey, author, writtenAt, body }) => ({
        key: noteKey,
        author,
        writtenAt: writtenAt === null ? null : iso(writtenAt),
        text: body,
      })),
    ]),
  );
}

async function exists(trx: Transaction<Tables>, inquiryId: number): Promise<boolean> {
  const row = await trx
    .selectFrom("contactInquiries")
    .select("id")
    .where("id", "=", inquiryId)
    .executeTakeFirst();
  return row !== undefined;
}

async function refreshSearchText(trx: Transaction<Tables>, inquiryId: number): Promise<void> {
  const inquiry = await trx
    .selectFrom("contactInquiries")
    .select(["reference", ...inquiryFieldNames])
    .where("id", "=", inquiryId)
    .executeTakeFirstOrThrow();
  const notes = (await notesOf(trx, [inquiryId])).get(inquiryId) ?? [];
  const searched = inquirySearchText(
    inquiry,
    notes.map(({ text }) => text),
  );
  await trx
    .updateTable("contactInquiries")
    .set({ searchText: searched })
    .where("id", "=", inquiryId)
    .execute();
}
