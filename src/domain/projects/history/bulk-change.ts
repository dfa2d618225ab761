import * as z from "zod/mini";
import type { EditableProject } from "../project.ts";
import { featureTags } from "../vocabulary.ts";

/** Maximum number of projects in one bulk change. */
export const maxBulkSize = 200;

/** Changes of several projects at once. */
export const bulkChangeSchema = z.union([
  z.object({ kind: z.enum(["hide", "show", "toHome", "fromHome", "toTrash"]) }),
  z.object({ kind: z.enum(["addTag", "removeTag"]), tag: z.enum(featureTags) }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** A project after such a change. In the trash it is as it was. */
export function afterChange(change: BulkChange, project: EditableProject): EditableProject {
  const { tags } = project;
  switch (change.kind) {
    case "hide":
    case "show":
      return { ...project, isHidden: change.kind === "hide" };
    case "toHome":
    case "fromHome":
      return { ...project, isOnHome: change.kind === "toHome" };
    case "addTag":
      return tags.includes(change.tag) ? project : { ...project, tags: [...tags, change.tag] };
    case "removeTag":
      return { ...project, tags: tags.filter((tag) => tag !== change.tag) };
    default:
      return project;
  }
}
