/** Dimensions of numbers that are entered with a unit, each stored in the unit beside it. */
export type Dimension = "capacity" | "length" | "mass" | "power" | "airflow" | "head" | "sound" | "distance";

/** Factors to the stored unit, by the unit as it is written: NFKC, lower case, without blanks. */
const factors: Readonly<Record<Dimension, Readonly<Record<string, number>>>> = {
  /** CRT, 3,900 kcal/h at 37/32/27 °C; "RT" of a cooling tower is CRT. USRT of a chiller is not, so it is asked about. */
  capacity: { crt: 1, rt: 1, 냉각톤: 1, "kcal/h": 1 / 3_900, "kcal/hr": 1 / 3_900, kw: 860 / 3_900 },
  /** mm */
  length: { mm: 1, cm: 10, m: 1_000 },
  /** kg */
  mass: { kg: 1, kgf: 1, t: 1_000, ton: 1_000, tons: 1_000, tonne: 1_000, 톤: 1_000 },
  /** kW; HP is 745.7 W, PS 735.5 W. */
  power: { kw: 1, w: 0.001, hp: 0.7457, 마력: 0.7457, ps: 0.7355 },
  /** m³/min */
  airflow: {
    cmm: 1,
    "m3/min": 1,
    cmh: 1 / 60,
    "m3/h": 1 / 60,
    "m3/hr": 1 / 60,
    cms: 60,
    "m3/s": 60,
    "m3/sec": 60,
  },
  /** m of water */
  head: { m: 1, maq: 1, mh2o: 1, mwg: 1, kpa: 0.10197, "kgf/cm2": 10, "kg/cm2": 10, bar: 10.197 },
  /** dB(A) */
  sound: { db: 1, "db(a)": 1, dba: 1 },
  /** m */
  distance: { m: 1, cm: 0.01, mm: 0.001 },
};

/** The unit that stands behind the number of a cell, or in the heading of a column; "" for none. */
export function unitOf(text: string): string {
  const [, unit = ""] = /[\d만천]\s*([^\d\s.,만천×x*-].*)$/i.exec(text.normalize("NFKC").trim()) ?? [];
  return plainUnit(unit);
}

/** @example headingUnit("모터 (HP)") // "HP" */
export function headingUnit(heading: string): string {
  const plain = heading.normalize("NFKC");
  if (/db\s*\(a\)/i.test(plain)) return "dB(A)";
  const [, inParentheses, inBrackets, behindComma] =
    /\(((?:[^()]|\([^()]*\))*)\)|\[([^\]]*)\]|,(.*)$/.exec(plain) ?? [];
  const unit = (inParentheses ?? inBrackets ?? behindComma ?? "").trim();
  // The letter of a dimension, as in "길이(L)".
  return /^[lwh]$/i.test(unit) ? "" : unit;
}

/** The factor from a unit to the stored one; `undefined` for an unknown unit, 1 for none. */
export function factorOf(dimension: Dimension, unit: string): number | undefined {
  const plain = plainUnit(unit);
  return plain === "" ? 1 : factors[dimension][plain];
}

/** A converted value, rounded to the digits that a catalogue has. */
export function rounded(value: number): number {
  return value >= 1 ? Math.round(value * 10) / 10 : Number(value.toPrecision(3));
}

function plainUnit(unit: string): string {
  return unit.normalize("NFKC").toLowerCase().replace(/[\s^]/g, "").replace(/\.$/, "");
}
