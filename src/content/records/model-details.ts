import type { DetailGroup, detailColumns } from "#domain/products/model/detail-columns.ts";
import type { Column, Columns } from "#domain/records/column-types.ts";
import { localized } from "../localized.ts";

type DetailColumn = keyof typeof detailColumns;

/** Names of the groups, above their columns in the grid and their tables on a page. */
export const detailGroupWords = localized<Record<DetailGroup, string>>({
  ko: {
    sound: "소음",
    drive: "팬과 전동기",
    connections: "접속구",
    loads: "하중과 운송",
    materials: "재질",
    coil: "코일과 살수펌프",
  },
  en: {
    sound: "Sound",
    drive: "Fan and drive",
    connections: "Connections",
    loads: "Loads and transport",
    materials: "Materials",
    coil: "Coil and spray pump",
  },
});

/** Names of the details, without commas and parentheses, behind which headings have units; the units stand beside. */
export const detailColumnWords = localized<Record<DetailColumn, string>>({
  ko: {
    soundPower: "음향파워레벨",
    soundBands: "옥타브밴드 음향파워",
    soundInlet: "흡입면 소음",
    soundBlind: "비흡입면 소음",
    soundTop: "상부 소음",
    soundPowerHalf: "반속 음향파워레벨",
    soundBandsHalf: "반속 옥타브밴드 음향파워",
    soundInletHalf: "반속 흡입면 소음",
    soundBlindHalf: "반속 비흡입면 소음",
    soundTopHalf: "반속 상부 소음",
    soundSideDistance: "면별 소음 거리",
    lowNoise: "저소음 사양",
    fanPower: "팬당 축동력",
    motorClass: "전동기 효율 등급",
    voltage: "전압",
    frequency: "주파수",
    driftRate: "비산율",
    connections: "접속구",
    waterVolume: "운전 수량",
    supports: "지지점 하중",
    sections: "운송 단위",
    materials: "재질",
    coilPressureDrop: "코일 압력손실",
    coilFluid: "코일 유체",
    coilGlycol: "글리콜 농도",
    sprayPumps: "살수펌프",
    sprayPump: "살수펌프 전동기",
    sprayFlow: "살수량",
  },
  en: {
    soundPower: "Sound power level",
    soundBands: "Octave-band sound power",
    soundInlet: "Sound at air inlet",
    soundBlind: "Sound at blind side",
    soundTop: "Sound above",
    soundPowerHalf: "Half-speed sound power level",
    soundBandsHalf: "Half-speed octave-band sound power",
    soundInletHalf: "Half-speed sound at air inlet",
    soundBlindHalf: "Half-speed sound at blind side",
    soundTopHalf: "Half-speed sound above",
    soundSideDistance: "Distance of these sounds",
    lowNoise: "Low-noise options",
    fanPower: "Absorbed power per fan",
    motorClass: "Motor efficiency class",
    voltage: "Voltage",
    frequency: "Frequency",
    driftRate: "Drift rate",
    connections: "Connections",
    waterVolume: "Water in operation",
    supports: "Loads on supports",
    sections: "Shipping sections",
    materials: "Materials",
    coilPressureDrop: "Coil pressure drop",
    coilFluid: "Coil fluid",
    coilGlycol: "Glycol content",
    sprayPumps: "Spray pumps",
    sprayPump: "Spray pump motor",
    sprayFlow: "Spray flow",
  },
});

/** Unit of a detail in the database. */
export const detailUnits: Readonly<Partial<Record<DetailColumn, string>>> = {
  soundPower: "dB(A)",
  soundBands: "dB, 63–8,000 Hz",
  soundInlet: "dB(A)",
  soundBlind: "dB(A)",
  soundTop: "dB(A)",
  soundPowerHalf: "dB(A)",
  soundBandsHalf: "dB, 63–8,000 Hz",
  soundInletHalf: "dB(A)",
  soundBlindHalf: "dB(A)",
  soundTopHalf: "dB(A)",
  soundSideDistance: "m",
  fanPower: "kW",
  voltage: "V",
  driftRate: "%",
  waterVolume: "m³",
  coilPressureDrop: "kPa",
  coilGlycol: "%",
  sprayPump: "kW",
  sprayFlow: "m³/h",
};

/** Further names of the columns in spreadsheets, in either language. */
export const detailHeadings: Readonly<Partial<Record<DetailColumn, readonly string[]>>> = {
  soundPower: ["음향파워", "Lw", "LwA", "PWL"],
  soundPowerHalf: ["반속 음향파워", "LwA half speed"],
  soundInlet: ["흡입면", "Air inlet side"],
  soundBlind: ["비흡입면", "Blind side"],
  soundTop: ["상부", "Top"],
  fanPower: ["축동력", "팬 축동력", "Shaft power", "Fan shaft power", "BkW"],
  motorClass: ["효율 등급", "IE", "Efficiency class"],
  voltage: ["전원", "Power supply"],
  frequency: ["Hz"],
  driftRate: ["비산", "Drift"],
  connections: ["배관 접속", "노즐 구경", "Nozzle schedule"],
  waterVolume: ["보유수량", "수조 수량", "Water content"],
  supports: ["기초 하중", "지지점", "Supports", "Support loads"],
  sections: ["운송 분할", "Sections"],
  materials: ["재료", "Material"],
  coilPressureDrop: ["압력손실", "Pressure drop"],
  coilFluid: ["유체", "Fluid"],
  sprayPumps: ["살수펌프 수량", "Spray pump qty"],
  sprayFlow: ["살수 유량", "Spray water flow"],
};

/** How details are written into a cell of their own notation. */
export const notations: Readonly<Partial<Record<DetailColumn, string>>> = {
  soundBands: "91 90 87 81 81 76 73 66",
  lowNoise: "저소음 팬 97% 3.7 kW 53 dB(A); 토출 소음기 98% 51 dB(A) 600 mm 180 kg",
  voltage: "220/380",
  connections: "2× 순환수 입구 DN100 KS10K 상부; 보충수 DN25 정면 @300/0/900",
  supports: "4× 600 kg 또는 600 kg @150/150; 600 kg @2090/150",
  sections: "하부 | Lower section 2240×3260×1900 mm 500 kg 4점",
  materials: "외판 FRP; 골조 용융아연도금강 | Hot-dip galvanized steel",
};

/** Words around parts of a list that their figure alone does not explain, by list and part. */
export const detailPartWords = localized({
  ko: {
    "lowNoise.capacity": "용량 {text}",
    "lowNoise.height": "높이 +{text}",
    "lowNoise.weight": "중량 +{text}",
    "sections.points": "인양점 {text}점",
  },
  en: {
    "lowNoise.capacity": "{text} capacity",
    "lowNoise.height": "+{text} high",
    "lowNoise.weight": "+{text}",
    "sections.points": "{text} lifting points",
  },
});

/** Words of choices within the details, as visitors read them. */
export const detailChoiceWords = localized<Record<DetailChoice, string>>({
  ko: {
    "저소음 팬": "저소음 팬",
    "초저소음 팬": "초저소음 팬",
    "흡입 소음기": "흡입 소음기",
    "토출 소음기": "토출 소음기",
    "흡입·토출 소음기": "흡입·토출 소음기",
    "낙수 소음 저감재": "낙수 소음 저감재",
    "순환수 입구": "순환수 입구",
    "순환수 출구": "순환수 출구",
    "유체 입구": "유체 입구",
    "유체 출구": "유체 출구",
    보충수: "보충수",
    "급속 보충수": "급속 보충수",
    오버플로: "오버플로",
    배수: "배수",
    균압관: "균압관",
    블로다운: "블로다운",
    상부: "상부",
    하부: "하부",
    정면: "정면",
    배면: "배면",
    좌측면: "좌측면",
    우측면: "우측면",
    골조: "골조",
    외판: "외판",
    수조: "수조",
    충전재: "충전재",
    비산방지기: "비산방지기",
    루버: "루버",
    팬: "팬",
    "팬 스택": "팬 스택",
    "살수 배관": "살수 배관",
    노즐: "노즐",
    코일: "코일",
    볼트·철물: "볼트·철물",
    물: "물",
    "에틸렌글리콜 수용액": "에틸렌글리콜 수용액",
    "프로필렌글리콜 수용액": "프로필렌글리콜 수용액",
  },
  en: {
    "저소음 팬": "Low-noise fan",
    "초저소음 팬": "Super low-noise fan",
    "흡입 소음기": "Inlet attenuator",
    "토출 소음기": "Discharge attenuator",
    "흡입·토출 소음기": "Inlet and discharge attenuators",
    "낙수 소음 저감재": "Splash-attenuation mats",
    "순환수 입구": "Water inlet",
    "순환수 출구": "Water outlet",
    "유체 입구": "Fluid inlet",
    "유체 출구": "Fluid outlet",
    보충수: "Make-up water",
    "급속 보충수": "Quick fill",
    오버플로: "Overflow",
    배수: "Drain",
    균압관: "Equalizer",
    블로다운: "Blowdown",
    상부: "top",
    하부: "bottom",
    정면: "front",
    배면: "rear",
    좌측면: "left side",
    우측면: "right side",
    골조: "Frame",
    외판: "Casing",
    수조: "Basin",
    충전재: "Fill",
    비산방지기: "Drift eliminators",
    루버: "Louvers",
    팬: "Fan",
    "팬 스택": "Fan stack",
    "살수 배관": "Water distribution",
    노즐: "Nozzles",
    코일: "Coil",
    볼트·철물: "Bolts and hardware",
    물: "Water",
    "에틸렌글리콜 수용액": "Ethylene glycol solution",
    "프로필렌글리콜 수용액": "Propylene glycol solution",
  },
});

/** Every word that a choice of the details may be, in its own column or as part of a list, but for signs that need no translation. */
export type DetailChoice = Exclude<
  { [Name in DetailColumn]: ChoicesOf<(typeof detailColumns)[Name]> }[DetailColumn],
  `IE${string}` | `${string} Hz`
>;

type ChoicesOf<C extends Column> = C extends { kind: "choice"; of: readonly (infer Word extends string)[] }
  ? Word
  : C extends { kind: "list"; of: infer Parts extends Columns }
    ? { [Name in keyof Parts]: WordsOf<Parts[Name]> }[keyof Parts]
    : never;

type WordsOf<C extends Column> = C extends { kind: "choice"; of: readonly (infer Word extends string)[] }
  ? Word
  : never;
