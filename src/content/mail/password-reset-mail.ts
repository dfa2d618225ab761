import { type Letterhead, mailButton, mailPage, paragraph } from "./mail-page.ts";

/**
 * The mail with a link to set a new password.
 * @param companyName as plain text
 * @param link an address of this site
 * @param head the company's letterhead
 */
export function passwordResetMail(
  companyName: string,
  username: string,
  link: string,
  head: Letterhead,
): { subject: string; senderName: string; text: string; html: string } {
  const first = `${companyName} 사이트 관리자 계정 ‘${username}’의 비밀번호를 재설정하는 링크입니다.`;
  const others = [
    "링크는 30분 동안 한 번만 쓸 수 있습니다.",
    "요청하지 않으셨다면 이 메일을 무시하세요. 비밀번호는 바뀌지 않습니다.",
  ];
  const subject = `[${companyName}] 관리자 비밀번호 재설정`;
  return {
    subject,
    senderName: companyName,
    text: `${first}\n\n${link}\n\n${others.join("\n")}\n`,
    html: mailPage({ locale: "ko", title: subject, head }, [
      paragraph(first),
      mailButton(link, "비밀번호 재설정", head.colors),
      paragraph(link),
      ...others.map(paragraph),
    ]),
  };
}
