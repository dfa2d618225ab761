import { celsius, type Dimension, factorOf, isRefrigerationTon, isUnit } from "./units.ts";

/** Additional notations of a column: "≤ 65", "φ2,400", and "5.5 kW × 2" where 2 is the number of fans. */
export type Spelling = "upperLimit" | "diameter" | "each";

export interface QuantityColumn {
  /** Numbers in other units of this dimension are converted; without it the column has no unit. */
  dimension?: Dimension;
  spellings?: readonly Spelling[];
}

export type QuantityProblem =
  | "noNumber"
  | "severalValues"
  | "limit"
  | "unknownUnit"
  | "otherUnit"
  | "refrigerationTons"
  | "otherConditions"
  | "countDiffers";

export type Quantity =
  /** The cell states that there is no value, such as "-" or "별도 문의". */
  | { kind: "none"; isWritten: boolean }
  /** In the stored unit. `isConverted`: written in another one; `isAbridged`: written with additional text. */
  | { kind: "value"; value: number; isConverted: boolean; isAbridged: boolean }
  /** `part`: the text that cannot be read, as written. */
  | { kind: "problem"; problem: QuantityProblem; part: string };

/**
 * Parses the quantity in a table cell, as Korean and English catalogs write it.
 * @param count number of fans in the same row, which must equal the factor in "5.5 kW × 2"
 * @example readQuantity({ dimension: "power" }, "5 HP") // 3.7 kW
 */
export function readQuantity(column: QuantityColumn, text: string, count?: number): Quantity {
  if (text === "") return { kind: "none", isWritten: false };
  const written = normalizedText(text);
  if (written === "") return { kind: "none", isWritten: false };
  if (/^-+$/.test(written)) return { kind: "none", isWritten: false };
  if (nothing.test(written)) return { kind: "none", isWritten: true };
  const { spellings = [], dimension } = column;
  let rest = written;
  if (dimension === "capacity") {
    const conditions = conditionsIn(rest);
    if (conditions && !conditions.isNominal) return problem("otherConditions", conditions.text);
    if (conditions) rest = conditions.rest;
  }
  const [value, note] = withoutNote(rest);
  const { core, isLimit } = withoutMarks(value, spellings);
  if (isLimit) return problem("limit", written);
  const read = readFactors(column, core, count);
  if (read.kind !== "value") return read;
  const agreed = note === undefined ? read : checkAgainstNote(column, read, note);
  return agreed.kind === "value" && core !== written ? { ...agreed, isAbridged: true } : agreed;
}

const nothing =
  /^(없음|해당\s*없음|별도|별도\s*(문의|협의|제작|견적)|문의|문의\s*요망|협의|추후\s*(문의|협의)|n\/?a|on request|poa)$/i;

/** NFKC with uniform "×", "-" and "~"; superscript footnotes and "10³" are kept, "dB(A)" becomes "dBA". */
export function normalizedText(text: string): string {
  return text
    .replace(/10³/g, "10^3")
    .replace(/(?<=[\d)])[\u00b9\u00b2\u00b3\u2070-\u2079\u2460-\u2473]/g, "※")
    .normalize("NFKC")
    .replace(/[‐-―−]/g, "-")
    .replace(/[∼〜]/g, "~")
    .replace(/[✕✖*](?=\s*\d)|(?<=(?:\d|\da|kw|hp|ps|대|ea|\))\s?)x(?=\s*\d)/gi, "×")
    .replace(/d[bB]\s*\(\s*A\s*\)/gi, "dBA")
    .replace(/\s+/g, " ")
    .trim();
}

function problem(kind: QuantityProblem, part: string): Quantity {
  return { kind: "problem", problem: kind, part: part.trim() };
}

/** Rating conditions of a capacity: inlet, outlet and wet bulb, or the wet bulb alone. */
const conditions =
  /(?<![\d.,])[@(]?\s*(\d{2,3}(?:\.\d+)?)\s*(?:°?[CF])?\s*(?:[/~→>-]|->)\s*(\d{2,3}(?:\.\d+)?)\s*(?:°?[CF])?\s*[/~,→>-]\s*(?:w\.?b\.?\s*)?(\d{2}(?:\.\d+)?)\s*(?:°?([CF]))?\s*\)?/i;
const wetBulb =
  /[@(]?\s*(?:w\.?\s?b\.?(?:t\.?)?|습구(?:\s*온도)?)\s*[:=]?\s*(\d{2}(?:\.\d+)?)\s*°?([CF])?\s*\)?/i;

function conditionsIn(text: string): { isNominal: boolean; text: string; rest: string } | undefined {
  const three = conditions.exec(text);
  const found = three ?? wetBulb.exec(text);
  if (!found) return undefined;
  const unit = found[three ? 4 : 2] ?? "C";
  const nominal = three ? [37, 32, 27] : [27];
  const isNominal = nominal.every(
    (expected, index) => Math.abs(celsius(Number(found[index + 1]), unit) - expected) < 0.3,
  );
  const rest = text.replace(found[0], " ").replace(/\s,|,\s|,$/g, " ");
  return { isNominal, text: found[0].trim(), rest: rest.replace(/\s+/g, " ").trim() };
}

/** Splits off a note in parentheses, as in "5HP(3.7kW)". */
function withoutNote(text: string): [string, string | undefined] {
  const [, value = "", note = "", behind = ""] = /^([^(]+)\(([^()]*)\)(.*)$/.exec(text) ?? [];
  return value === "" ? [text, undefined] : [`${value}${behind}`.trim(), note.trim()];
}

/** The value in parentheses must be the same quantity; returns the one in the stored unit. */
function checkAgainstNote(
  column: QuantityColumn,
  read: Quantity & { kind: "value" },
  note: string,
): Quantity {
  const other = readFactors(column, note, undefined);
  const isOther = other.kind === "value" && unitOf(note) !== "";
  if (!isOther) return problem(/^[\d.,\s]+$/.test(note) ? "severalValues" : "unknownUnit", `(${note})`);
  // 7.5 HP is sold as 5.5 kW.
  if (Math.abs(other.value / read.value - 1) > 0.04) return problem("severalValues", `(${note})`);
  return other.isConverted ? read : other;
}

/** Removes signs before and after a number. `isLimit`: the number is a limit, not a value. */
function withoutMarks(text: string, spellings: readonly Spelling[]): { core: string; isLimit: boolean } {
  let core = text
    .replace(/^(약|대략|ca\.?|approx\.?|≈)\s*/i, "")
    .replace(/(?<!\s)\s*(내외|정도|전후|가량)$/, "");
  const withoutUpper = core
    .replace(/^(≤|<=|<|≦|~|max\.?(?![a-z])|최대)\s*/i, "")
    .replace(/(?<!\s)\s*(이하|미만|(?<![/a-z])max\.?|↓)$/i, "");
  const isUpper = withoutUpper !== core;
  const isLower = /^(≥|>=|>|≧|min\.?(?![a-z])|최소)|(이상|초과|(?<![/a-z])min\.?|↑|~|-)$/i.test(withoutUpper);
  core = withoutUpper;
  if (spellings.includes("diameter"))
    core = core.replace(/^[φø⌀∅ϕ]\s*/iu, "").replace(/(?<=\d)\s*[φø⌀∅ϕ]$/iu, "");
  if (spellings.includes("each")) core = core.replace(/(?<!\s)\s*\/\s*(대|ea|each|팬|fan|기|set|cell)$/i, "");
  return { core: core.trim(), isLimit: isLower || (isUpper && !spellings.includes("upperLimit")) };
}

/** Reads "5.5 kW", "390 ×10^3 kcal/h", "(5.5 × 2) HP" and "5.5 kW × 2". */
function readFactors(column: QuantityColumn, core: string, count: number | undefined): Quantity {
  const [, number, unit] = /^(.*?)×\s*(?:10\^3|1,?000)\s*([^\d\s].*)$/.exec(core) ?? [];
  if (number !== undefined) return scaled(readOne(column, `${number.trim()} ${unit}`), 1_000);
  const [, inner, outer = ""] = /^\(([^()]*)\)\s*([^\d\s].*)$/.exec(core) ?? [];
  if (inner !== undefined) {
    const one = readOne(column, `1 ${outer}`);
    return one.kind === "value" ? scaled(readFactors(column, inner, count), factorIn(column, outer)) : one;
  }
  const [one = "", other, ...more] = core.split("×").map((part) => part.trim());
  if (other === undefined) return readOne(column, one);
  if (more.length > 0 || !column.spellings?.includes("each")) return problem("severalValues", core);
  const readings = [[one, other] as const, [other, one] as const].flatMap(([value, counted]) =>
    isCount(counted, count) && !isCountOnly(value) ? [readOne(column, value)] : [],
  );
  const [read] = readings;
  return read && (readings.length === 1 || one === other) ? scaled(read, 1) : problem("countDiffers", core);
}

function isCount(text: string, count: number | undefined): boolean {
  const read = readOne({ dimension: "count" }, text);
  return read.kind === "value" && read.value === count;
}

/** Returns whether the unit of a text counts things, such as "2대". */
function isCountOnly(text: string): boolean {
  const { unit } = numberAndUnit(text);
  return unit !== "" && factorOf("count", unit) !== undefined;
}

function factorIn({ dimension }: QuantityColumn, unit: string): number {
  return (dimension && factorOf(dimension, unit)) ?? 1;
}

function scaled(read: Quantity, factor: number): Quantity {
  if (read.kind !== "value") return read;
  if (factor === 1) return { ...read, isAbridged: true };
  return { ...read, value: rounded(read.value * factor), isConverted: true };
}

function readOne({ dimension }: QuantityColumn, text: string): Quantity {
  const { digits, unit } = numberAndUnit(text);
  const number = digits === undefined ? undefined : plainNumber(digits);
  if (/^\s*[/~⁄+-]\s*[\d.]|[/~⁄+-]\s*\d/.test(unit)) return problem("severalValues", text);
  if (number === undefined) return problem(digits === undefined ? "noNumber" : "severalValues", text);
  const value = { kind: "value", value: number, isConverted: false, isAbridged: false } as const;
  if (unit === "") return value;
  const factor = dimension === undefined ? undefined : factorOf(dimension, unit);
  if (dimension === "capacity" && isRefrigerationTon(unit)) return problem("refrigerationTons", unit);
  if (factor === undefined) return problem(isUnit(unit) ? "otherUnit" : "unknownUnit", unit);
  return factor === 1 ? value : { ...value, value: rounded(number * factor), isConverted: true };
}

function numberAndUnit(text: string): { digits: string | undefined; unit: string } {
  const [, digits, unit = ""] = /^([+-]?[\d.,][\d.,\s만천]*)(.*)$/s.exec(text.trim()) ?? [];
  return { digits, unit: unit.trim() };
}

/** Returns the unit after the number of a cell; "" for none. */
export function unitOf(text: string): string {
  const { core } = withoutMarks(normalizedText(text), ["upperLimit", "diameter", "each"]);
  const units = core.split("×").map((part) => numberAndUnit(part.trim()).unit);
  return units.find((unit) => unit !== "" && factorOf("count", unit) === undefined) ?? "";
}

function plainNumber(digits: string): number | undefined {
  const myriads = /^(?:([\d.,]+)만)?\s*(?:([\d.,]+)천)?\s*([\d.,\s]*)$/.exec(digits.trim());
  if (!myriads) return parseGroupedNumber(digits);
  const [, tenThousands, thousands, rest = ""] = myriads;
  const parts: [string | undefined, number][] = [
    [tenThousands, 10_000],
    [thousands, 1_000],
    [rest.trim() || undefined, 1],
  ];
  const values = parts.flatMap(([part, unit]) =>
    part === undefined ? [] : [(parseGroupedNumber(part) ?? Number.NaN) * unit],
  );
  const sum = values.reduce((total, value) => total + value, 0);
  return values.length > 0 && Number.isFinite(sum) ? sum : undefined;
}

/** Parses "1,250.5", "1 250" or "3.7"; other uses of commas are not a number. */
function parseGroupedNumber(text: string): number | undefined {
  const trimmed = text.trim();
  const isGrouped = /^[+-]?\d{1,3}([,\s]\d{3})+(\.\d+)?$/.test(trimmed);
  const plain = isGrouped ? trimmed.replace(/[,\s]/g, "") : trimmed;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Rounds a converted value to the digits that catalogs print. */
function rounded(value: number): number {
  return value >= 1 ? Math.round(value * 10) / 10 : Number(value.toPrecision(3));
}
