import * as z from "zod/mini";

/** Longest note, in characters. */
export const noteLimit = 5000;

/** Notes that one inquiry can have. */
export const maxNotes = 100;

/** Staff note of an inquiry. */
export const noteSchema = z.object({
  /** Names the note within its inquiry. */
  key: z.string(),
  /** User name; null, like the time, for what was noted before notes had authors. */
  author: z.nullable(z.string()),
  writtenAt: z.nullable(z.iso.datetime()),
  text: z.string(),
});
export type InquiryNote = z.infer<typeof noteSchema>;

/** A note as it is sent. */
export const newNoteSchema = z.object({
  text: z.string().check(z.trim(), z.normalize("NFC"), z.minLength(1), z.maxLength(noteLimit)),
});

/** The key of a note, made up by whoever writes it: sent twice, a note is stored once. */
export const noteKeySchema = z.string().check(z.regex(/^[\w-]{1,100}$/));
