/** What the nine catalogues say. Performance figures, of our own series only, are samples: they follow the sizes of the drawn models. */
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

const towerOptions: Localized<string[]> = {
  ko: [
    "수조 재질: 용융아연도금강 또는 스테인리스강",
    "인버터, 진동 스위치, 수위 조절기",
    "동파 방지용 수조 히터",
    "점검 사다리, 안전 난간, 방진 스프링",
  ],
  en: [
    "Basin in hot-dip galvanized or stainless steel",
    "Variable-speed drive, vibration switch, level controller",
    "Basin heater against freezing",
    "Ladder, guard rail, spring isolators",
  ],
};

const coilOptions: Localized<string[]> = {
  ko: ["코일 재질: 용융아연도금강관 또는 스테인리스강관", ...towerOptions.ko],
  en: ["Coil in hot-dip galvanized or stainless steel tube", ...towerOptions.en],
};

export const catalogs: Catalog[] = [
  {
    slug: "s3000",
    product: "s3000",
    picture: "st-s3000",
    title: { ko: "S3000 시리즈", en: "S3000 series" },
    type: { ko: "유도통풍 개방형 직교류 냉각탑", en: "Open cross-flow tower, induced draft" },
    lead: {
      ko: "양쪽에서 들어온 공기가 떨어지는 물과 직각으로 만나 열을 빼앗습니다. 상부 살수조가 열려 있어 운전 중에도 노즐을 살필 수 있고, 팬실이 넓어 구동부를 안에서 점검합니다.",
      en: "Air enters from both sides and crosses the falling water. The hot-water basins on top can be opened while the tower runs, and the plenum is wide enough to service the drive from inside.",
    },
    features: {
      ko: [
        ["중력식 살수", "노즐에 압력이 필요 없어 순환펌프 양정이 낮습니다."],
        ["양면 흡입", "풍량을 두 면에 나누어 흡입 저항과 소음을 낮춥니다."],
        ["내부 점검", "점검문으로 들어가 팬, 전동기, 수조를 살필 수 있습니다."],
      ],
      en: [
        ["Gravity distribution", "Nozzles need no pressure, so pump head stays low."],
        ["Air from two sides", "Two inlet faces share the air flow, which keeps resistance and noise low."],
        ["Service from inside", "Fan, motor and basin are reached through the access door."],
      ],
    },
    options: towerOptions,
  },
  {
    slug: "pt2",
    product: "pt2",
    picture: "st-pt2",
    title: { ko: "PT2 시리즈", en: "PT2 series" },
    type: { ko: "유도통풍 개방형 대향류 냉각탑", en: "Open counter-flow tower, induced draft" },
    lead: {
      ko: "아래 네 면에서 들어온 공기가 위로 오르며 떨어지는 물을 거슬러 만납니다. 설치 면적에 비해 냉각 용량이 크고, 점검 공간만 두면 배치 방향이 자유롭습니다.",
      en: "Air enters low on all four sides and rises against the falling water. Capacity is high for the plan area, and the tower can face either way.",
    },
    features: {
      ko: [
        ["작은 설치 면적", "대향류 충전재로 면적당 용량을 높였습니다."],
        ["팬 두 대", "부하가 낮을 때는 한 대만 돌려 전력을 줄입니다."],
        ["가려진 살수부", "살수부에 햇빛이 닿지 않아 조류가 잘 생기지 않습니다."],
      ],
      en: [
        ["Small plan area", "Counter-flow fill gives more capacity for each square meter."],
        ["Two fans", "At part load one fan is switched off to save power."],
        ["Covered sprays", "No sunlight reaches the water distribution, which slows algae growth."],
      ],
    },
    options: towerOptions,
  },
  {
    slug: "fxv",
    product: "fxv",
    picture: "st-fxv",
    title: { ko: "FXV 시리즈", en: "FXV series" },
    type: { ko: "유도통풍 밀폐형 혼합류 냉각탑", en: "Closed-circuit tower, mixed flow, induced draft" },
    lead: {
      ko: "순환 유체는 코일 안을 흐르고, 코일을 적신 살수는 아래 충전재에서 다시 식습니다. 유체가 외기에 닿지 않아 먼지와 산소가 섞이지 않고, 열교환기를 깨끗하게 유지합니다.",
      en: "The process fluid stays inside the coil while spray water wets the coil and is cooled again in the fill below. Nothing from the air reaches the fluid, and heat exchangers stay clean.",
    },
    features: {
      ko: [
        ["코일과 충전재의 결합", "살수 온도를 낮춰 코일 크기와 스케일을 함께 줄입니다."],
        ["코일 설계압력 300 psig", "약 2.07 MPa까지 견디며 출하 전에 기밀을 시험합니다."],
        ["한 면 흡입", "나머지 세 면을 벽이나 다른 탑에 가까이 둘 수 있습니다."],
      ],
      en: [
        ["Coil and fill together", "Cooler spray water keeps the coil small and scale low."],
        ["Coil designed for 300 psig", "About 2.07 MPa, leak-tested before it leaves the factory."],
        ["Air from one side", "The other three sides may stand close to walls or other units."],
      ],
    },
    options: coilOptions,
  },
  {
    slug: "hxv",
    product: "hxv",
    picture: "st-hxv",
    title: { ko: "HXV 시리즈", en: "HXV series" },
    type: { ko: "밀폐형 하이브리드 냉각탑", en: "Hybrid closed-circuit tower" },
    lead: {
      ko: "핀 코일과 살수 코일을 직렬로 두고, 외기와 부하에 따라 습식, 단열, 건식으로 바꿔 운전합니다. 추운 계절에는 물을 쓰지 않고 식혀 보충수와 백연을 함께 줄입니다.",
      en: "A finned coil and a wetted coil work in series and switch between wet, adiabatic and dry operation with weather and load. In cold months the tower runs without water, saving make-up and avoiding plume.",
    },
    features: {
      ko: [
        ["습식 운전", "두 코일과 살수를 모두 써서 여름철 최대 부하를 식힙니다."],
        ["단열 운전", "유체는 핀 코일만 지나고, 살수로 미리 식힌 공기를 씁니다."],
        ["건식 운전", "살수를 멈추고 공기만으로 식혀 물을 쓰지 않습니다."],
      ],
      en: [
        ["Wet mode", "Both coils and the spray handle the summer peak load."],
        ["Adiabatic mode", "The fluid passes through the finned coil only, in air pre-cooled by the spray."],
        ["Dry mode", "The spray stops and air alone does the cooling."],
      ],
    },
    options: coilOptions,
  },
  {
    slug: "v-open",
    product: "v-open",
    picture: "st-v-open",
    title: { ko: "V 시리즈 개방형", en: "V series, open" },
    type: { ko: "압입송풍 개방형 대향류 냉각탑", en: "Open counter-flow tower, forced draft" },
    lead: {
      ko: "하부의 원심팬이 공기를 밀어 올립니다. 정압이 높아 급·배기 덕트를 연결할 수 있으므로 실내나 차음벽 안에 설치하는 현장에 맞습니다.",
      en: "Centrifugal fans in the base push the air upward. Their static pressure suits ducted, indoor and acoustically screened sites.",
    },
    features: {
      ko: [
        ["덕트 연결", "원심팬의 정압으로 급·배기 덕트를 연결합니다."],
        ["낮은 소음", "날개 끝 속도가 낮아 주거지 가까이에도 적합합니다."],
        ["건조한 구동부", "팬과 전동기가 건조한 흡입 공기 쪽에 있어 수명이 깁니다."],
      ],
      en: [
        ["Suited to ducts", "Centrifugal fans overcome the pressure drop of intake and discharge ducts."],
        ["Low noise", "Low tip speed suits sites close to housing."],
        ["Drive in dry air", "Fans and motor are on the dry intake side and last longer."],
      ],
    },
    options: towerOptions,
  },
  {
    slug: "v-closed",
    product: "v-closed",
    picture: "st-v-closed",
    title: { ko: "V 시리즈 밀폐형", en: "V series, closed-circuit" },
    type: { ko: "압입송풍 밀폐형 냉각탑", en: "Closed-circuit tower, forced draft" },
    lead: {
      ko: "원심팬과 살수 코일을 갖춘 밀폐형 냉각탑입니다. 순환 유체는 코일 안에서만 흐르고, 덕트를 연결해 실내나 차음벽 안에도 설치할 수 있습니다.",
      en: "A closed-circuit tower with centrifugal fans and a wetted coil. The fluid never leaves the coil, and with ducts the unit may stand indoors or behind acoustic screens.",
    },
    features: {
      ko: [
        ["코일 설계압력 300 psig", "약 2.07 MPa까지 견디며 출하 전에 기밀을 시험합니다."],
        ["덕트 연결", "원심팬의 정압으로 급·배기 덕트를 연결합니다."],
        ["동파 대비", "부동액을 쓸 수 있고, 정지할 때는 살수 쪽 물만 빼면 됩니다."],
      ],
      en: [
        ["Coil designed for 300 psig", "About 2.07 MPa, leak-tested before it leaves the factory."],
        ["Suited to ducts", "Centrifugal fans overcome the pressure drop of intake and discharge ducts."],
        [
          "Freeze protection",
          "The coil can be filled with antifreeze; only the spray water is drained at shutdown.",
        ],
      ],
    },
    options: coilOptions,
  },
  {
    slug: "sf",
    product: "sf",
    picture: "st-sf",
    title: { ko: "SF 시리즈", en: "SF series" },
    type: { ko: "개방형 직교류 패키지 냉각탑", en: "Open cross-flow package tower" },
    lead: {
      ko: "공장에서 조립해 출하하는 자사 직교류형 냉각탑입니다. 물을 중력으로 흘려 순환펌프 양정이 낮고, 상부 살수조와 충전재를 위에서 바로 점검합니다.",
      en: "Our own cross-flow tower, assembled at the factory. The water runs down by gravity, which keeps pump head low, and water distribution and fill are checked from above.",
    },
    features: {
      ko: [
        ["저소음 축류팬", "유선형 날개를 쓰고 날개 끝 속도를 낮춰 소음을 줄였습니다."],
        ["구동부 5년 보증", "팬, 팬 축, 베어링, 동력전달장치, 전동기를 보증합니다."],
        ["상부 점검", "운전 중에도 덮개를 열어 살수조를 청소할 수 있습니다."],
      ],
      en: [
        ["Quiet axial fan", "Low tip speed and profiled blades keep noise down."],
        ["Five-year drive warranty", "Covers fan, shaft, bearings, transmission and motor."],
        ["Top access", "Basin covers lift off for cleaning while the tower runs."],
      ],
    },
    options: towerOptions,
    table: {
      kind: "tower",
      prefix: "SF",
      models: [
        { rt: 100, fanKw: "3.7", scale: [0.68, 0.74, 0.72], tonnes: 2.4 },
        { rt: 125, fanKw: "3.7", scale: [0.85, 0.74, 0.72], tonnes: 2.9 },
        { rt: 150, fanKw: "5.5", scale: [0.76, 0.88, 0.86], tonnes: 3.4 },
        { rt: 175, fanKw: "5.5", scale: [0.88, 0.88, 0.86], tonnes: 3.9 },
        { rt: 200, fanKw: "7.5", scale: [1, 0.88, 0.86], tonnes: 4.4 },
        { rt: 250, fanKw: "11", scale: [1, 1, 1], tonnes: 5.4 },
        { rt: 300, fanKw: "11", scale: [1.2, 1, 1], tonnes: 6.4 },
        { rt: 350, fanKw: "15", scale: [1.4, 1, 1], tonnes: 7.4 },
      ],
    },
  },
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
