/**
 * The mail with a link to set a new password.
 * @param companyName as plain text
 * @param link an address of this site; like user names it needs no escaping
 */
export function passwordResetMail(
  companyName: string,
  username: string,
  link: string,
): { subject: string; text: string; html: string } {
  const first = `${companyName} 웹사이트 관리자 계정 ‘${username}’의 비밀번호를 재설정하는 링크입니다.`;
  const others = [
    "링크는 30분 동안 한 번만 쓸 수 있습니다.",
    "요청하지 않으셨다면 이 메일을 무시하세요. 비밀번호는 바뀌지 않습니다.",
  ];
  return {
    subject: `[${companyName}] 관리자 비밀번호 재설정`,
    text: `${first}\n\n${link}\n\n${others.join("\n")}\n`,
    html: `<p>${plain(first)}</p>\n<p><a href="${link}">${link}</a></p>\n<p>${others.join("<br>\n")}</p>\n`,
  };
}

/** Names may have signs that HTML reads. */
function plain(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
