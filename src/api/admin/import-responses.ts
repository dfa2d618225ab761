import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fill } from "#content/fill.ts";
import { problemsByField } from "#content/problems/form-problems.ts";
import { isTooLargeImport, type RowOutcome } from "#domain/records/import/sheet-import.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { fieldProblemsSchema, formRefusal } from "./admin-context.ts";

/** `rows` holds the problems by row index, for clients that did not validate with the same schema. */
export const refusedListSchema = z.extend(fieldProblemsSchema, {
  rows: z.optional(z.array(z.object({ row: z.int(), fields: z.record(z.string(), z.string()) }))),
});

const maxListed = 100;

/**
 * Returns the response to a list that fails its schema. @param record name of the part of a row that holds its fields
 */
export function listRefusal(record: string) {
  return (request: FastifyRequest, schema: z.ZodMiniType) => {
    const { error } = schema.safeParse(request.body);
    const ofRow = Object.groupBy(error?.issues ?? [], ({ path: [list, row] }) =>
      list === "rows" && typeof row === "number" ? row : -1,
    );
    const rows = Object.entries(ofRow).flatMap(([row, issues = []]) => {
      if (row === "-1") return [];
      const within = issues.map((issue) => ({
        ...issue,
        path: issue.path.slice(2).filter((part) => part !== record),
      }));
      const issuesOfRow = { issues: within } as Parameters<typeof problemsByField>[1];
      return [{ row: Number(row), fields: problemsByField(localeFor(request), issuesOfRow) }];
    });
    return { ...formRefusal(request, schema), rows: rows.slice(0, maxListed) };
  };
}

/** Returns "tooLarge" for an import whose changes are too large to be kept. */
export async function orTooLarge<T>(storing: Promise<T>): Promise<T | "tooLarge"> {
  try {
    return await storing;
  } catch (failure) {
    if (isTooLargeImport(failure)) return "tooLarge";
    throw failure;
  }
}

/** @param words with a sentence for the counts */
export function countsText(words: { counts: string }, outcomes: readonly { outcome: RowOutcome }[]): string {
  return fill(words.counts, countsOf(outcomes));
}

function countsOf(outcomes: readonly { outcome: RowOutcome }[]): Record<RowOutcome, number> {
  const count = (kind: RowOutcome) => outcomes.filter(({ outcome }) => outcome === kind).length;
  return { added: count("added"), changed: count("changed"), same: count("same"), left: count("left") };
}
