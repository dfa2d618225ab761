import { list, page, paragraphs } from "../kinds/declare.ts";
import { localized } from "../localized.ts";
import { worded } from "../worded.ts";

const sections = [
  { id: "items" },
  { id: "purpose" },
  { id: "retention" },
  { id: "refusal" },
  { id: "destruction" },
  { id: "third-parties" },
  { id: "rights" },
  { id: "automatic" },
  { id: "security" },
  { id: "officer" },
  { id: "remedy" },
  { id: "changes" },
] as const;

type Section = { title: string; paragraphs: string[]; list: string[] };

/** Privacy policy of the inquiry form, in the order of the Korean Personal Information Protection Act. */
export const privacy = localized({
  ko: {
    meta: {
      title: "개인정보 처리방침 | {name}",
      description:
        "{name} 온라인 문의에서 수집하는 개인정보의 항목과 목적, 보유 기간, 파기 방법, 정보주체의 권리와 행사 방법을 안내합니다.",
      keywords: "개인정보 처리방침, 개인정보 보호, {name}",
    },
    h1: "개인정보 처리방침",
    lead: "{name:는} 「개인정보 보호법」\u2060에 따라 온라인 문의로 받은 개인정보를 다음과 같이 처리합니다.",
    contents: "목차",
    sections: worded(
      sections,
      each({
        items: {
          title: "수집하는 개인정보의 항목",
          paragraphs: ["온라인 문의 양식에서 정보주체로부터 직접 다음 항목을 수집합니다."],
          list: [
            "필수 항목: 회사명, 담당자명, 전화번호, 이메일, 문의 내용",
            "선택 항목: 문의 분야",
            "문의에 첨부하신 파일과 그 안에 담긴 정보",
            "문의 양식으로 오기 전에 보신 이 사이트의 페이지 주소",
          ],
        },
        purpose: {
          title: "수집과 이용의 목적",
          paragraphs: ["수집한 개인정보는 다음 목적으로만 이용합니다."],
          list: [
            "문의 내용의 확인과 답변",
            "견적과 기술 자료의 제공",
            "상담 이력의 관리",
            "입력하신 이메일로 접수 확인 메일 발송",
          ],
        },
        retention: {
          title: "보유와 이용 기간",
          paragraphs: [
            "문의를 접수한 날부터 3년간 보유한 뒤 파기합니다. 정보주체가 그 전에 삭제를 요구하면 지체\u00a0없이 파기합니다.",
            "첨부 파일은 문의와 함께 보유하고 함께 파기합니다. 스팸으로 분류한 문의와 짧은 시간에 몰려 보류한 문의는 첨부 파일과 함께 30일 뒤에 파기합니다. 접수 확인 메일의 발송 기록은 30일 뒤에 삭제합니다.",
            "계약이 체결되어 다른 법령이 보존을 요구하면 그 법령이 정한 기간 동안 따로 보관합니다.",
            "장애에 대비한 백업에는 파기한 개인정보가 백업의 보관 기간이 끝날 때까지 남아 있을\u00a0수\u00a0있습니다. 백업은 복구에만 사용하고 보관 기간이 지나면 삭제합니다. 백업으로 복구하면 이미 파기한 개인정보를 다시 파기합니다. 백업의 보관 기간은 아래 보호책임 부서에서 안내해 드립니다.",
          ],
          list: [],
        },
        refusal: {
          title: "처리의 법적 근거와 입력하지 않을 권리",
          paragraphs: [
            "위 개인정보는 문의에 답변하고 견적을 드리는 데, 곧 계약을 체결하는 과정에서 정보주체의 요청에 따른 조치를 하는 데 필요하여 「개인정보 보호법」 제15조제1항제4호에 따라 동의 없이 처리합니다. 필수 항목을 입력하지 않으시면 온라인 문의를 접수하고 답변해 드릴\u00a0수\u00a0없습니다. 선택 항목은 입력하지 않아도 불이익이 없습니다.",
          ],
          list: [],
        },
        destruction: {
          title: "파기 절차와 방법",
          paragraphs: [
            "보유 기간이 지났거나 처리 목적을 달성한 개인정보는 지체\u00a0없이 파기합니다. 전자 파일은 복구할\u00a0수\u00a0없게 삭제하고, 종이 문서는 분쇄하거나 소각합니다.",
          ],
          list: [],
        },
        "third-parties": {
          title: "제3자 제공과 처리 위탁",
          paragraphs: [
            "수집한 개인정보를 제3자에게 제공하지 않으며, 처리를 외부에 위탁하지 않습니다. 제공이나 위탁이 필요해지면 미리 알리고 법이 정한 절차를 따릅니다.",
          ],
          list: [],
        },
        rights: {
          title: "정보주체의 권리와 행사 방법",
          paragraphs: [
            "정보주체는 언제든지 다음 권리를 행사할\u00a0수\u00a0있습니다. 아래 보호책임 부서에 서면, 전화, 이메일로 요청하시면 10일 안에 조치하고 결과를 알려 드립니다. 대리인이 요청할 때에는 위임장을 확인합니다.",
          ],
          list: ["개인정보 열람", "오류의 정정", "삭제", "처리 정지"],
        },
        automatic: {
          title: "자동으로 저장되는 정보",
          paragraphs: [
            "이 사이트는 다음 쿠키만 사용합니다. 광고나 방문자 추적을 위한 쿠키는 사용하지 않습니다. 브라우저 설정에서 쿠키 저장을 거부할\u00a0수\u00a0있으며, 거부하면 선택한 언어가 기억되지 않습니다.",
            "반복 접수와 무단 로그인, 과도한 접속을 막고 그 출처를 찾기 위해 접속한 IP 주소와 접속 시각을 처리하며, 최대 14일 동안 보관한 뒤 삭제합니다. 오시는 길의 지도는 외부 지도 서비스가 제공하므로, 지도를 열면 접속 정보가 그 서비스에 전달될\u00a0수\u00a0있습니다. 외부 서비스의 동영상은 재생을 누르기 전에는 불러오지 않으며, 재생을 누르면 접속 정보가 그 서비스에 전달될\u00a0수\u00a0있습니다.",
          ],
          list: [
            "언어 쿠키: 방문자가 선택한 언어를 기억합니다.",
            "접수 확인 쿠키: 스크립트 없이 문의를 보내신 브라우저에 접수한 내용을 10분 동안 표시하는 데 사용합니다.",
            "관리자 세션 쿠키: 관리자가 로그인한 동안에만 사용합니다.",
            "관리자 기기 쿠키: 관리자가 로그인한 브라우저를 182일 동안 식별합니다.",
          ],
        },
        security: {
          title: "안전성 확보 조치",
          paragraphs: ["개인정보를 안전하게 관리하기 위해 다음 조치를 합니다."],
          list: [
            "문의 내용의 열람 권한을 담당자로 제한합니다.",
            "관리자 비밀번호를 일방향 암호화해 저장합니다.",
            "반복되는 로그인 실패를 차단합니다.",
          ],
        },
        officer: {
          title: "개인정보 보호책임 부서",
          paragraphs: ["개인정보에 관한 문의와 불만, 피해 구제 요청은 다음 부서에서 처리합니다."],
          list: ["부서: 경영지원팀", "전화: {phone}", "이메일: {email}"],
        },
        remedy: {
          title: "권익 침해의 구제",
          paragraphs: ["개인정보 침해에 관한 상담이 필요하면 다음 기관에 문의할\u00a0수\u00a0있습니다."],
          list: ["개인정보침해신고센터: 국번 없이 118", "개인정보분쟁조정위원회: 1833-6972"],
        },
        changes: {
          title: "시행일과 변경",
          paragraphs: [
            "이 처리방침은 2026년 1월 1일부터 시행합니다. 내용을 바꿀 때에는 시행 7일 전부터 이\u00a0페이지에 알립니다.",
          ],
          list: [],
        },
      }),
    ),
  },
  en: {
    meta: {
      title: "Privacy policy | {name}",
      description:
        "Which personal data our inquiry form collects, what for, how long we keep it, how it is deleted and how to exercise your rights.",
      keywords: "privacy policy, personal data, {name}",
    },
    h1: "Privacy policy",
    lead: "{name} handles personal data received through the inquiry form under the Personal Information Protection Act of Korea, as follows.",
    contents: "Contents",
    sections: worded(
      sections,
      each({
        items: {
          title: "Data we collect",
          paragraphs: ["The inquiry form collects the following directly from you."],
          list: [
            "Required: company, name, phone, email and message",
            "Optional: product or service",
            "Files that you attach to an inquiry, and what they contain",
            "The address of the page of this site from which you came to the form",
          ],
        },
        purpose: {
          title: "What we use it for",
          paragraphs: ["We use this data only for the following."],
          list: [
            "Reading and answering your inquiry",
            "Providing quotes and technical documents",
            "Keeping a record of the consultation",
            "Sending a confirmation to the email address that you entered",
          ],
        },
        retention: {
          title: "How long we keep it",
          paragraphs: [
            "We keep an inquiry for three years from the day we receive it and then delete it. If you ask for deletion earlier, we delete it without delay.",
            "Attached files are kept and deleted together with the inquiry. Inquiries classified as spam, and those set aside because too many arrived at once, are deleted with their files after 30 days. The record of sending a confirmation is deleted after 30 days.",
            "If a contract follows and another law requires records, we store them separately for the period that law sets.",
            "Backups against data loss may still hold deleted data until their own retention period ends. We use them for recovery only and delete them when that period is over. If we restore a backup, we delete the already deleted data again. Ask the department named below how long backups are kept.",
          ],
          list: [],
        },
        refusal: {
          title: "Legal basis, and your right not to enter data",
          paragraphs: [
            "We process this data without consent under Article 15(1)4 of the Personal Information Protection Act: it is necessary to answer your inquiry and prepare a quote, which are steps taken at your request before a contract. Without the required items we cannot receive or answer an online inquiry. Leaving out optional items has no disadvantage for you.",
          ],
          list: [],
        },
        destruction: {
          title: "How we delete it",
          paragraphs: [
            "Data is deleted without delay once the period has passed or the purpose has been met. Electronic files are deleted beyond recovery; paper is shredded or incinerated.",
          ],
          list: [],
        },
        "third-parties": {
          title: "Third parties and processors",
          paragraphs: [
            "We do not give the data to third parties and do not outsource its processing. Should this become necessary, we will tell you beforehand and follow the procedure the law requires.",
          ],
          list: [],
        },
        rights: {
          title: "Your rights",
          paragraphs: [
            "You may exercise the following rights at any time. Write, call or email the department named below; we act within 10 days and tell you the result. Representatives need a power of attorney.",
          ],
          list: ["Access to your data", "Correction", "Deletion", "Suspension of processing"],
        },
        automatic: {
          title: "Data stored automatically",
          paragraphs: [
            "This site uses only the cookies below, and none for advertising or tracking. You can refuse cookies in your browser; the site then does not remember your language.",
            "To stop repeated submissions, unauthorized logins and excessive traffic, and to trace their source, IP addresses and times of access are kept for up to 14 days and then deleted. Maps on the offices page come from external map services, which may receive connection data when a map is opened. Videos of external services are not loaded before you press play; then the service may receive connection data.",
          ],
          list: [
            "Language cookie: remembers the language you chose.",
            "Receipt cookie: shows what we received for ten minutes in a browser that sent an inquiry without scripts.",
            "Administrator session cookie: used only while an administrator is logged in.",
            "Administrator device cookie: recognizes a browser in which an administrator has logged in, for 182 days.",
          ],
        },
        security: {
          title: "How we protect it",
          paragraphs: ["We take the following measures to keep the data safe."],
          list: [
            "Only the staff in charge can read inquiries.",
            "Administrator passwords are stored as one-way hashes.",
            "Repeated failed logins are blocked.",
          ],
        },
        officer: {
          title: "Department in charge",
          paragraphs: ["Send questions, complaints and requests about personal data to this department."],
          list: ["Department: Management Support Team", "Phone: {phone}", "Email: {email}"],
        },
        remedy: {
          title: "Other bodies you can contact",
          paragraphs: ["In Korea you can also seek advice about privacy infringement from these bodies."],
          list: [
            "Privacy Infringement Report Center: 118 (within Korea)",
            "Personal Information Dispute Mediation Committee: 1833-6972 (within Korea)",
          ],
        },
        changes: {
          title: "Effective date and changes",
          paragraphs: [
            "This policy applies from January 1, 2026. Changes are announced on this page at least 7 days before they take effect.",
          ],
          list: [],
        },
      }),
    ),
  },
});

export const privacyKinds = page<typeof privacy>({
  sections: list("조항", {
    paragraphs: paragraphs({ sample: { "third-parties": "privacy", changes: "privacy" } }),
    list: paragraphs({ sample: { officer: "privacy" } }),
  }),
});

/** Gives every section the same shape, so that an empty list is still a list of sentences. */
function each(words: Record<(typeof sections)[number]["id"], Section>) {
  return words;
}
