import { inquiryDaySchema, maxValueKrw } from "#domain/inquiries/inbox.ts";

/** @returns null for an empty text, and `undefined` for an amount that cannot be stored */
export function readWon(typed: string): number | null | undefined {
  const plain = typed.replace(/[\s,원]/g, "");
  if (plain === "") return null;
  const value = Number(plain);
  return Number.isInteger(value) && value >= 0 && value <= maxValueKrw ? value : undefined;
}

/** @returns null for an empty text, and `undefined` for a day that cannot be stored */
export function readDay(typed: string): string | null | undefined {
  if (typed === "") return null;
  return inquiryDaySchema.safeParse(typed).data;
}
