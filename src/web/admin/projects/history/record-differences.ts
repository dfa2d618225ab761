import { projectWorkWords } from "#content/admin/project-work.ts";
import type { TypeNames } from "#content/lookup/terms.ts";
import type { ProjectSnapshot } from "#domain/projects/history/project-snapshot.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import type { RecordDifference } from "../../records/history/use-history.ts";
import { differences, entryOf } from "../../records/record-entry.ts";
import { projectFieldWords } from "../state/project-kind.ts";

export function recordDifferences(
  before: ProjectSnapshot,
  after: ProjectSnapshot,
  types: TypeNames,
): RecordDifference[] {
  const words = projectFieldWords(types);
  const [old, fresh] = [entryOf(projectFields, before), entryOf(projectFields, after)];
  const fields = differences(projectFields, old, fresh)
    // Reported with the pictures, whose first it is.
    .filter((field) => field !== "imageUrl")
    .map((field) => ({
      label: words.label(field),
      before: words.text(field, old),
      after: words.text(field, fresh),
    }));
  const { history, visibility } = projectWorkWords;
  const yesOrNo = (is: boolean) => (is ? history.yes : history.no);
  const otherFields: RecordDifference[] = [
    { label: history.pictures, before: pictureList(before.pictures), after: pictureList(after.pictures) },
    ...(["isHidden", "isOnHome"] as const).map((name) => ({
      label: visibility[name],
      before: yesOrNo(before[name]),
      after: yesOrNo(after[name]),
    })),
  ];
  return [...fields, ...otherFields.filter((each) => each.before !== each.after)];
}

export function pictureList(pictures: ProjectSnapshot["pictures"]): string {
  const lines = pictures.map(({ url, alt, altEn }, index) => {
    return [`${index + 1}.`, alt, altEn, `(${nameOf(url)})`].filter(Boolean).join(" ");
  });
  return lines.join("\n");
}

/** Shortens a file name: that of an upload is long and meaningless. */
function nameOf(url: string): string {
  const name = url.slice(url.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return name.length > 24 ? `${name.slice(0, 8)}…` : name;
}
