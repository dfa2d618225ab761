/** Range of accepted numbers, both ends included. */
export interface Limits {
  lowest: number;
  highest: number;
}

/** Standard units: those of the API, of everything that is stored, and of addresses unless `urlFactor` says otherwise. */
export const standardUnit = {
  flow: "m³/h",
  temperature: "°C",
  difference: "K",
  height: "m",
  power: "kW",
  pressure: "Pa",
  size: "CRT",
  speed: "part of full speed",
} as const;
/** Kind of quantity, from which the units follow that a visitor can choose. */
export type InputMeasure = keyof typeof standardUnit;

/**
 * One value that the calculator takes: a row of a table of this folder, from which addresses, boxes, checks and the API's schemas
 * follow. The order of the rows is that of an address. Keys stay as they are: shared links have them.
 */
export interface Input {
  /** Name in an address, and of a box in a form without script; absent where no address has it. */
  key?: string;
}

/** One number that the calculator takes, in its standard unit. */
export interface Quantity extends Input, Limits {
  measure?: InputMeasure;
  /** Value where none is given, and that a form starts with. */
  initial?: number;
  /** May be left out, and has no value then. */
  optional?: true;
  /** Step of an arrow key and of a slider. */
  step?: number;
  /** Standard units per unit of the address, where they differ: 100 Pa are 1 hPa. */
  urlFactor?: number;
}

export type Inputs = Readonly<Record<string, Input | Quantity>>;
export type Quantities = Readonly<Record<string, Quantity>>;

/** Names of a table's numbers. */
export type QuantityName<Table> = {
  [Name in keyof Table]: Table[Name] extends Limits ? Name : never;
}[keyof Table] &
  string;

/** Numbers of a table, by name. */
export type Values<Table> = {
  [Name in QuantityName<Table> as Table[Name] extends { optional: true } ? never : Name]: number;
} & {
  [Name in QuantityName<Table> as Table[Name] extends { optional: true } ? Name : never]?: number | undefined;
};

type KeyOf<Table> = {
  [Name in keyof Table]: Table[Name] extends { key: infer Key } ? Key : never;
}[keyof Table];

/** Names in an address, in the order of the table. */
export function keysOf<Table extends Inputs>(table: Table): KeyOf<Table>[] {
  return Object.values(table).flatMap(({ key }) => (key === undefined ? [] : [key as KeyOf<Table>]));
}

/** Names of the numbers of a table, in its order. */
export function quantityNames<Table extends Inputs>(table: Table): QuantityName<Table>[] {
  const names = Object.entries(table).flatMap(([name, input]) => ("lowest" in input ? [name] : []));
  return names as QuantityName<Table>[];
}

/** A table without some of its rows. */
export function without<Table extends Inputs, Name extends keyof Table>(
  table: Table,
  ...names: readonly Name[]
): Omit<Table, Name> {
  const rows = Object.entries(table).filter(([name]) => !names.some((each) => each === name));
  return Object.fromEntries(rows) as Omit<Table, Name>;
}
