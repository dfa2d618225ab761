import { type Letterhead, mailPage, paragraph } from "./mail-page.ts";

/**
 * Test mail, sent by an administrator to check the mail settings.
 * @param siteName stands in the subject alone, where anything may
 * @param head the company's letterhead
 */
export function testMail(
  siteName: string,
  head: Letterhead,
): { subject: string; text: string; html: string } {
  const lines = [
    "사이트에서 메일이 제대로 나가는지 확인하는 시험 메일입니다. 이 메일을 받았다면 문의 알림도 받을 수 있습니다.",
    "This is a test of the website’s outgoing mail. If you have received it, notifications of inquiries will reach you as well.",
  ];
  const subject = `[${siteName}] 시험 메일 / Test mail`;
  return {
    subject,
    text: `${lines.join("\n\n")}\n`,
    html: mailPage({ locale: "ko", title: subject, head }, lines.map(paragraph)),
  };
}
