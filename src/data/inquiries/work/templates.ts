import type { Selectable, Transaction } from "kysely";
import { type NewTemplate, type ReplyTemplate, templateLimits } from "#domain/inquiries/work/history.ts";
import { koreanOrder } from "#domain/world/korean-order.ts";
import { lockUntilCommit } from "../../database/advisory-lock.ts";
import type { Database } from "../../database/connect.ts";
import type { ReplyTemplatesTable } from "../../database/schema/inquiries.ts";
import type { Tables } from "../../database/schema.ts";
import { addIdempotently, fingerprintOf } from "../../idempotency.ts";

/** Texts of the company for answers to inquiries. */
export interface ReplyTemplates {
  /** By name. */
  list(): Promise<ReplyTemplate[]>;
  /** @param key of the sending: the same texts sent again under it are stored once */
  add(template: NewTemplate, key?: string): Promise<ReplyTemplate | "too-many">;
  /** @param updatedAt of the version that the change is based on */
  change(
    id: number,
    template: NewTemplate & { updatedAt: number },
  ): Promise<ReplyTemplate | "no-template" | { outdated: ReplyTemplate }>;
  /** @returns whether there was one. */
  remove(id: number): Promise<boolean>;
}

export function createReplyTemplates({ db, engine }: Database, clock: () => Date): ReplyTemplates {
  return {
    async list() {
      const rows = await db.selectFrom("replyTemplates").selectAll().orderBy("id").execute();
      return rows.map(toTemplate).sort((one, other) => koreanOrder.compare(one.name, other.name));
    },

    add: (template, key) =>
      db.transaction().execute(async (trx) => {
        await lockUntilCommit(trx, engine, "reply templates");
        const find = (id: number) =>
          trx.selectFrom("replyTemplates").selectAll().where("id", "=", id).executeTakeFirst();
        const now = clock();
        const { id } = await addIdempotently(
          { trx, engine },
          {
            kind: `reply template ${fingerprintOf([template])}`,
            key,
            now,
            exists: async (id) => (await find(id)) !== undefined,
            insert: () => insertTemplate(trx, template, now),
          },
        );
        const row = id === undefined ? undefined : await find(id);
        return row ? toTemplate(row) : "too-many";
      }),

    change: (id, { updatedAt, ...template }) =>
      db.transaction().execute(async (trx) => {
        await lockUntilCommit(trx, engine, "reply templates");
        const stored = await trx
          .selectFrom("replyTemplates")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirst();
        if (!stored) return "no-template";
        if (stored.updatedAt !== updatedAt) return { outdated: toTemplate(stored) };
        const row = await trx
          .updateTable("replyTemplates")
          .set({ ...toRow(template), updatedAt: Math.max(clock().getTime(), updatedAt + 1) })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        return row ? toTemplate(row) : "no-template";
      }),

    async remove(id) {
      const { numDeletedRows } = await db
        .deleteFrom("replyTemplates")
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** @returns the id; `undefined` where there are as many as may be kept */
async function insertTemplate(
  trx: Transaction<Tables>,
  template: NewTemplate,
  now: Date,
): Promise<number | undefined> {
  const { count } = await trx
    .selectFrom("replyTemplates")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= templateLimits.count) return undefined;
  const { id } = await trx
    .insertInto("replyTemplates")
    .values({ ...toRow(template), updatedAt: now.getTime() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function toTemplate({ id, name, bodyKo, bodyEn, updatedAt }: Selectable<ReplyTemplatesTable>): ReplyTemplate {
  return { id, name, body: { ko: bodyKo, en: bodyEn }, updatedAt };
}

function toRow({ name, body }: NewTemplate) {
  return { name, bodyKo: body.ko, bodyEn: body.en };
}
