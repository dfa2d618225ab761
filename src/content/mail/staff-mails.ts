import { escapeHtml } from "#domain/escape-html.ts";
import type { InboxInquiry } from "#domain/inquiries/inbox.ts";
import { minuteInKorea } from "#domain/korean-day.ts";
import { fill } from "../fill.ts";
import { type Letterhead, mailButton, mailPage, paragraph } from "./mail-page.ts";

/** Inquiries that a mail names; the inbox has the others. */
const maxNamed = 30;

type Named = Pick<InboxInquiry, "reference" | "company" | "name" | "createdAt" | "nextOn" | "responsible">;

const words = {
  morning: {
    subject: {
      both: "[{own}] 답변을 기다리는 문의 {unanswered}건, 오늘 할 일 {due}건",
      unanswered: "[{own}] 답변을 기다리는 문의 {unanswered}건",
      due: "[{own}] 오늘 할 일 {due}건",
    },
    lead: {
      both: "하루가 지나도록 답변하지 않은 문의가 {unanswered}건, 오늘까지 할 일이 {due}건 있습니다.",
      unanswered: "하루가 지나도록 답변하지 않은 문의가 {unanswered}건 있습니다.",
      due: "오늘까지 할 일이 {due}건 있습니다.",
    },
    unanswered: "하루 넘게 답변하지 않은 문의",
    due: "오늘까지 할 일",
    received: "{time} 접수",
    next: "다음 할 일 {day}",
    more: "외 {count}건",
  },
  quarantine: {
    subject: "[{own}] 보류한 문의 {count}건",
    lead: "짧은 시간에 문의가 몰려 {since}부터 {count}건을 알림 메일 없이 보류했습니다. 문의함의 ‘보류’에서 확인해 주세요.",
  },
  inbox: "문의함에서 보기",
};

interface Letter {
  companyName: string;
  /** Address of the inbox. */
  inboxUrl: string;
  /** The company's, as HTML. */
  letterhead: Letterhead;
}

/** The mail of a working morning: inquiries without an answer for a day, and due ones. */
export function morningMail(
  { companyName, inboxUrl, letterhead }: Letter,
  { unanswered, due }: { unanswered: readonly Named[]; due: readonly Named[] },
) {
  const counts = { own: companyName, unanswered: unanswered.length, due: due.length };
  const kind = unanswered.length === 0 ? "due" : due.length === 0 ? "unanswered" : "both";
  const lead = fill(words.morning.lead[kind], counts);
  const parts = [
    [words.morning.unanswered, unanswered.map((inquiry) => lineOf(inquiry, receivedText(inquiry)))],
    [words.morning.due, due.map((inquiry) => lineOf(inquiry, nextText(inquiry)))],
  ] as const;
  const sections = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, all]) => [title, cut(all)] as const);
  return letter(
    fill(words.morning.subject[kind], counts),
    { link: inboxUrl, letterhead },
    {
      text: [
        lead,
        ...sections.flatMap(([title, lines]) => ["", `${title}:`, ...lines.map((line) => `- ${line}`)]),
      ],
      html: [
        paragraph(lead),
        ...sections.map(
          ([title, lines]) =>
            `<h2 style="font-size:16px">${escapeHtml(title)}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`,
        ),
      ],
    },
  );
}

/** One mail about all quarantined inquiries: no mail is sent about each of them. */
export function quarantineMail({ companyName, inboxUrl, letterhead }: Letter, count: number, since: Date) {
  const lead = fill(words.quarantine.lead, { count, since: minuteInKorea(since) });
  const link = `${inboxUrl}?status=set-aside`;
  return letter(
    fill(words.quarantine.subject, { own: companyName, count }),
    { link, letterhead },
    {
      text: [lead],
      html: [paragraph(lead)],
    },
  );
}

function letter(
  subject: string,
  { link, letterhead: head }: { link: string; letterhead: Letterhead },
  body: { text: readonly string[]; html: readonly string[] },
) {
  return {
    subject,
    text: [...body.text, "", `${words.inbox}: ${link}`, ""].join("\n"),
    html: mailPage({ locale: "ko", title: subject, head }, [
      ...body.html,
      mailButton(link, words.inbox, head.colors),
    ]),
  };
}

function lineOf({ reference, company, name, responsible }: Named, fact: string): string {
  return [reference, `${company} ${name}`, fact, responsible].filter(Boolean).join(" · ");
}

function receivedText({ createdAt }: Named): string {
  return fill(words.morning.received, { time: minuteInKorea(new Date(createdAt)) });
}

function nextText({ nextOn }: Named): string {
  return fill(words.morning.next, { day: nextOn ?? "" });
}

function cut(lines: readonly string[]): string[] {
  const rest = lines.length - maxNamed;
  return rest <= 0 ? [...lines] : [...lines.slice(0, maxNamed), fill(words.morning.more, { count: rest })];
}
