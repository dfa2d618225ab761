import { expect, test } from "vitest";
import { kindTagGroup } from "./kind-tags.ts";
import { groupOf } from "./tag-groups.ts";
import { featureTags } from "./vocabulary.ts";

test("the tags of the kind of a tower are all those of their groups in the table of tags", () => {
  const groups: readonly unknown[] = ["enclosure", "flow"];
  for (const tag of featureTags) {
    const group = groupOf(tag);
    expect([tag, kindTagGroup(tag)]).toEqual([tag, groups.includes(group) ? group : undefined]);
  }
});
