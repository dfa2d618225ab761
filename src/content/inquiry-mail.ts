import type { Locale } from "#domain/locale.ts";

/** Words of the mail that tells the staff about an inquiry. The staff read Korean, whatever the visitor wrote in. */
export const inquiryMailWords = {
  subject: "[온라인 문의] {company} {name}",
  lead: "홈페이지로 새 문의가 접수되었습니다. 이 메일에 회신하면 문의하신 분께 바로 전달됩니다.",
  rows: {
    company: "회사명",
    name: "담당자명",
    phone: "전화번호",
    email: "이메일",
    productType: "문의 분야",
    duty: "냉각 조건",
    locale: "문의 페이지",
    receivedAt: "접수 시각",
    message: "문의 내용",
  },
  noProduct: "선택하지 않음",
  inbox: "문의함에서 보기",
} as const;

const languages: Record<Locale, string> = { ko: "한국어", en: "영어" };

/** A language by its Korean name. */
export function languageName(locale: Locale): string {
  return languages[locale];
}

const timeFormat = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Seoul",
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * A time as the staff read it, in Korean time.
 * @example seoulTime("2025-03-04T05:06:07Z") // "2025-03-04 14:06"
 */
export function seoulTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}
