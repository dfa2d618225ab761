import * as z from "zod/mini";
import {
  type Input,
  type Inputs,
  type Limits,
  type Quantities,
  type Quantity,
  type QuantityName,
  standardUnit,
} from "./input.ts";
import { descriptionOf } from "./input-descriptions.ts";

/** A number that is accepted. */
export function within({ lowest, highest }: Limits) {
  return z.number().check(z.minimum(lowest), z.maximum(highest));
}

/** Registers a description for the API's document, above all the unit. */
export function withDescription<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/** A required number. @param description replaces the default description of the row */
export function numberOf(quantity: Quantity, description = descriptionOf(quantity)) {
  return withDescription(within(quantity), inUnit(description, quantity));
}

/** A number that may be left out. */
export function optionalNumberOf(quantity: Quantity, description = descriptionOf(quantity)) {
  return withDescription(z.optional(within(quantity)), inUnit(description, quantity));
}

type Schema<Row> = Row extends { optional: true }
  ? z.ZodMiniOptional<z.ZodMiniNumber<number>>
  : Row extends { initial: number }
    ? z.ZodMiniDefault<z.ZodMiniNumber<number>>
    : z.ZodMiniNumber<number>;

/** Schemas of a table's numbers in a body, by name. */
export function bodyShape<Table extends Quantities>(
  table: Table,
): { [Name in keyof Table]: Schema<Table[Name]> } {
  const schemas = Object.entries(table).map(([name, quantity]) => [name, schemaOf(quantity)]);
  return Object.fromEntries(schemas) as { [Name in keyof Table]: Schema<Table[Name]> };
}

/** The same where every number must be given. */
export function requiredShape<Table extends Quantities>(
  table: Table,
): Record<QuantityName<Table>, z.ZodMiniNumber<number>> {
  const schemas = Object.entries(table).map(([name, quantity]) => [name, numberOf(quantity)]);
  return Object.fromEntries(schemas) as Record<QuantityName<Table>, z.ZodMiniNumber<number>>;
}

function schemaOf(quantity: Quantity) {
  if (quantity.optional) return optionalNumberOf(quantity);
  if (quantity.initial === undefined) return numberOf(quantity);
  return withDescription(
    z._default(within(quantity), quantity.initial),
    inUnit(descriptionOf(quantity), quantity),
  );
}

type QueryNumber = ReturnType<typeof queryNumber>;

/** Schemas of a table's numbers in a query, by name; each may be left out. @param note on all of them */
export function queryShape<Table extends Quantities>(
  table: Table,
  note: string,
): Record<QuantityName<Table>, QueryNumber> {
  const schemas = Object.entries(table).map(([name, quantity]) => [name, queryNumber(quantity, note)]);
  return Object.fromEntries(schemas) as Record<QuantityName<Table>, QueryNumber>;
}

/** A number in a query that may be left out. */
export function queryNumber(quantity: Quantity, note = "") {
  const { lowest, highest } = quantity;
  const number = z.coerce.number().check(z.minimum(lowest), z.maximum(highest));
  return withDescription(z.optional(number), inUnit(descriptionOf(quantity), quantity) + note);
}

/** Schemas of a table's texts in an address, which `inputReader` checks later, by key. */
export function textShape(table: Inputs): Record<string, z.ZodMiniOptional<z.ZodMiniString>> {
  const schemas = Object.values(table).flatMap((input) =>
    input.key === undefined ? [] : [[input.key, withDescription(z.optional(z.string()), inLimits(input))]],
  );
  return Object.fromEntries(schemas);
}

/** @example inUnit("barometric pressure; without it …", { measure: "pressure" }) // "barometric pressure, Pa; without it …" */
function inUnit(description: string, { measure }: Partial<Quantity>): string {
  return measure
    ? description.replace(/^[^,;:]*/, (name) => `${name}, ${standardUnit[measure]}`)
    : description;
}

function inLimits(input: Input & Partial<Quantity>): string {
  const { lowest, highest } = input;
  const named = inUnit(descriptionOf(input), input);
  return lowest === undefined ? named : `${named}, ${lowest}–${highest}`;
}
