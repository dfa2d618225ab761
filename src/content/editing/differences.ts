import type { Edit, Edits } from "#domain/content/edits.ts";
import { differingForms } from "#domain/content/phone-number.ts";
import type { Content } from "./defaults.ts";
import { type EditProblem, editProblems, type ReferencedRecords } from "./edit-problems.ts";
import { defaultFields, editableFields, editOf } from "./editable-fields.ts";
import { overlay } from "./overlay.ts";

/** A field whose values in two sets of edits differ. */
export interface EditDifference {
  path: string;
  before: Edit | null;
  after: Edit | null;
  /** The field belongs to an entry that `after` adds. */
  isNew: boolean;
  problems: EditProblem[];
}

/** Returns the fields that differ between two sets of edits, in the order of the pages. @param referenced records to which the edits refer */
export function differencesOf(
  defaults: Content,
  before: Edits,
  after: Edits,
  referenced: ReferencedRecords,
): EditDifference[] {
  const content = overlay(defaults, after);
  const fields = defaultFields(defaults, after);
  const shown = new Set(editableFields(content).map(({ path }) => path));
  const added = addedEntries(before, after);
  const paths = [...new Set([...fields.keys(), ...before.keys(), ...after.keys()])];
  const changed = paths.flatMap((path) => {
    const [from, to] = [before.get(path) ?? null, after.get(path) ?? null];
    if (isSame(from, to)) return [];
    const field = fields.get(path);
    const defaultNow = field ? editOf(field) : null;
    const isNew = added.some((entry) => path.startsWith(entry));
    // An edit of a field that no longer exists is kept without effect, so it needs no check.
    const problems = to && field && shown.has(path) ? editProblems(to, field, referenced) : [];
    // The default of a new entry's field is that of the entry it was copied from.
    return [{ path, before: isNew ? null : (from ?? defaultNow), after: to ?? defaultNow, isNew, problems }];
  });
  return withPhoneProblems(changed, content.company.offices);
}

/** Adds a problem at the field of each telephone number whose forms differ, even if the difference is already published. */
function withPhoneProblems(
  differences: readonly EditDifference[],
  offices: Content["company"]["offices"],
): EditDifference[] {
  const found = offices.flatMap(({ id, phone, phoneHref, postal }) => {
    const differing = differingForms(phone, phoneHref, postal.countryCode);
    if (!differing) return [];
    const [one, other] = differing;
    const text: Edit = { kind: "text", ...phone };
    const path = `company.offices[${id}].phone`;
    const known = differences.find((difference) => difference.path === path);
    const difference = known ?? { path, before: text, after: text, isNew: false, problems: [] };
    return [
      { ...difference, problems: [...difference.problems, { problem: "phonesDiffer", one, other } as const] },
    ];
  });
  const paths = new Set(found.map(({ path }) => path));
  return [...differences.filter(({ path }) => !paths.has(path)), ...found];
}

/** Path prefixes of the entries that were added between two sets of edits. */
function addedEntries(before: Edits, after: Edits): string[] {
  return [...after].flatMap(([list, edit]) => {
    if (edit.kind !== "list") return [];
    const former = before.get(list);
    const known = new Set(former?.kind === "list" ? former.added.map(({ id }) => id) : []);
    return edit.added.flatMap(({ id }) => (known.has(id) ? [] : [`${list}[${id}]`]));
  });
}

function isSame(one: Edit | null, other: Edit | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
