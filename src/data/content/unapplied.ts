import type { Kysely, Transaction } from "kysely";
import { type Content, defaults } from "#content/editing/defaults.ts";
import { isOfKind } from "#content/editing/edit-problems.ts";
import { defaultFields } from "#content/editing/editable-fields.ts";
import { type Edits, editsByPath } from "#domain/content/edits.ts";
import type { Tables } from "../database/schema.ts";
import { readDraft } from "./draft.ts";
import { publishedVersion } from "./versions.ts";

/**
 * Paths of edits, published or not, whose type does not match their field, as a damaged or forged backup may hold them. They are
 * not shown; the editor lists them.
 */
export async function unappliedEdits(
  db: Kysely<Tables> | Transaction<Tables>,
  shipped: Content = defaults,
): Promise<string[]> {
  const draft: Edits = new Map((await readDraft(db)).map(({ path, edit }) => [path, edit]));
  const published = editsByPath((await publishedVersion(db)).edits);
  return [...new Set([draft, published].flatMap((edits) => pathsOfOtherKind(edits, shipped)))].sort();
}

function pathsOfOtherKind(edits: Edits, shipped: Content): string[] {
  const fields = defaultFields(shipped, edits);
  return [...edits].flatMap(([path, edit]) => {
    const field = fields.get(path);
    return field && !isOfKind(edit, field) ? [path] : [];
  });
}
