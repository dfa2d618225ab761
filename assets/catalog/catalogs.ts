/** Words and figures of the catalogues. Performance figures are samples: they follow the sizes of the drawn models. */
import type { Localized } from "../../src/domain/locale.ts";

export type Slug =
  | "s3000"
  | "pt2"
  | "fxv"
  | "hxv"
  | "v-open"
  | "v-closed"
  | "sf"
  | "chemical-injection"
  | "sand-filter";

export type Catalog = {
  slug: Slug;
  /** Name of the drawn product in the parts list, and of its picture. */
  product: string;
  picture: string;
  title: Localized<string>;
  type: Localized<string>;
  lead: Localized<string>;
  features: Localized<[title: string, text: string][]>;
  options: Localized<string[]>;
  /** None for the partner's series: their figures are not published. */
  table?: Table;
};

/**
 * Rows of the selection table. `scale` is the size of a model against the drawn one along length, width and height;
 * the drawn model has 1, 1, 1.
 */
export type Table =
  | { kind: "tower"; prefix: string; models: { rt: number; fanKw: string; scale: Scale; tonnes: number }[] }
  | { kind: "filter"; models: { flow: number; vessels: string; pumpKw: string; scale: Scale }[] }
  | { kind: "dosing"; models: { flow: string; pumps: number; tankLitres: number; scale: Scale }[] };
type Scale = [length: number, width: number, height: number];

export const catalogs: Catalog[] = [
  {
    slug: "chemical-injection",
    product: "dosing",
    picture: "st-dosing",
    title: { ko: "약품 주입 설비", en: "Chemical injection system" },
    type: { ko: "수질 센서 연동 자동 약품 주입", en: "Automatic dosing controlled by water-quality sensors" },
    lead: {
      ko: "전기전도도, pH, 산화환원전위를 계속 측정하고, 부식 억제제와 스케일 억제제, 살균제를 필요한 만큼만 넣습니다. 블로다운 밸브까지 함께 제어해 물과 약품을 아낍니다.",
      en: "Conductivity, pH and ORP are monitored continuously, and corrosion inhibitor, scale inhibitor and biocide are dosed only as needed. The blowdown valve is controlled as well, saving water and chemicals.",
    },
    features: {
      ko: [
        ["부식 방지", "금속 표면에 보호막을 유지해 배관과 열교환기를 지킵니다."],
        ["스케일 억제", "농축배수를 일정하게 유지해 전열면에 스케일이 쌓이지 않게 합니다."],
        ["생물 오염 억제", "레지오넬라를 비롯한 미생물의 번식을 억제합니다."],
      ],
      en: [
        ["Corrosion control", "A protective film on metal surfaces protects pipes and heat exchangers."],
        ["Scale control", "Constant cycles of concentration prevent scale on heat-transfer surfaces."],
        ["Biofouling control", "Biocide suppresses Legionella and other microbes."],
      ],
    },
    options: {
      ko: [
        "pH, 전기전도도, 산화환원전위 센서",
        "원격 감시와 경보 출력",
        "약품 탱크 방액턱",
        "약품 잔량 감지",
      ],
      en: [
        "pH, conductivity and ORP sensors",
        "Remote monitoring and alarm output",
        "Chemical bund",
        "Low-level detection",
      ],
    },
    table: {
      kind: "dosing",
      models: [
        { flow: "≤ 200", pumps: 2, tankLitres: 100, scale: [0.84, 0.9, 1] },
        { flow: "≤ 600", pumps: 2, tankLitres: 200, scale: [1, 1, 1] },
        { flow: "≤ 1,500", pumps: 3, tankLitres: 300, scale: [1.36, 1.06, 1.05] },
        { flow: "≤ 4,000", pumps: 3, tankLitres: 500, scale: [1.52, 1.2, 1.12] },
      ],
    },
  },
  {
    slug: "sand-filter",
    product: "sand-filter",
    picture: "st-filter",
    title: { ko: "모래여과기", en: "Sand filter" },
    type: { ko: "자동 역세 측류 여과 설비", en: "Side-stream filtration with automatic backwash" },
    lead: {
      ko: "순환수 일부를 계속 걸러 5 µm 이상의 입자와 탁도를 줄입니다. 여과층의 차압이 정해진 값을 넘으면 물을 거꾸로 흘려 자동으로 역세하고, 5분 안에 여과를 다시 시작합니다.",
      en: "Part of the circulating water is filtered continuously, removing turbidity and particles over 5 µm. When the pressure difference across the bed passes its limit, the filter backwashes automatically and is back in service within five minutes.",
    },
    features: {
      ko: [
        ["차압 감지 역세", "오염된 만큼만 씻어 역세수를 30% 줄입니다."],
        ["여과 성능 유지", "역세 뒤에도 95% 이상의 성능을 되찾습니다."],
        ["3배 긴 여과재 수명", "여과재를 고르게 씻어 교체 주기를 늘립니다."],
      ],
      en: [
        ["Backwash on differential pressure", "Backwash only when needed uses 30% less water."],
        ["Performance retained", "After each wash the filter regains over 95% of its performance."],
        ["Media last three times as long", "Uniform washing extends the replacement interval."],
      ],
    },
    options: {
      ko: ["여과 정밀도 0.5 µm 확장형", "스테인리스강 여과조", "원격 감시와 경보 출력", "예비 역세 펌프"],
      en: [
        "Extended design down to 0.5 µm",
        "Stainless steel vessels",
        "Remote monitoring and alarm output",
        "Standby backwash pump",
      ],
    },
    table: {
      kind: "filter",
      models: [
        { flow: 10, vessels: "1 × Ø600", pumpKw: "1.5", scale: [0.6, 0.84, 0.86] },
        { flow: 20, vessels: "2 × Ø750", pumpKw: "2.2", scale: [0.86, 0.92, 0.94] },
        { flow: 40, vessels: "2 × Ø1,000", pumpKw: "3.7", scale: [1, 1, 1] },
        { flow: 60, vessels: "2 × Ø1,200", pumpKw: "5.5", scale: [1.16, 1.16, 1.06] },
        { flow: 100, vessels: "3 × Ø1,400", pumpKw: "7.5", scale: [1.62, 1.3, 1.12] },
      ],
    },
  },
];
