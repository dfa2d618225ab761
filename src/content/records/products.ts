import type { contradictions, Implausible } from "#domain/products/model/plausibility.ts";
import type { DocumentColumns, ModelColumn } from "#domain/products/model-columns.ts";
import type { OptionColumns } from "#domain/products/options/product-options.ts";
import type { ProductField, ProductFields } from "#domain/products/product-fields.ts";
import type { TechnicalFileColumns, TechnicalFileKind } from "#domain/products/technical-files.ts";
import type { ProjectFields } from "#domain/projects/project-fields.ts";
import type { CellProblem } from "#domain/records/column-types.ts";
import type { ProblemOf, Translated } from "#domain/records/fields.ts";
import { threeDigits } from "../figures.ts";
import { fill } from "../fill.ts";
import { localized } from "../localized.ts";
import { detailColumnWords, detailHeadings, detailUnits } from "./model-details.ts";

/** Names of the fields of a product in the administrator's area. */
export const productFieldWords = {
  labels: {
    name: "제품명",
    slug: "주소",
    category: "형식",
    brand: "브랜드",
    type: "세부 형식",
    description: "설명",
    features: "특징",
    specifications: "주요 사양",
    tags: "특징 태그",
    projectWord: "시공사례 검색어",
    imageUrl: "사진 주소",
    imageAlt: "사진 설명",
  } satisfies Record<ProductField, string>,
  english: {
    name: "영문 제품명",
    type: "영문 세부 형식",
    description: "영문 설명",
    features: "영문 특징",
    specifications: "영문 주요 사양",
    projectWord: "영문 시공사례 검색어",
    imageAlt: "영문 사진 설명",
  } satisfies Record<Translated<ProductFields>, string>,
  hints: {
    slug: "제품 페이지 주소의 끝부분입니다. 영문 소문자, 숫자, 하이픈(-)으로 입력합니다. 예: sf",
    brand: "다른 회사의 제품일 때만 입력합니다. 협력사 형식은 사이트에서 이 상표로 부릅니다.",
    features: "한 줄에 하나씩 입력합니다.",
    projectWord:
      "프로젝트명이나 설명에 이 검색어가 있는 시공사례를 제품 페이지에 보여 줍니다. 예: SF. 영어 페이지의 시공사례 링크에는 영문 검색어를 씁니다.",
    imageAlt: "사진을 볼 수 없는 방문자에게 읽어 주는 설명입니다.",
  } as Partial<Record<ProductField, string>>,
};

/** Messages on invalid fields of a product. */
export const productProblems = localized<
  Record<Exclude<ProblemOf<ProductFields>, ProblemOf<ProjectFields>>, string>
>({
  ko: {
    productNameMissing: "제품명을 입력해주세요",
    slugMissing: "주소를 입력해주세요",
    slugLetters: "주소는 영문 소문자, 숫자와 하이픈(-)으로 입력해주세요. 예: sf",
    categoryMissing: "형식을 선택해주세요",
  },
  en: {
    productNameMissing: "Enter the name of the product.",
    slugMissing: "Enter the address.",
    slugLetters: "Use small letters, digits and hyphens for the address, such as sf.",
    categoryMissing: "Choose the category.",
  },
});

/** Names of the facts of a model, for visitors and as headings of a spreadsheet; units stand beside. */
export const modelColumnWords = localized<Record<ModelColumn, string>>({
  ko: {
    name: "모델",
    crt: "용량",
    length: "길이",
    width: "폭",
    height: "높이",
    shippingWeight: "출하 중량",
    operatingWeight: "운전 중량",
    fans: "팬",
    motor: "전동기",
    airflow: "풍량",
    pumpHead: "양정",
    nozzles: "노즐",
    sound: "소음",
    soundDistance: "소음 거리",
    ...detailColumnWords.ko,
  },
  en: {
    name: "Model",
    crt: "Capacity",
    length: "Length",
    width: "Width",
    height: "Height",
    shippingWeight: "Shipping weight",
    operatingWeight: "Operating weight",
    fans: "Fans",
    motor: "Motor",
    airflow: "Airflow",
    pumpHead: "Pump head",
    nozzles: "Nozzles",
    sound: "Sound",
    soundDistance: "at distance",
    ...detailColumnWords.en,
  },
});

/** Unit of a model's number in the database. */
export const modelUnits: Readonly<Partial<Record<ModelColumn, string>>> = {
  crt: "CRT",
  length: "mm",
  width: "mm",
  height: "mm",
  shippingWeight: "kg",
  operatingWeight: "kg",
  motor: "kW",
  airflow: "m³/min",
  pumpHead: "m",
  sound: "dB(A)",
  soundDistance: "m",
  ...detailUnits,
};

/** Further names of the columns in spreadsheets, in either language. */
export const modelHeadings: Readonly<Partial<Record<ModelColumn, readonly string[]>>> = {
  name: ["모델명", "형식", "형번", "Model name", "Type"],
  crt: ["CRT", "RT", "냉각톤", "냉각능력", "Cooling tons", "Nominal"],
  length: ["L", "전장", "가로"],
  width: ["W", "전폭", "세로"],
  height: ["H", "전고"],
  shippingWeight: ["제품중량", "자중", "건조중량", "Dry weight"],
  operatingWeight: ["운전시중량", "Wet weight"],
  fans: ["팬수량", "팬 대수", "송풍기", "Fan qty", "Fan"],
  motor: ["동력", "팬동력", "팬 모터", "모터", "Fan motor", "Motor power"],
  airflow: ["송풍량", "Air flow", "Air volume"],
  pumpHead: ["펌프양정", "필요양정", "Head"],
  nozzles: ["노즐수", "노즐 수량", "Nozzle"],
  sound: ["소음도", "소음레벨", "Sound level", "Noise"],
  soundDistance: ["거리", "측정거리", "Distance"],
  ...detailHeadings,
};

export const documentColumnWords: Readonly<Record<keyof DocumentColumns, string>> = {
  title: "제목",
  titleEn: "영문 제목",
  summary: "안내 문구",
  summaryEn: "영문 안내 문구",
  url: "파일 주소",
  urlEn: "영문 페이지의 주소",
  imageUrl: "사진 주소",
  tags: "태그",
};

export const technicalFileColumnWords: Readonly<Record<keyof TechnicalFileColumns, string>> = {
  title: "제목",
  titleEn: "영문 제목",
  kind: "분류",
  language: "언어",
  models: "해당 모델",
  date: "발행일",
  edition: "판",
  url: "파일 주소",
};

export const optionColumnWords: Readonly<Record<keyof OptionColumns, string>> = {
  subject: "항목",
  subjectEn: "영문 항목",
  name: "사양",
  nameEn: "영문 사양",
  text: "설명",
  textEn: "영문 설명",
  figures: "모델 표의 값",
  kind: "바뀌는 형식",
};

/** Further names of the columns in spreadsheets. */
export const optionHeadings: Readonly<Partial<Record<keyof OptionColumns, readonly string[]>>> = {
  subject: ["Subject", "Item"],
  subjectEn: ["항목(영문)"],
  name: ["옵션", "선택지", "Option"],
  nameEn: ["사양(영문)"],
  text: ["내용", "Description"],
  textEn: ["설명(영문)"],
  figures: ["수치", "Figures"],
  kind: ["형식", "Kind"],
};

/** Kinds of technical files, as visitors read them. */
export const technicalFileKindWords = localized<Record<TechnicalFileKind, string>>({
  ko: {
    인증서: "인증서",
    시험성적서: "시험성적서",
    "설치·운전 지침서": "설치·운전 지침서",
    도면: "도면",
    BIM·CAD: "BIM·CAD",
    보증서: "보증서",
  },
  en: {
    인증서: "Certificate",
    시험성적서: "Test report",
    "설치·운전 지침서": "Installation and operation manual",
    도면: "Drawing",
    BIM·CAD: "BIM/CAD model",
    보증서: "Warranty",
  },
});

type RowProblem =
  | CellProblem
  | "noFile"
  | "comma"
  | "sameOption"
  | "twice"
  | NonNullable<ReturnType<typeof contradictions>[ModelColumn]>;

/** Messages on the cells of a grid. */
export const rowProblems = {
  missing: "값을 입력해주세요",
  noNumber: "숫자로 입력해주세요. 예: 1,250",
  severalValues: "값이 여러 개입니다. 하나만 입력해주세요: {part}",
  limit: "범위나 한도는 저장할 수 없습니다. 정확한 값을 입력해주세요: {part}",
  unknownUnit: "알 수 없는 단위 ‘{part}’입니다. 열 제목에 있는 단위로 바꿔 입력해주세요",
  otherUnit: "이 열의 값이 아닌 단위 ‘{part}’입니다. 열이 맞는지 확인하고 열 제목에 있는 단위로 입력해주세요",
  refrigerationTons:
    "‘{part}’ 단위는 냉동기의 냉동톤(3,024 kcal/h)입니다. 냉각탑 용량을 CRT(37/32/27 °C에서 3,900 kcal/h, 4.53 kW)로 입력해주세요",
  otherConditions: "표준 조건(37/32/27 °C)의 용량이 아닙니다. 표준 조건의 CRT로 입력해주세요: {part}",
  countDiffers: "팬 열의 대수와 맞지 않습니다. 팬 1대의 출력을 입력하거나 팬 열을 고쳐주세요: {part}",
  noWhole: "소수점 없이 입력해주세요",
  outside: "{least}부터 {most}까지 입력해주세요",
  tooLong: "{most}자 이하로 입력해주세요",
  odd: "/로 시작하는 이 사이트의 주소 또는 https://로 시작하는 주소를 입력해주세요",
  noFile: "‘파일 올리기’ 버튼으로 올린 파일의 주소를 입력해주세요",
  comma: "쉼표(,) 없이 입력해주세요",
  sameOption: "같은 항목에 같은 사양이 있습니다. 둘 중 하나를 바꿔주세요",
  unknownWord: "목록에 있는 태그를 쉼표로 나누어 입력해주세요",
  unknownChoice: "목록에 있는 값을 선택해주세요",
  noDate: "날짜는 연-월-일로 입력해주세요. 예: 2026-03-05",
  twice: "모델명이 겹칩니다. 글자나 숫자가 다르도록 둘 중 하나를 바꿔주세요",
  lighterFull: "운전 중량이 출하 중량보다 가볍습니다. 두 값을 확인해주세요",
  noDistance: "소음을 잰 거리도 입력해주세요",
  louderHalf: "반속의 값이 전속의 값보다 큽니다. 두 값을 확인해주세요",
  aboveMotor: "팬 축동력이 전동기 출력보다 큽니다. 두 값을 확인해주세요",
  wrongCount: "숫자 {count}개를 빈칸으로 나누어 입력해주세요",
  tooManyParts: "{most}건까지 입력해주세요",
  unreadPart: "‘{part}’ 부분을 알 수 없습니다. 표 위의 예시처럼 입력해주세요",
  partWrong: "‘{part}’ 값을 확인해주세요. 범위를 벗어났거나 읽을 수 없습니다",
  partMissing: "‘{part}’에 빠진 값이 있습니다. 표 위의 예시처럼 입력해주세요",
} satisfies Record<RowProblem, string>;

/** Questions on a value that does not fit the others of its row. */
const unlikelyWords: Record<Implausible["ratio"], string> = {
  powerPerCrt: "1 CRT당 팬 동력이 {found} kW입니다(보통 {least}~{most} kW). 단위와 팬 대수를 확인해주세요",
  airPerCrt: "1 CRT당 풍량이 {found} m³/min입니다(보통 {least}~{most} m³/min). 단위를 확인해주세요",
  shippingPerCrt: "1 CRT당 출하 중량이 {found} kg입니다(보통 {least}~{most} kg). 단위를 확인해주세요",
  operatingPerCrt: "1 CRT당 운전 중량이 {found} kg입니다(보통 {least}~{most} kg). 단위를 확인해주세요",
  density: "외형 1 m³당 운전 중량이 {found} kg입니다(보통 {least}~{most} kg). 중량과 치수를 확인해주세요",
  planPerCrt: "1 CRT당 바닥 면적이 {found} m²입니다(보통 {least}~{most} m²). 길이, 폭의 단위를 확인해주세요",
  slenderness: "높이가 짧은 변의 {found}배입니다(보통 {least}~{most}배). 단위를 확인해주세요",
  headAboveTower: "양정과 높이의 차이가 {found} m입니다(보통 {least}~{most} m). 단위를 확인해주세요",
  fanPerMotor:
    "팬 축동력이 전동기 출력의 {found}배입니다(보통 {least}~{most}배). 팬 1대의 값인지 확인해주세요",
  powerAbovePressure:
    "소음을 1 m 거리로 환산한 값과 음향파워의 차이가 {found} dB입니다(보통 {least}~{most} dB). 두 값과 거리를 확인해주세요",
  quieterAtHalf:
    "반속의 음향파워가 전속보다 {found} dB 낮습니다(보통 {least}~{most} dB). 두 값을 확인해주세요",
  bandsAboveTotal:
    "밴드 8개를 A 가중으로 합하면 음향파워레벨과 {found} dB 다릅니다(보통 {least}~{most} dB). 가중하지 않은 dB 값인지 확인해주세요",
  bandsAboveTotalHalf:
    "밴드 8개를 A 가중으로 합하면 반속 음향파워레벨과 {found} dB 다릅니다(보통 {least}~{most} dB). 가중하지 않은 dB 값인지 확인해주세요",
  waterPerWeight:
    "운전 수량이 운전 중량과 출하 중량의 차이의 {found}배입니다(보통 {least}~{most}배). 단위를 확인해주세요",
  supportsPerWeight:
    "지지점 하중의 합이 운전 중량의 {found}배입니다(보통 {least}~{most}배). 지지점 수와 하중을 확인해주세요",
  sectionsPerWeight:
    "운송 단위 중량의 합이 출하 중량의 {found}배입니다(보통 {least}~{most}배). 개수와 중량을 확인해주세요",
  slowestWater: "접속구의 유속이 {found} m/s입니다(보통 {least}~{most} m/s). 구경과 개수를 확인해주세요",
  fastestWater: "접속구의 유속이 {found} m/s입니다(보통 {least}~{most} m/s). 구경과 개수를 확인해주세요",
  coilPerHead: "코일 압력손실이 양정의 {found}배입니다(보통 {least}~{most}배). 단위를 확인해주세요",
};

export function unlikelyModelValue({ ratio, found, min, max }: Implausible): string {
  const figures = { found: threeDigits(found), least: threeDigits(min), most: threeDigits(max) };
  return fill(unlikelyWords[ratio], figures);
}
