/** Words of what to do with a result: pass it on, keep it on paper, ask for a quotation. */
export const share = {
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
};
