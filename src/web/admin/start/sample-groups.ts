import { firstSteps } from "#content/admin/first-steps.ts";
import { editOf } from "#content/editing/editable-fields.ts";
import { fill } from "#content/fill.ts";
import { languageName } from "#content/languages.ts";
import type { EditableField } from "#domain/content/content-calls.ts";
import { defaultLocale, locales } from "#domain/locale.ts";
import { type StartState, sampleKinds } from "#domain/start/start-calls.ts";
import { addresses } from "../addresses.ts";
import { pageName } from "../editing/Differences.tsx";
import { fieldName } from "../editing/field-name.ts";
import { readableEdit } from "../editing/readable-edit.ts";
import { fieldAddress } from "../editing/sample/field-address.ts";
import type { DraftState } from "../editing/state/draft-store.ts";
import { withSampleFilesAlone } from "./state/start-api.ts";

export interface SampleLine {
  /** Path in the site's content; missing for a record. */
  path: string | undefined;
  to: string;
  name: string;
  /** Part of the sample, and the language if only one is left. */
  note: string;
  excerpt: string;
}

export interface SampleGroup {
  page: string;
  lines: SampleLine[];
}

const words = firstSteps.still;

export function sampleGroups(start: StartState, fields: DraftState["fields"]): SampleGroup[] {
  const words = start.places.map((field) => ({
    page: pageName(field.path),
    lines: linesOf([field], fields),
  }));
  const groups = Map.groupBy([...words, ...recordLines(start)], ({ page }) => page);
  return [...groups]
    .map(([page, all]) => ({ page, lines: all.flatMap(({ lines }) => lines) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Returns list entries of fields; fields that the draft lacks are left out. */
export function linesOf(remaining: StartState["places"], fields: DraftState["fields"]): SampleLine[] {
  return remaining.flatMap((each) => {
    const field = fields.get(each.path);
    return field ? [lineOf(each, field, fields)] : [];
  });
}

function lineOf(
  { path, part, locales: remaining }: StartState["places"][number],
  field: EditableField,
  fields: DraftState["fields"],
): SampleLine {
  const [first = defaultLocale, ...others] = remaining;
  const only =
    others.length === 0 && locales.length > 1 ? [fill(words.only, { language: languageName(first) })] : [];
  return {
    path,
    to: fieldAddress(path),
    name: fieldName(path, fields),
    note: [words.parts[part], ...only].join(" · "),
    excerpt: field.kind === "document" ? field[first] : readableEdit(editOf(field), first, path, fields),
  };
}

function recordLines(start: StartState) {
  return [
    ...sampleKinds.flatMap((kind) =>
      start.records[kind].left.map((record) => ({
        page: words.records[kind],
        lines: [recordLine(kind, record)],
      })),
    ),
    ...withSampleFilesAlone(start).map((record) => ({
      page: words.records.products,
      lines: [{ ...recordLine("products", record), note: words.files }],
    })),
  ];
}

function recordLine(
  kind: (typeof sampleKinds)[number],
  { id, title }: { id: number; title: string },
): SampleLine {
  const to = kind === "products" ? `${addresses.products}/${id}` : `${addresses.projects}?edit=${id}`;
  return { path: undefined, to, name: title, note: "", excerpt: "" };
}
