/** Words of the administrators about pictures: how one is brought, turned into WebP, and shown. Korean alone. */
export const pictureTools = {
  title: "사진 바꾸기",
  current: "지금 사진",
  choose: "사진 고르기",
  hint: "여기에 끌어다 놓아도 됩니다. JPG, PNG, WebP를 받고, 큰 사진은 알아서 줄입니다.",
  converting: "사진을 변환하는 중...",
  sending: "사진을 올리는 중 {percent}%",
  brought: "사진을 바꿨습니다.",
  describe: "설명을 두 언어로 적어 주세요.",
  again: "다시 시도",
  focus: {
    label: "초점",
    value: "가로 {x}%, 세로 {y}%",
    hint: "꼭 보여야 할 곳을 누르세요. 방향키로도 옮길 수 있습니다.",
  },
  programs: "기본 그림에서 고르기",
  description: "사진 설명",
  descriptionHint: "사진을 볼 수 없는 사람과 검색 엔진이 읽습니다.",
  decorates: "꾸미는 그림이라 설명이 없어도 됩니다.",
  original: "원래 사진으로",
  none: "설명 없음",
  /** Beside the sentence that refuses a JPG or PNG. */
  convert: "WebP로 변환해 올리기",
  problems: {
    heic: "이 브라우저는 HEIC 사진을 열 수 없습니다. 휴대전화에서 JPG로 바꾸거나 ‘높은 호환성’으로 찍어 올려 주세요.",
    unreadable: "사진을 열 수 없습니다. JPG, PNG, WebP 파일인지, 손상되지 않았는지 확인해 주세요.",
    noEncoder: "이 브라우저는 사진을 WebP로 바꾸지 못합니다. Chrome, Edge, Firefox에서 올려 주세요.",
    tooLarge: "사진을 충분히 줄이지 못했습니다. 더 작은 사진을 올려 주세요.",
  },
};
