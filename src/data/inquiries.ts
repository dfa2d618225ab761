import type { Inquiry } from "#domain/inquiry/inquiry.ts";
import type { Database } from "./database/connect.ts";

export interface Inquiries {
  /** Stores an inquiry; once it resolves the inquiry is on disk. */
  store(inquiry: Inquiry): Promise<{ id: number; createdAt: string }>;
}

export function createInquiries({ db }: Database, clock: () => Date): Inquiries {
  return {
    async store(inquiry) {
      const now = clock();
      const { id } = await db
        .insertInto("contact_inquiries")
        .values({
          company: inquiry.company,
          name: inquiry.name,
          phone: inquiry.phone,
          email: inquiry.email,
          product_type: inquiry.productType || null,
          message: inquiry.message,
          created_at: now.getTime(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id, createdAt: now.toISOString() };
    },
  };
}
