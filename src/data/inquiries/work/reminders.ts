import type { Kysely, Transaction } from "kysely";
import { letterhead } from "#content/mail/letterhead.ts";
import { morningMail, quarantineMail } from "#content/mail/staff-mails.ts";
import { openStatuses } from "#domain/inquiries/inbox.ts";
import { isWorkingDay } from "#domain/inquiries/work/korean-holidays.ts";
import { minuteInKorea } from "#domain/korean-day.ts";
import type { SiteContent } from "../../content/site-content.ts";
import { lockUntilCommit } from "../../database/advisory-lock.ts";
import type { Database } from "../../database/connect.ts";
import type { Tables } from "../../database/schema.ts";
import { insertMail, type Mail, type OutboxOptions } from "../../mail/outbox.ts";
import type { MailSettings } from "../../mail/setup/mail-settings.ts";
import { inquiriesWithMail } from "../inbox-queries.ts";
import { toInboxInquiry } from "../inquiry-rows.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Minimum pause between two summaries of quarantined inquiries, ms. */
const summaryPauseMs = 60 * 60 * 1000;

/** Hours of a working day in Korea in which the morning's mail goes out; a site that was down catches up. */
const morning = { from: "08:30", until: "18:00" } as const;

/** Retention of the record that a reminder was sent, ms. */
const retentionMs = 60 * dayMs;

/** Name of the row; it is stored. */
const quarantineSummary = "set aside";

/** Mails that remind the staff; each goes out once, however many instances run. */
export interface Reminders {
  /** Sends due reminders. To be called every few minutes. */
  sendDue(): Promise<void>;
}

interface ReminderOptions extends Pick<OutboxOptions, "clock" | "randomBytes" | "wake"> {
  /** `undefined` where no mail is set up. */
  findStaffRecipient: MailSettings["findStaffRecipient"];
  siteContent: Pick<SiteContent, "published">;
}

export function createReminders(
  { db, engine }: Database,
  { clock, randomBytes, wake, findStaffRecipient, siteContent }: ReminderOptions,
): Reminders {
  return {
    async sendDue() {
      const staffRecipient = await findStaffRecipient();
      if (!staffRecipient) return;
      const { company } = await siteContent.published();
      const { inboxUrl } = staffRecipient;
      const head = letterhead(company, "ko", inboxUrl);
      const letter = { companyName: company.name.ko, inboxUrl, letterhead: head };
      const now = clock();
      const sent = await db.transaction().execute(async (trx) => {
        await lockUntilCommit(trx, engine, "staff reminders");
        await trx
          .deleteFrom("staffReminders")
          .where("sentAt", "<", now.getTime() - retentionMs)
          .execute();
        const mails = [
          await claimMorning(trx, now, (found) => morningMail(letter, found)),
          await claimSummary(trx, now, (count, since) => quarantineMail(letter, count, since)),
        ].filter((mail) => mail !== undefined);
        const to = staffRecipient.to ?? company.email;
        for (const mail of mails)
          await insertMail(trx, { to, senderName: letter.companyName, ...mail }, { clock, randomBytes });
        return mails.length > 0;
      });
      if (sent) wake();
    },
  };
}

type Found = Parameters<typeof morningMail>[1];
type Written = ReturnType<typeof morningMail> & Pick<Mail, "giveUpAt">;

async function claimMorning(
  trx: Transaction<Tables>,
  now: Date,
  write: (found: Found) => Written,
): Promise<Written | undefined> {
  const [day = "", time = ""] = minuteInKorea(now).split(" ");
  if (!isWorkingDay(day) || time < morning.from || time >= morning.until) return undefined;
  if (!(await claim(trx, `morning ${day}`, now))) return undefined;
  const unanswered = await inquiriesWithMail(trx)
    .where("contactInquiries.status", "=", "new")
    .where("contactInquiries.createdAt", "<=", now.getTime() - dayMs)
    .orderBy("contactInquiries.createdAt")
    .execute();
  const due = await inquiriesWithMail(trx)
    .where("contactInquiries.status", "in", openStatuses)
    .where("contactInquiries.nextOn", "<=", day)
    .orderBy("contactInquiries.nextOn")
    .execute();
  if (unanswered.length + due.length === 0) return undefined;
  const [unansweredInquiries, dueInquiries] = [unanswered, due].map((rows) =>
    rows.map((row) => toInboxInquiry(row)),
  );
  return {
    ...write({ unanswered: unansweredInquiries ?? [], due: dueInquiries ?? [] }),
    // The next working day has a mail of its own, and a mail that waits still names inquiries that were erased meanwhile.
    giveUpAt: new Date(`${day}T${morning.until}:00+09:00`),
  };
}

/** @returns true if this instance is the first to claim the reminder */
async function claim(trx: Transaction<Tables>, name: string, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto("staffReminders")
    .values({ name, sentAt: now.getTime() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("name")
    .executeTakeFirst();
  return row !== undefined;
}

async function claimSummary(
  trx: Transaction<Tables>,
  now: Date,
  write: (count: number, since: Date) => Written,
): Promise<Written | undefined> {
  const last = await trx
    .selectFrom("staffReminders")
    .select("sentAt")
    .where("name", "=", quarantineSummary)
    .executeTakeFirst();
  if (last && now.getTime() - last.sentAt < summaryPauseMs) return undefined;
  const { count, first } = await countQuarantined(trx, last?.sentAt ?? now.getTime() - dayMs);
  if (first === null || count === 0) return undefined;
  await trx.deleteFrom("staffReminders").where("name", "=", quarantineSummary).execute();
  await claim(trx, quarantineSummary, now);
  return write(count, new Date(first));
}

async function countQuarantined(db: Kysely<Tables>, since: number) {
  return db
    .selectFrom("contactInquiries")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min<number | null>("createdAt").as("first")])
    .where("status", "=", "set-aside")
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
}
