import { describe, expect, test } from "vitest";
import type { EditableProject } from "../project.ts";
import { afterChange, bulkChangeSchema } from "./bulk-change.ts";

const project = {
  id: 1,
  tags: ["밀폐형", "저소음"],
  isHidden: false,
  isOnHome: false,
} as unknown as EditableProject;
const shown = { ...project, isHidden: true, isOnHome: true };

describe("a change of several projects", () => {
  test.each<[Parameters<typeof afterChange>[0], EditableProject, object]>([
    [{ kind: "hide" }, project, { isHidden: true, isOnHome: false }],
    [{ kind: "show" }, shown, { isHidden: false, isOnHome: true }],
    [{ kind: "toHome" }, project, { isHidden: false, isOnHome: true }],
    [{ kind: "fromHome" }, shown, { isHidden: true, isOnHome: false }],
    [{ kind: "addTag", tag: "직교류" }, project, { tags: ["밀폐형", "저소음", "직교류"] }],
    [{ kind: "addTag", tag: "저소음" }, project, { tags: ["밀폐형", "저소음"] }],
    [{ kind: "removeTag", tag: "밀폐형" }, project, { tags: ["저소음"] }],
    [{ kind: "removeTag", tag: "직교류" }, project, { tags: ["밀폐형", "저소음"] }],
    [{ kind: "toTrash" }, project, {}],
  ])("%j makes of a project what it says", (change, before, after) => {
    expect(afterChange(change, before)).toEqual({ ...before, ...after });
  });

  test.each([
    [{ kind: "hide" }, true],
    [{ kind: "remove" }, false],
    [{ kind: "addTag" }, false],
    [{ kind: "addTag", tag: "모르는 말" }, false],
    [{ kind: "removeTag", tag: "밀폐형" }, true],
  ])("is accepted or not: %j, %s", (change, expected) => {
    expect(bulkChangeSchema.safeParse(change).success).toBe(expected);
  });
});
