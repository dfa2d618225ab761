import { type Model, mainColumns } from "#domain/products/model-columns.ts";
import { columnsIn } from "#domain/records/columns.ts";
import { type Details, type SampleMake, sampleDetails } from "./sample-details.ts";

/** Common facts of the models of a series. */
interface Make extends SampleMake {
  /** m³/min for each CRT. */
  air: number;
  /** Share of the height that the inlet pipe lifts the water to: none in a closed circuit, whose water comes down again. */
  lift: number;
  /** Pressure that nozzles or a coil need, and friction, m of water. */
  pressure: number;
  /** Share of its operating weight that a model is shipped with. */
  dry: number;
  /** CRT that one nozzle sprays. */
  sprayed: number;
  /** dB(A) at 10 m of 100 CRT; ten times the size is 10 dB more. */
  sound: number;
}

type Row = readonly [
  name: string,
  crt: number,
  /** Length, width and height. */
  mm: readonly [length: number, width: number, height: number],
  operatingKg: number,
  fans: number,
  /** Motor of each fan. */
  kW: number,
];

/** m. */
const soundDistance = 10;

const of = (
  part: Details["materials"][number]["part"],
  material: string,
  materialEn: string | null = null,
) => ({ part, material, materialEn });

const frp = [of("외판", "FRP"), of("수조", "FRP")];
const galvanized = [
  of("골조", "용융아연도금강", "Hot-dip galvanized steel"),
  of("볼트·철물", "STS304", "Stainless steel 304"),
];
const plastics = [of("충전재", "PVC"), of("비산방지기", "PVC")];
const fan = of("팬", "알루미늄 합금", "Aluminum alloy");

/** Ordinary parts: packages in two sections, cells in three modules. */
const [package2, modules3] = [
  [
    ["하부", "Lower section", 0.5],
    ["상부", "Upper section", 0.5],
  ],
  [
    ["수조 모듈", "Basin module", 0.4],
    ["충전재 모듈", "Fill module", 0.35],
    ["팬 모듈", "Fan module", 0.25],
  ],
] as const;

const counterflow = {
  inlets: "all",
  inlet: 0.66,
  inletsOfCell: 1,
  supports: [2, 2],
  isClosed: false,
} as const satisfies Partial<SampleMake>;

const makes = {
  sf: {
    ...{ air: 7.4, lift: 0.91, pressure: 0.1, dry: 0.46, sprayed: 6, sound: 58 },
    ...{ fan: 0.228, inlets: "long", inlet: 0.91, inletsOfCell: 2, drift: 0.002, supports: [2, 2] },
    sections: package2,
    materials: [...frp, ...galvanized, ...plastics, of("루버", "FRP"), fan],
    isClosed: false,
  },
  scp: {
    ...{ air: 6.9, lift: 0.66, pressure: 2.2, dry: 0.42, sprayed: 8, sound: 59 },
    ...counterflow,
    ...{ fan: 0.245, drift: 0.001 },
    sections: package2,
    materials: [...frp, ...galvanized, ...plastics, of("노즐", "ABS"), fan],
  },
  thf: {
    ...{ air: 9.8, lift: 0, pressure: 5.5, dry: 0.62, sprayed: 5, sound: 62 },
    ...counterflow,
    ...{ fan: 0.42, drift: 0.001, isClosed: true },
    sections: package2,
    materials: [
      ...frp,
      ...galvanized,
      of("코일", "동관", "Copper tube"),
      of("비산방지기", "PVC"),
      of("노즐", "ABS"),
      fan,
    ],
  },
  modular: {
    ...{ air: 7.1, lift: 0.66, pressure: 1.7, dry: 0.52, sprayed: 8, sound: 58 },
    ...counterflow,
    ...{ fan: 0.252, drift: 0.001 },
    sections: modules3,
    materials: [...frp, ...galvanized, ...plastics, of("노즐", "ABS"), of("팬 스택", "FRP"), of("팬", "FRP")],
  },
  fx: {
    ...{ air: 7.1, lift: 0.66, pressure: 1.7, dry: 0.48, sprayed: 8, sound: 58 },
    ...counterflow,
    ...{ fan: 0.28, drift: 0.001, supports: [4, 4] },
    sections: [],
    materials: [
      of("골조", "인발 성형 FRP", "Pultruded FRP"),
      of("외판", "FRP"),
      of("수조", "철근콘크리트(별도 공사)", "Reinforced concrete (by others)"),
      ...plastics,
      of("팬 스택", "FRP"),
      of("팬", "FRP"),
      of("볼트·철물", "STS316", "Stainless steel 316"),
    ],
  },
} as const satisfies Record<string, Make>;

/**
 * Sample models of our own series: every number is invented, and they agree with each other. Air and water follow the size,
 * motors the air, weights the volume, pump heads the height. A frame keeps its width and height: within it a larger model is longer, or has more cells
 * in a row, and no higher. SF has three frames.
 */
export const seriesModels = {
  sf: made(makes.sf, [
    ["SF-100", 100, [2_240, 3_260, 3_750], 2_400, 1, 3.7],
    ["SF-125", 125, [2_810, 3_260, 3_750], 2_900, 1, 3.7],
    ["SF-150", 150, [2_510, 3_870, 4_480], 3_400, 1, 5.5],
    ["SF-175", 175, [2_900, 3_870, 4_480], 3_900, 1, 5.5],
    ["SF-200", 200, [3_300, 3_870, 4_480], 4_400, 1, 7.5],
    ["SF-250", 250, [3_300, 4_400, 5_210], 5_400, 1, 11],
    ["SF-300", 300, [3_960, 4_400, 5_210], 6_400, 1, 11],
    ["SF-350", 350, [4_620, 4_400, 5_210], 7_400, 1, 15],
  ]),
  scp: made(makes.scp, [
    ["SCP-100", 100, [2_150, 2_150, 4_560], 2_300, 1, 3.7],
    ["SCP-150", 150, [2_650, 2_650, 4_760], 3_300, 1, 5.5],
    ["SCP-200", 200, [3_000, 3_000, 4_960], 4_300, 1, 7.5],
    ["SCP-250", 250, [3_300, 3_600, 5_460], 5_600, 1, 7.5],
    ["SCP-300", 300, [3_600, 3_900, 5_460], 6_600, 1, 11],
    ["SCP-400", 400, [6_040, 3_000, 4_960], 8_600, 2, 7.5],
    ["SCP-500", 500, [6_640, 3_600, 5_460], 11_200, 2, 7.5],
    ["SCP-600", 600, [7_240, 3_900, 5_460], 13_200, 2, 11],
    ["SCP-800", 800, [12_120, 3_000, 4_960], 17_200, 4, 7.5],
    ["SCP-1000", 1_000, [13_320, 3_600, 5_460], 22_400, 4, 7.5],
  ]),
  thf: made(makes.thf, [
    ["THF-50", 50, [2_400, 2_000, 5_260], 4_300, 1, 3.7],
    ["THF-75", 75, [2_600, 2_600, 5_460], 6_100, 1, 5.5],
    ["THF-100", 100, [3_200, 3_000, 5_860], 7_900, 1, 7.5],
    ["THF-125", 125, [3_200, 4_000, 5_860], 9_800, 1, 11],
    ["THF-150", 150, [5_240, 2_600, 5_460], 12_200, 2, 5.5],
    ["THF-200", 200, [6_440, 3_000, 5_860], 15_800, 2, 7.5],
    ["THF-250", 250, [6_440, 4_000, 5_860], 19_600, 2, 11],
  ]),
  modular: made(makes.modular, [
    ["MX-400", 400, [3_300, 6_400, 7_200], 11_600, 1, 15],
    ["MX-500", 500, [4_100, 6_400, 7_200], 14_500, 1, 18.5],
    ["MX-600", 600, [4_900, 6_400, 7_200], 17_200, 1, 22],
    ["MX-700", 700, [5_700, 6_400, 7_200], 19_800, 1, 22],
    ["MX-750", 750, [6_100, 6_400, 7_200], 21_200, 1, 30],
    ["MX-800", 800, [6_500, 6_400, 7_200], 22_500, 1, 30],
    ["MX-1000", 1_000, [8_100, 6_400, 7_200], 27_900, 1, 37],
    ["MX-500-2", 1_000, [8_200, 6_400, 7_200], 29_000, 2, 18.5],
    ["MX-500-3", 1_500, [12_300, 6_400, 7_200], 43_500, 3, 18.5],
    ["MX-500-4", 2_000, [16_400, 6_400, 7_200], 58_000, 4, 18.5],
    ["MX-700-2", 1_400, [11_400, 6_400, 7_200], 39_600, 2, 22],
    ["MX-700-3", 2_100, [17_100, 6_400, 7_200], 59_400, 3, 22],
    ["MX-700-4", 2_800, [22_800, 6_400, 7_200], 79_200, 4, 22],
  ]),
  fx: made(makes.fx, [
    ["FX-1000", 1_000, [8_200, 8_200, 10_200], 34_000, 1, 37],
    ["FX-1000-4", 4_000, [32_800, 8_200, 10_200], 136_000, 4, 37],
    ["FX-1000-5", 5_000, [41_000, 8_200, 10_200], 170_000, 5, 37],
    ["FX-1000-7", 7_000, [57_400, 8_200, 10_200], 238_000, 7, 37],
    ["FX-1000-10", 10_000, [82_000, 8_200, 10_200], 340_000, 10, 37],
    ["FX-2000", 2_000, [11_600, 11_600, 11_400], 66_000, 1, 75],
    ["FX-2000-2", 4_000, [23_200, 11_600, 11_400], 132_000, 2, 75],
    ["FX-2000-4", 8_000, [46_400, 11_600, 11_400], 264_000, 4, 75],
    ["FX-2000-6", 12_000, [69_600, 11_600, 11_400], 396_000, 6, 75],
  ]),
} as const;

function made(make: Make, rows: readonly Row[]): readonly Model[] {
  return rows.map(([name, crt, [length, width, height], operatingWeight, fans, motor]) => {
    const main = {
      crt,
      length,
      width,
      height,
      shippingWeight: Math.round((operatingWeight * make.dry) / 10) * 10,
      operatingWeight,
      fans,
      motor,
      airflow: Math.round((crt * make.air) / 5) * 5,
      pumpHead: Math.round(10 * ((make.lift * height) / 1_000 + make.pressure)) / 10,
      nozzles: fans * Math.ceil(crt / fans / make.sprayed),
      sound: Math.round((make.sound + 10 * Math.log10(crt / 100)) * 2) / 2,
      soundDistance,
    };
    return { name, ...main, ...sampleDetails(make, main) };
  });
}

/** Returns true while a table has models of the sample, which are then marked. */
export function hasSampleModels(models: readonly Model[]): boolean {
  const known = new Set(Object.values(seriesModels).flatMap((rows) => rows.map(mainFacts)));
  return models.some((model) => known.has(mainFacts(model)));
}

/** A site that was seeded before has the samples with one pump head for each series, and without details. */
function mainFacts(model: Model): string {
  return JSON.stringify(columnsIn(mainColumns).map((name) => (name === "pumpHead" ? null : model[name])));
}
