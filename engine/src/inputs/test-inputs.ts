import { elevationInput } from "./duty-inputs.ts";
import type { Quantities, Quantity } from "./input.ts";

const fanKilowatts = { measure: "power", lowest: 0.01, highest: 10_000, optional: true } as const;
const percentError = { lowest: 0, highest: 20, initial: 0 } as const;
const kelvinError = { measure: "difference", lowest: 0, highest: 5, initial: 0 } as const;
const agreedPercent = { lowest: 0, highest: 100, optional: true } as const;

/** Values of the contract besides its duty. */
export const contractInputs = {
  height: elevationInput,
  crt: {
    key: "crt",
    lowest: 1,
    highest: 100_000,
    optional: true,
  },
  designKilowatts: { key: "design-kw", ...fanKilowatts },
  designLg: { key: "design-lg", lowest: 0.1, highest: 10, optional: true },
} as const satisfies Record<string, Quantity>;

/** Values measured at one time: wider than the calculator's duties, since a test is not a design. */
export const pointInputs = {
  flowRate: { key: "flow", measure: "flow", lowest: 1, highest: 50_000 },
  hotWaterTemp: { key: "hot", measure: "temperature", lowest: 5, highest: 60 },
  coldWaterTemp: { key: "cold", measure: "temperature", lowest: 1, highest: 55 },
  wetBulbTemp: { key: "wb", measure: "temperature", lowest: -10, highest: 40 },
  /** Without it the fans count as turning at their design power. */
  fanKilowatts: { key: "kw", ...fanKilowatts },
  pressurePa: {
    key: "hpa",
    measure: "pressure",
    lowest: 65_000,
    highest: 110_000,
    optional: true,
    urlFactor: 100,
  },
} as const satisfies Record<string, Quantity>;

/** Error of each instrument, ±. */
export const instrumentInputs = {
  flowPercent: { key: "flow", ...percentError },
  hotWaterKelvin: { key: "hot", ...kelvinError },
  coldWaterKelvin: { key: "cold", ...kelvinError },
  wetBulbKelvin: { key: "wb", ...kelvinError },
  fanPowerPercent: { key: "kw", ...percentError },
} as const satisfies Record<string, Quantity>;

/** Agreed deviations of a test from the design; an absent one sets no limit. */
export const agreedInputs = {
  flowPercent: { key: "flow", ...agreedPercent },
  rangePercent: { key: "range", ...agreedPercent },
  wetBulbKelvin: { key: "wb", ...agreedPercent, measure: "difference" },
  fanPowerPercent: { key: "kw", ...agreedPercent },
} as const satisfies Record<string, Quantity>;

/** Points that a form and an address hold. */
export const maxFormPoints = 3;

/** A number box of a test: its group, its name in the group's table, and its key in an address without the prefix. */
interface Box<Group, Table extends Quantities> {
  group: Group;
  name: keyof Table;
  key: Table[keyof Table]["key"];
  quantity: Quantity;
}

function boxesOf<const Group, Table extends Quantities>(group: Group, table: Table, prefix = "") {
  const boxes = Object.entries<Quantity>(table).map(([name, quantity]) => [
    prefix + quantity.key,
    { group, name, key: quantity.key, quantity },
  ]);
  return boxes as [string, Box<Group, Table>][];
}

type TestBox =
  | Box<"contract", typeof contractInputs>
  | Box<"columns", typeof pointInputs>
  | Box<"instruments", typeof instrumentInputs>
  | Box<"agreed", typeof agreedInputs>;

/** Every number box of a test by its name in the form and in an address, besides those of its design duty. */
export const testBoxes: ReadonlyMap<string, TestBox> = new Map<string, TestBox>([
  ...boxesOf("contract", contractInputs),
  ...Array.from({ length: maxFormPoints }, (_, index) =>
    boxesOf("columns", pointInputs, `p${index + 1}-`),
  ).flat(),
  ...boxesOf("instruments", instrumentInputs, "i-"),
  ...boxesOf("agreed", agreedInputs, "a-"),
]);
