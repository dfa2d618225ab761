import { localized } from "#content/localized.ts";
import type { Locale } from "#domain/locale.ts";

/** Words of what to do with a result: pass it on, keep it on paper, ask for a quotation. */
export const share = localized({
  ko: {
    title: "결과 공유와 견적 문의",
    lead: "주소에 냉각 조건이 모두 들어 있어, 링크를 열면 같은 결과가 나타납니다.",
    address: "이 결과의 주소",
    copy: "링크 복사",
    copied: "링크를 복사했습니다.",
    notCopied: "복사하지 못했습니다. 주소를 선택해 직접 복사해 주세요.",
    sheet: {
      title: "설계 시트",
      text: "조건과 결과, 곡선, 계산 방법을 A4 한 장에 담았습니다.",
      print: "인쇄용으로 열기",
      pdf: "PDF 내려받기",
      otherPdf: "영문 PDF",
    },
    quotation: {
      title: "견적 문의",
      text: "지금 계산한 조건이 문의에 함께 첨부됩니다.",
      button: "견적 문의",
    },
  },
  en: {
    title: "Share and ask for a quotation",
    lead: "The address holds the whole duty: whoever opens the link sees the same result.",
    address: "Address of this result",
    copy: "Copy link",
    copied: "Link copied.",
    notCopied: "The link could not be copied. Please select the address and copy it yourself.",
    sheet: {
      title: "Design sheet",
      text: "Duty, results, curves and method on one A4 page.",
      print: "Open for printing",
      pdf: "Download PDF",
      otherPdf: "PDF in Korean",
    },
    quotation: {
      title: "Quotation",
      text: "The duty you have just calculated goes along with your inquiry.",
      button: "Ask for a quotation",
    },
  },
});
export type ShareWords = (typeof share)[Locale];
