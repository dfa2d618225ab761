import * as z from "zod/mini";
import { problem } from "../form-problems.ts";
import { isDay } from "../spreadsheets/days.ts";
import { composed, oneLine } from "../tidy-text.ts";
import {
  type English,
  type Entered,
  eachField,
  type Field,
  type Fields,
  isNullable,
  isText,
  type Stored,
  type TextField,
  type Translated,
  translatedIn,
} from "./fields.ts";
import { withoutUnprintable } from "./unprintable.ts";

/** Returns the schemas of the fields in API responses. */
export function responseShape<T extends Fields>(fields: T) {
  return eachField<T, { [Name in keyof T]: z.ZodMiniType<Stored<T[Name]>> }>(fields, stored);
}

export function englishResponse<T extends Fields>(fields: T): z.ZodMiniType<English<T>> {
  return english(fields, () => z.nullable(z.string()));
}

/** Returns the schemas of the fields in forms and API requests; messages are problem codes. */
export function formShape<T extends Fields>(fields: T) {
  return eachField<T, { [Name in keyof T]: z.ZodMiniType<Entered<T[Name]>> }>(fields, entered);
}

/** Returns the schema of the English texts of a form; missing ones become null. */
export function englishForm<T extends Fields>(fields: T): z.ZodMiniType<English<T>> {
  return z.prefault(
    english(fields, (name) => {
      const field = fields[name];
      return optional(isText(field) ? field : { kind: "line", maxLength: 0 });
    }),
    {},
  );
}

function english<T extends Fields>(
  fields: T,
  text: (name: Translated<T>) => z.ZodMiniType<string | null>,
): z.ZodMiniType<English<T>> {
  const texts: z.ZodMiniType = z.object(
    Object.fromEntries(translatedIn(fields).map((name) => [name, text(name)])),
  );
  return texts as z.ZodMiniType<English<T>>;
}

function stored(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case "choice":
      return z.enum(field.of);
    case "tags":
      return z.array(z.string());
    case "year":
      return z.nullable(z.int());
    case "day":
      return z.nullable(z.string());
    default:
      return isNullable(field) ? z.nullable(z.string()) : z.string();
  }
}

function entered(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case "choice":
      return z.enum(field.of, field.missingProblem);
    case "tags":
      return z._default(
        z
          .array(z.enum(field.of, problem("tagUnknown")))
          .check(z.maxLength(field.of.length, problem("tooManyTags"))),
        [],
      );
    case "year":
      return z._default(
        z.nullable(
          z
            .int(field.rangeProblem)
            .check(z.gte(field.first, field.rangeProblem), z.lte(field.last, field.rangeProblem)),
        ),
        null,
      );
    case "day":
      return z.optional(
        z.nullable(
          z.pipe(
            z.union([
              z.literal(""),
              z.string(field.rangeProblem).check(
                z.regex(dayOrMonth, field.rangeProblem),
                z.refine((day) => isWithin(day, field), field.rangeProblem),
              ),
            ]),
            z.transform((day) => day || null),
          ),
        ),
      );
    default: {
      const { missingProblem, pattern } = field;
      const text = missingProblem === undefined ? optional(field) : required(field, missingProblem);
      if (pattern === undefined) return text;
      return z.pipe(text, z.nullable(z.string().check(z.regex(pattern.is, pattern.problem))));
    }
  }
}

/** YYYY-MM-DD, or YYYY-MM. */
const dayOrMonth = /^\d{4}-\d{2}(-\d{2})?$/;

function isWithin(day: string, { first, last }: { first: string; last: string }): boolean {
  return isDay(`${day}-01`.slice(0, "YYYY-MM-DD".length)) && day >= first.slice(0, day.length) && day <= last;
}

type LimitedText = Pick<TextField, "kind" | "maxLength">;

function required({ kind, maxLength }: LimitedText, missingProblem: string) {
  return z
    .string(missingProblem)
    .check(...trimmed(kind), z.minLength(1, missingProblem), z.maxLength(maxLength, problem("tooLong")));
}

function optional({ kind, maxLength }: LimitedText) {
  const text = z
    .string(problem("noText"))
    .check(...trimmed(kind), z.maxLength(maxLength, problem("tooLong")));
  return z.pipe(
    z.optional(z.nullable(text)),
    z.transform((value) => value || null),
  );
}

function trimmed(kind: TextField["kind"]) {
  return [
    withoutUnprintable(),
    z.overwrite<string>(kind === "text" ? (text) => text.trim() : oneLine),
    z.overwrite(composed),
  ] as const;
}
