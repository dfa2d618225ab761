/** Dimensions of numbers that are entered with a unit, each with its stored unit. */
export type Dimension =
  | "capacity"
  | "length"
  | "mass"
  | "power"
  | "airflow"
  | "head"
  | "sound"
  | "distance"
  | "count"
  | "share"
  | "pressure"
  | "flow"
  | "volume"
  | "voltage"
  | "bore"
  | "points";

/** Factors to the stored unit, by normalized unit. */
const factors: Readonly<Record<Dimension, Readonly<Record<string, number>>>> = {
  /** CRT, 3,900 kcal/h at 37/32/27 °C; "RT" of a cooling tower is CRT. */
  capacity: {
    crt: 1,
    rt: 1,
    냉각톤: 1,
    "kcal/h": 1 / 3_900,
    "kcal/hr": 1 / 3_900,
    "mcal/h": 1_000 / 3_900,
    "mcal/hr": 1_000 / 3_900,
    "gcal/h": 1_000_000 / 3_900,
    "gcal/hr": 1_000_000 / 3_900,
    kw: 860 / 3_900,
    mw: 860_000 / 3_900,
  },
  /** mm */
  length: { mm: 1, cm: 10, m: 1_000, 밀리미터: 1, 센티미터: 10, 미터: 1_000 },
  /** kg */
  mass: {
    kg: 1,
    kgf: 1,
    킬로그램: 1,
    t: 1_000,
    ton: 1_000,
    tons: 1_000,
    tonne: 1_000,
    tonnes: 1_000,
    톤: 1_000,
  },
  /** kW; HP is 745.7 W, PS 735.5 W. */
  power: { kw: 1, 킬로와트: 1, w: 0.001, hp: 0.7457, 마력: 0.7457, ps: 0.7355 },
  /** m³/min */
  airflow: {
    cmm: 1,
    "m3/min": 1,
    "m3/분": 1,
    cmh: 1 / 60,
    "m3/h": 1 / 60,
    "m3/hr": 1 / 60,
    "m3/시": 1 / 60,
    "m3/시간": 1 / 60,
    cms: 60,
    "m3/s": 60,
    "m3/sec": 60,
    "m3/초": 60,
    "l/s": 0.06,
    "l/sec": 0.06,
  },
  /** m of water */
  head: {
    m: 1,
    maq: 1,
    mh2o: 1,
    mwg: 1,
    mwc: 1,
    kpa: 0.10197,
    mpa: 101.97,
    "kgf/cm2": 10,
    "kg/cm2": 10,
    bar: 10.197,
  },
  /** dB(A) */
  sound: { db: 1, "db(a)": 1, dba: 1 },
  /** m */
  distance: { m: 1, cm: 0.01, mm: 0.001, 미터: 1 },
  count: { 대: 1, 개: 1, 기: 1, 조: 1, ea: 1, pc: 1, pcs: 1, set: 1, sets: 1 },
  /** % */
  share: { "%": 1, 퍼센트: 1, ppm: 0.0001 },
  /** kPa */
  pressure: {
    kpa: 1,
    mpa: 1_000,
    pa: 0.001,
    bar: 100,
    maq: 9.80665,
    mh2o: 9.80665,
    mwc: 9.80665,
    "kgf/cm2": 98.0665,
    "kg/cm2": 98.0665,
    psi: 6.894757,
  },
  /** m³/h */
  flow: {
    "m3/h": 1,
    "m3/hr": 1,
    "m3/시": 1,
    "m3/시간": 1,
    cmh: 1,
    "m3/min": 60,
    "m3/분": 60,
    "l/min": 0.06,
    lpm: 0.06,
    "l/s": 3.6,
    gpm: 0.2271247,
  },
  /** m³ */
  volume: { m3: 1, t: 1, ton: 1, 톤: 1, l: 0.001, 리터: 0.001 },
  /** V */
  voltage: { v: 1, 볼트: 1, kv: 1_000 },
  /** Nominal bore of a pipe, mm: DN, or "200A". */
  bore: { a: 1, mm: 1 },
  points: { 점: 1, 개소: 1, point: 1, points: 1 },
};

/** Units of the refrigeration ton, 3,024 kcal/h, which sizes chillers. */
const refrigerationTons: readonly string[] = ["usrt", "ustr", "ust", "usrton", "jrt", "tr", "냉동톤"];

/** Single letters that are units in a few columns; elsewhere they name models and dimensions. */
const letters: readonly string[] = ["a", "l", "v"];

const temperatures: readonly string[] = ["°c", "℃", "°f", "k", "도"];

/** Returns the factor from a unit to the stored one; `undefined` for an unknown unit, 1 for none. */
export function factorOf(dimension: Dimension, unit: string): number | undefined {
  const plain = plainUnit(unit);
  return plain === "" ? 1 : factors[dimension][plain];
}

export function unitsOf(dimension: Dimension): string[] {
  return Object.keys(factors[dimension]);
}

export function isRefrigerationTon(unit: string): boolean {
  return refrigerationTons.includes(plainUnit(unit));
}

export function isUnit(unit: string): boolean {
  const plain = plainUnit(unit);
  if (letters.includes(plain)) return false;
  return (
    isRefrigerationTon(plain) ||
    temperatures.includes(plain) ||
    Object.values(factors).some((known) => Object.hasOwn(known, plain))
  );
}

/** Converts a temperature to °C. @param unit "C" or "F" */
export function celsius(value: number, unit: string): number {
  return unit.toUpperCase() === "F" ? ((value - 32) * 5) / 9 : value;
}

/** NFKC, lower case, without spaces, dots and carets: "㎥/H" becomes "m3/h", "C.M.H" becomes "cmh". */
function plainUnit(unit: string): string {
  return unit
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.^]/g, "");
}
