import type { Locale } from "#domain/locale.ts";
import { localized } from "../localized.ts";

/**
 * Words of the mail that tells the staff about an inquiry, in the language of the inquiry: it is answered by a reply,
 * which quotes it to the visitor.
 */
export const inquiryMailWords = localized({
  ko: {
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
    language: "한국어",
    time: "{time}",
    inbox: "문의함에서 보기",
  },
  en: {
    subject: "[Inquiry] {company}, {name}",
    lead: "A new inquiry has arrived from the website. A reply to this mail goes straight to the person who asked.",
    rows: {
      company: "Company",
      name: "Name",
      phone: "Phone",
      email: "Email",
      productType: "Product or service",
      duty: "Cooling duty",
      locale: "Page",
      receivedAt: "Received",
      message: "Message",
    },
    noProduct: "Not selected",
    language: "English",
    time: "{time} (Korean time)",
    inbox: "Open it in the inbox",
  },
});

/** The beginning of an answer to an inquiry, as the staff's own mail program opens it. */
export const inquiryReplyWords = localized({
  ko: {
    subject: "Re: {company} 문의",
    greeting: "{name} 님, 안녕하세요.\n{own}입니다. {date}에 보내 주신 문의에 답변드립니다.",
  },
  en: {
    subject: "Re: Your inquiry ({company})",
    greeting: "Dear {name},\n\nThank you for your inquiry to {own} of {date}.",
  },
});

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
