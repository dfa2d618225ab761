/** Words of the details of models, stored in Korean as tags are. English names: `content/records/model-details.ts`. */

export const lowNoiseKinds = [
  "저소음 팬",
  "초저소음 팬",
  "흡입 소음기",
  "토출 소음기",
  "흡입·토출 소음기",
  "낙수 소음 저감재",
] as const;

export type LowNoiseKind = (typeof lowNoiseKinds)[number];

export const motorClasses = ["IE1", "IE2", "IE3", "IE4", "IE5"] as const;
export const frequencies = ["60 Hz", "50 Hz", "50/60 Hz"] as const;

export const connectionPurposes = [
  "순환수 입구",
  "순환수 출구",
  "유체 입구",
  "유체 출구",
  "보충수",
  "급속 보충수",
  "오버플로",
  "배수",
  "균압관",
  "블로다운",
] as const;

/** How drawings and other makers call them. */
export const pipeWords: Readonly<Record<string, readonly string[]>> = {
  "순환수 입구": ["냉각수 입구", "온수 입구", "water inlet", "hot water inlet"],
  "순환수 출구": ["냉각수 출구", "냉수 출구", "water outlet", "cold water outlet"],
  "유체 입구": ["코일 입구", "fluid inlet", "coil inlet"],
  "유체 출구": ["코일 출구", "fluid outlet", "coil outlet"],
  보충수: ["보급수", "자동급수", "make-up", "makeup"],
  "급속 보충수": ["급속급수", "수동급수", "quick fill"],
  오버플로: ["오버플로우", "overflow"],
  배수: ["드레인", "drain"],
  균압관: ["equalizer"],
  블로다운: ["블로우다운", "blowdown"],
};

export const connectionSides = ["상부", "하부", "정면", "배면", "좌측면", "우측면"] as const;

export const sideWords: Readonly<Record<string, readonly string[]>> = {
  상부: ["윗면", "top"],
  하부: ["바닥면", "bottom"],
  정면: ["앞면", "front"],
  배면: ["뒷면", "rear", "back"],
  좌측면: ["좌측", "왼쪽", "left"],
  우측면: ["우측", "오른쪽", "right"],
};

export const parts = [
  "골조",
  "외판",
  "수조",
  "충전재",
  "비산방지기",
  "루버",
  "팬",
  "팬 스택",
  "살수 배관",
  "노즐",
  "코일",
  "볼트·철물",
] as const;

export const coilFluids = ["물", "에틸렌글리콜 수용액", "프로필렌글리콜 수용액"] as const;
