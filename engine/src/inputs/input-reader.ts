import {
  type Inputs,
  type Limits,
  type Quantity,
  type QuantityName,
  quantityNames,
  type Values,
} from "./input.ts";
import { typedNumber } from "./typed-number.ts";

/** Result of parsing a text: an accepted number, no text, or a text that is rejected. */
export type ParsedQuantity = { kind: "number"; value: number } | { kind: "empty" } | { kind: "wrong" };

/** Parses the text of a quantity. Every box and every parameter of an address is parsed here. */
export function parseQuantity(text: string, { lowest, highest }: Limits): ParsedQuantity {
  if (text.trim() === "") return { kind: "empty" };
  const value = typedNumber(text);
  return value !== undefined && value >= lowest && value <= highest
    ? { kind: "number", value }
    : { kind: "wrong" };
}

/** An address or a form. */
export interface InputSource {
  get(key: string): unknown;
}

export interface InputReader {
  /** Trimmed text of a key; undefined if it is missing or blank. */
  text(key: string): string | undefined;
  /** Number of a quantity; undefined if it is missing or rejected. @param limits replace those of the quantity, if they depend on other values */
  number(quantity: Quantity, limits?: Limits): number | undefined;
  /** All numbers of a table; a missing number is reported, too, if it is required. */
  numbers<Table extends Inputs>(table: Table): Values<Table>;
}

/**
 * Reader of an address or a form.
 * @param onWrong is called with the key of each rejected text, and with the limits in the units of the address
 * @param prefix of the keys
 */
export function inputReader(
  source: InputSource,
  onWrong: (key: string, limits: Limits) => void,
  prefix = "",
): InputReader {
  const text = (key: string) => {
    const given = source.get(prefix + key);
    return typeof given === "string" ? given.trim() || undefined : undefined;
  };
  const read = ({ key, urlFactor = 1 }: Quantity, { lowest, highest }: Limits, isRequired = false) => {
    if (key === undefined) return undefined;
    const limits = { lowest: lowest / urlFactor, highest: highest / urlFactor };
    const reading = parseQuantity(text(key) ?? "", limits);
    if (reading.kind === "wrong" || (reading.kind === "empty" && isRequired)) onWrong(prefix + key, limits);
    return reading.kind === "number" ? reading.value * urlFactor : undefined;
  };
  return {
    text,
    number: (quantity, limits = quantity) => read(quantity, limits),
    numbers: (table) => numbersOf(table, (quantity) => read(quantity, quantity, isRequired(quantity))),
  };
}

/** The numbers of a table that `read` returns, otherwise their initial values; NaN for a required number that is missing. */
export function numbersOf<Table extends Inputs>(
  table: Table,
  read: (quantity: Quantity, name: QuantityName<Table>) => number | undefined,
): Values<Table> {
  const rows: Inputs = table;
  const values = quantityNames(table).map((name) => {
    const quantity = rows[name] as Quantity;
    return [name, read(quantity, name) ?? (isRequired(quantity) ? Number.NaN : quantity.initial)];
  });
  return Object.fromEntries(values) as Values<Table>;
}

function isRequired({ optional, initial }: Quantity): boolean {
  return !optional && initial === undefined;
}
