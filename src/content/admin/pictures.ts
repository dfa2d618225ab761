export const pictureTools = {
  title: "사진 바꾸기",
  current: "현재 사진",
  choose: "사진 선택",
  hint: "여기에 끌어다 놓아도 됩니다. JPG, PNG, WebP를 올릴 수 있고 큰 사진은 자동으로 줄입니다.",
  converting: "사진을 변환하는 중...",
  sending: "사진을 올리는 중 {percent}%",
  brought: "사진을 바꿨습니다.",
  describe: "사진 설명을 한국어와 영어로 입력해 주세요.",
  checkDescription: "설명이 새 사진과 맞는지 확인해 주세요.",
  again: "다시 시도",
  focus: {
    label: "초점",
    value: "가로 {x}%, 세로 {y}%",
    hint: "사진이 잘려도 꼭 보여야 할 곳을 누르세요. 화살표 키로도 옮길 수 있습니다.",
  },
  programs: "기본 사진에서 선택",
  description: "사진 설명",
  descriptionHint: "사진을 볼 수 없는 방문자에게 읽어 주고, 검색 엔진에도 알리는 설명입니다.",
  decorates: "꾸밈용 사진이라 설명을 비워 두어도 됩니다.",
  original: "기본 사진으로 되돌리기",
  none: "설명 없음",
  converted: "WebP로 변환했습니다 · {size}.",
  renamed: "파일 이름을 바꿨습니다: {name}.",
  refused: "{name}: {sentence}",
  /** Beside a rejection: the form is stored without these files. */
  dismiss: "이 파일 빼기",
  /** Shown when a form is submitted while it contains rejected files. */
  notTaken: {
    title: "올릴 수 없는 사진이 있어 저장하지 않았습니다.",
    description: "‘{name}’ 파일 대신 다른 파일을 선택하거나 ‘이 파일 빼기’ 버튼을 누른 뒤 저장해 주세요.",
  },
  problems: {
    heic: "이 브라우저에서는 HEIC 사진을 열 수 없습니다. JPG로 바꿔 올리거나, 아이폰에서 ‘높은 호환성’으로 찍은 사진을 올려 주세요.",
    unreadable: "사진을 열 수 없습니다. JPG, PNG, WebP 파일인지, 손상되지 않았는지 확인해 주세요.",
    noEncoder: "이 브라우저에서는 사진을 WebP로 바꿀 수 없습니다. Chrome, Edge, Firefox에서 올려 주세요.",
    tooLarge: "사진을 충분히 줄이지 못했습니다. 더 작은 사진을 올려 주세요.",
  },
};
