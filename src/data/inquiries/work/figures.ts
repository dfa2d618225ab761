import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Kysely, Selectable } from "kysely";
import { readSelection } from "#documents/selection/selection-texts.ts";
import { storedSelectionSchema } from "#domain/inquiries/attached-selection.ts";
import { inquiryStatuses, isShortLived, shortLivedStatuses } from "#domain/inquiries/inbox.ts";
import {
  type CountedInquiry,
  type FiguresPeriod,
  type InquiryFigures,
  inquiryFigures,
} from "#domain/inquiries/work/figures.ts";
import { countryOf } from "#domain/inquiries/work/phone-country.ts";
import type { Tables } from "../../database/schema.ts";
import { batchesOf } from "../../records/batches.ts";

const countedColumns = [
  "status",
  "createdAt",
  "answeredAt",
  "productType",
  "page",
  "phone",
  "locale",
  "selection",
  "valueKrw",
] as const;

type CountedRow = Pick<Selectable<Tables["contactInquiries"]>, (typeof countedColumns)[number]>;

const dayMs = 24 * 60 * 60 * 1000;

const batchSize = 200;

/** "in" rather than "not in", for the index by status: rows of spam, which may be many, are not read. */
const countedStatuses = inquiryStatuses.filter((status) => !isShortLived(status));

/** Figures of the inquiries of a period, in days of Korea, which has no summer time. */
export async function figuresOf(db: Kysely<Tables>, period: FiguresPeriod): Promise<InquiryFigures> {
  const ids = await idsIn(db, period);
  const leftOut = await countLeftOut(db, period);
  const counted: CountedInquiry[] = [];
  for (const some of batchesOf(ids, batchSize)) {
    const rows = await rowsWith(db, some);
    counted.push(...rows.map(toCounted));
    // SQLite is synchronous.
    await yieldToEventLoop();
  }
  return { ...inquiryFigures(counted, period), leftOut };
}

/** Ids of the counted inquiries, the oldest first. */
async function idsIn(db: Kysely<Tables>, period: FiguresPeriod): Promise<number[]> {
  const rows = await receivedIn(db, period)
    .select("id")
    .where("status", "in", countedStatuses)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function countLeftOut(db: Kysely<Tables>, period: FiguresPeriod): Promise<number> {
  const { total } = await receivedIn(db, period)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("status", "in", shortLivedStatuses)
    .executeTakeFirstOrThrow();
  return total;
}

function rowsWith(db: Kysely<Tables>, ids: readonly number[]): Promise<CountedRow[]> {
  return db
    .selectFrom("contactInquiries")
    .select(countedColumns)
    .where("id", "in", ids)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

function receivedIn(db: Kysely<Tables>, { from, to }: FiguresPeriod) {
  return db
    .selectFrom("contactInquiries")
    .where("createdAt", ">=", beginOf(from))
    .where("createdAt", "<", beginOf(to) + dayMs);
}

function toCounted({ phone, locale, selection, valueKrw, ...row }: CountedRow): CountedInquiry {
  return {
    ...row,
    country: countryOf(phone, locale),
    series: seriesIn(selection),
    valueKrw: valueKrw === null ? null : Number(valueKrw),
  };
}

function beginOf(day: string): number {
  return Date.parse(`${day}T00:00:00+09:00`);
}

/** The product that an inquiry was sent about. */
function seriesIn(selection: string | null): string | null {
  if (selection === null) return null;
  const { data } = storedSelectionSchema.safeParse(JSON.parse(selection));
  return readSelection(new URLSearchParams(data?.query)).product ?? null;
}
