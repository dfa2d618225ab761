import type { AuditEvent, LoggedChange } from "#domain/admin/audit.ts";
import { admin } from "../admin/admin.ts";
import { fill } from "../fill.ts";
import { type Letterhead, mailButton, mailPage, paragraph } from "./mail-page.ts";

/** Longest list of changes in a mail. */
const maxListed = 20;

const words = {
  subject: "[{company}] 관리자 알림: {event}",
  first: "관리자 ‘{username}’ 계정({address})에서 다음 작업을 했습니다.",
  more: "그 밖에 {count}건",
  advice:
    "본인이나 함께 일하는 관리자가 한 작업이면 이 메일은 무시해도 됩니다. 모르는 작업이면 바로 비밀번호를 바꾸고 ‘계정’ 화면에서 다른 기기를 모두 로그아웃해 주세요.",
  link: "계정 화면 열기",
};

interface SecurityNotice {
  /** As plain text. */
  companyName: string;
  /** The company's, as HTML. */
  letterhead: Letterhead;
  username: string;
  /** Network from which the change was made. */
  address: string;
  changes: readonly LoggedChange[];
  /** Address of the account screen. */
  link: string;
}

/** The mail to the owner about changes that somebody with a stolen session would make. */
export function securityNoticeMail({
  companyName,
  letterhead: head,
  username,
  address,
  changes,
  link,
}: SecurityNotice): {
  subject: string;
  senderName: string;
  text: string;
  html: string;
} {
  const nameOf = (event: AuditEvent) => admin.account.audit.events[event] ?? event;
  const event = changes
    .slice(0, 1)
    .map((change) => nameOf(change.event))
    .join("");
  const lines = changes
    .slice(0, maxListed)
    .map((change) => [nameOf(change.event), change.detail].filter(Boolean).join(": "));
  if (changes.length > maxListed) lines.push(fill(words.more, { count: changes.length - maxListed }));
  const subject = fill(words.subject, { company: companyName, event });
  const sentence = fill(words.first, { username, address });
  return {
    subject,
    senderName: companyName,
    text: `${sentence}\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\n${words.advice}\n\n${link}\n`,
    html: mailPage({ locale: "ko", title: subject, head }, [
      paragraph(sentence),
      ...lines.map((line) => paragraph(`· ${line}`)),
      paragraph(words.advice),
      mailButton(link, words.link, head.colors),
    ]),
  };
}
