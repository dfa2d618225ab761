import { expect, test } from "vitest";
import { visibilityAfterConflict, visibilityConflicts } from "./visibility.ts";

const base = { isHidden: false, isOnHome: false };

test("a project that a colleague has hidden stays hidden when another box was changed here", () => {
  const mine = { ...base, isOnHome: true };
  const theirs = { ...base, isHidden: true };
  const conflicts = visibilityConflicts({ base, mine, theirs });
  expect(conflicts).toEqual([
    { key: "visibility/isHidden", label: "숨김", mine: "아니요", theirs: "예", proposed: "theirs" },
    { key: "visibility/isOnHome", label: "홈에 표시", mine: "예", theirs: "아니요", proposed: "mine" },
  ]);
  const choices = Object.fromEntries(conflicts.map(({ key, proposed }) => [key, proposed]));
  expect(visibilityAfterConflict(mine, theirs, choices)).toEqual({ isHidden: true, isOnHome: true });
});

test("boxes that both sides changed alike are no conflict", () => {
  const both = { isHidden: true, isOnHome: false };
  expect(visibilityConflicts({ base, mine: both, theirs: both })).toEqual([]);
  expect(visibilityAfterConflict(both, both, {})).toEqual(both);
});
