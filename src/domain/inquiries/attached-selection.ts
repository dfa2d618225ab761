import * as z from "zod/mini";
import { towerKinds } from "#engine/design/tower-kind.ts";
import { checkDuty, type Duty, elevationOf } from "#engine/duty/duty.ts";
import { dutySchema } from "#engine/duty/duty-schema.ts";
import { towerSoundSchema } from "#engine/sound/tower-sound.ts";

/**
 * Duty attached to a form. A duty that breaks a rule of the calculator is left out: the inquiry is not
 * rejected because of it.
 */
export const sentDutySchema = z.catch(
  z.optional(dutySchema.check(z.refine((duty) => checkDuty(duty).length === 0 && hasValidElevation(duty)))),
  undefined,
);

/** True without an elevation, too. */
function hasValidElevation({ height }: Duty): boolean {
  return elevationOf(height) === height;
}

/** Longest selection that is accepted, characters: an address of the API cannot be longer either. Each Korean letter takes nine. */
const maxSelectionLength = 8 * 1024;

/** The query of a selection as a form sends it. Anything else is left out: the inquiry is not rejected because of it. */
export const sentSelectionSchema = z.catch(
  z.optional(z.string().check(z.minLength(1), z.maxLength(maxSelectionLength))),
  undefined,
);

const ratedModelSchema = z.object({ crt: z.number(), kind: z.enum(towerKinds) });
const optionNamesSchema = z.object({ name: z.string(), nameEn: z.nullable(z.string()) });

/**
 * A selection as it is stored: its query, and what the record had when it was sent: rated size of the model, names of the
 * options, sound of the tower.
 */
export const storedSelectionSchema = z.object({
  query: z.string(),
  model: z.nullable(ratedModelSchema),
  options: z.optional(z.array(optionNamesSchema)),
  sound: z.optional(towerSoundSchema),
});
export type StoredSelection = z.infer<typeof storedSelectionSchema>;
/** Facts that the record of the product has about a selection. */
export type SelectionFacts = Pick<StoredSelection, "model" | "options">;

/**
 * Longest stored selection, characters of its JSON; the column has the same limit. The longest query has 8,192, both names of
 * 60 options have 60 × 144, and sound and model fewer than 1,000.
 */
const maxStoredLength = 20_000;

/**
 * The selection as far as it can be stored: without the names of the options, or none at all, where it is too long. A query
 * with letters that a form has not encoded is longer than the one that was sent.
 */
export function storable(selection: StoredSelection): StoredSelection | undefined {
  const { options: _, ...others } = selection;
  return [selection, others].find((each) => JSON.stringify(each).length <= maxStoredLength);
}

/** The same with its rows in Korean, as the staff see it. */
export const attachedSelectionSchema = z.extend(storedSelectionSchema, {
  rows: z.array(z.object({ label: z.string(), figure: z.string() })),
});
