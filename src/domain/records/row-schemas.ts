import * as z from "zod/mini";
import { isDay } from "../spreadsheets/days.ts";
import { composed, oneLine } from "../tidy-text.ts";
import type { Column, Columns, RowOf } from "./column-types.ts";
import { columnsIn } from "./columns.ts";

export function rowSchema<T extends Columns>(columns: T): z.ZodMiniType<RowOf<T>> {
  const cells = columnsIn(columns).map((name) => [name, cell(columns[name] as Column)]);
  const schema: z.ZodMiniType = z.object(Object.fromEntries(cells));
  return schema as z.ZodMiniType<RowOf<T>>;
}

function cell(column: Column): z.ZodMiniType {
  if (column.kind === "words")
    return z._default(z.array(z.enum(column.of)).check(z.maxLength(column.of.length)), []);
  if (column.kind === "list")
    return z._default(z.array(rowSchema<Columns>(column.of)).check(z.maxLength(column.maxItems)), []);
  const value = schemaOf(column);
  return column.isRequired ? value : z._default(z.nullable(value), null);
}

function schemaOf(column: Exclude<Column, { kind: "words" | "list" }>): z.ZodMiniType {
  switch (column.kind) {
    case "number":
      return number(column);
    case "numbers":
      return z.array(number(column)).check(z.minLength(column.counts[0]), z.maxLength(column.counts[1]));
    case "choice":
      return z.enum(column.of as readonly string[]);
    case "date":
      return z.iso.date().check(z.refine(isDay));
    default:
      return text(column);
  }
}

function number({ min, max, isWhole }: Bounds): z.ZodMiniType<number> {
  const bounds = [z.gte(min), z.lte(max)] as const;
  return isWhole ? z.int().check(...bounds) : z.number().check(...bounds);
}

type Bounds = Pick<Extract<Column, { kind: "number" }>, "min" | "max" | "isWhole">;

function text({ maxLength, pattern }: Extract<Column, { kind: "text" }>): z.ZodMiniType {
  const any = z
    .string()
    .check(z.overwrite(oneLine), z.overwrite(composed), z.minLength(1), z.maxLength(maxLength));
  return pattern ? any.check(z.regex(pattern)) : any;
}
