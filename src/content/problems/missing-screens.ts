/** Words of a screen of the administration whose record or page does not exist. */
export const missingWords = {
  products: {
    title: "제품을 찾을 수 없습니다",
    description:
      "주소의 ‘{asked}’에 해당하는 제품이 없습니다. 삭제한 제품은 제품 목록 아래 휴지통에서 복원할 수 있습니다.",
    back: "제품 목록으로",
  },
  projects: {
    title: "시공사례를 찾을 수 없습니다",
    description:
      "주소의 ‘{asked}’에 해당하는 시공사례가 없습니다. 삭제한 시공사례는 휴지통에서 복원할 수 있습니다.",
    back: "시공사례 목록으로",
  },
  pages: {
    title: "페이지를 찾을 수 없습니다",
    description:
      "주소의 ‘{asked}’에 해당하는 페이지나 소식이 없습니다. 삭제한 페이지는 페이지·소식 목록 아래 휴지통에서 복원할 수 있습니다.",
    back: "페이지·소식 목록으로",
  },
  inquiries: {
    title: "화면을 찾을 수 없습니다",
    description: "문의함에 ‘{asked}’ 화면이 없습니다.",
    back: "문의함으로",
  },
  home: {
    title: "화면을 찾을 수 없습니다",
    description: "관리 영역에 ‘{asked}’ 화면이 없습니다. 메뉴에서 화면을 선택해 주세요.",
    back: "첫 화면으로",
  },
} as const;
