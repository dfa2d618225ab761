export const filmTools = {
  title: "동영상 바꾸기",
  uploaded: "올린 동영상",
  original: "기본 동영상",
  back: "기본 동영상으로 되돌리기",
  remove: "동영상 빼기",
  preview: "올린 동영상 확인",
  facts: "{width}×{height} 픽셀 · {length}",
  length: "{minutes}분 {seconds}초",
  unknownLength: "길이 모름",
  drop: "동영상을 여기에 끌어다 놓거나",
  rule: "MP4(H.264)나 WebM, {most}MB 이하",
  address: "또는 동영상 주소",
  addressHint:
    "유튜브, 비메오, 네이버 TV의 동영상 주소를 붙여 넣으세요. 예: https://youtu.be/… 재생을 누르기 전에는 해당 사이트에서 아무것도 불러오지 않습니다.",
  captions: {
    legend: "자막",
    hint: "동영상에 나오는 말을 언어마다 WebVTT(.vtt) 파일로 올리면 방문자가 재생 중에 자막을 켤 수 있습니다. 페이지의 언어가 먼저 나옵니다.",
    of: "{language} 자막",
    open: "{language} 자막 파일 열기, 새 창",
    remove: "자막 빼기",
    drop: "자막 파일을 여기에 끌어다 놓거나",
    rule: "WebVTT, {most}MB 이하",
    facts: "자막 {languages}",
  },
  poster: {
    take: "지금 장면을 재생 전 사진으로",
    making: "동영상의 장면으로 사진을 만드는 중...",
    made: "동영상의 장면으로 재생 전 사진을 만들었습니다. 사진 설명을 확인해 주세요.",
    kept: "재생 전 사진은 그대로 두었습니다. 새 동영상과 맞는지 확인해 주세요.",
    failed:
      "이 브라우저에서 동영상의 장면을 사진으로 만들지 못했습니다. 재생 전에 보일 사진을 직접 선택해 주세요.",
  },
};
