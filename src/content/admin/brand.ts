/** Words of the fields for logo and colours, which exist in Korean alone. */
export const brandWords = {
  title: "로고와 색",
  logo: {
    title: "로고",
    hint: "SVG 또는 PNG, 1MB 이하. 가로가 세로의 2배 이상인 로고는 로고만, 그 밖의 로고는 옆에 회사 이름도 보여 줍니다.",
    none: "로고를 올리지 않으면 회사 이름을 글자로 보여 줍니다.",
    upload: "로고 올리기",
    replace: "다른 로고 올리기",
    remove: "로고 빼기",
    onDark: "짙은 바탕용 로고 (선택)",
    onDarkHint: "흰색 로고가 있으면 올려 주세요. 없으면 짙은 바탕에서 로고 뒤에 흰 배경이 붙습니다.",
    uploading: "올리는 중...",
    uploaded: "로고를 올렸습니다. 게시하면 방문자에게 보입니다.",
    light: "밝은 바탕",
    dark: "짙은 바탕",
  },
  colors: {
    title: "색",
    roles: {
      action: { label: "강조색", hint: "버튼, 링크처럼 누를 수 있는 곳" },
      dark: { label: "짙은 색", hint: "짙은 바탕, 큰 숫자, 글자와 선" },
    },
    picker: "{label} 선택",
    code: "{label} 코드 (#rrggbb)",
    wrongCode: "색 코드는 # 뒤에 0~9, a~f로 여섯 자리를 입력해 주세요. 예: #0b5cab",
    good: "대비 {contrast}:1, 읽기 좋습니다.",
    excellent: "대비 {contrast}:1, 아주 읽기 좋습니다.",
    darkWords:
      "버튼은 이 색 그대로 두고 글자를 짙게 씁니다. 링크와 작은 글자에는 읽기 좋게 더 짙은 색({darker})을 씁니다.",
    darkerWords:
      "버튼은 이 색 그대로 씁니다. 링크와 작은 글자에는 읽기 좋게 조금 더 짙은 색({darker})을 씁니다.",
    mend: "읽기 좋은 가장 가까운 색으로 바꾸기",
    original: "기본 색으로 되돌리기",
    preview: "미리보기",
    previewMenu: "제품",
    previewButton: "상담 문의",
    previewLink: "자세히 보기",
    previewFigure: "35년",
    previewText: "짙은 바탕 위의 글은 이렇게 보입니다.",
  },
};
