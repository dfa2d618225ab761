import { expect, test } from "vitest";
import { cutawayKindOf, flowKindOf } from "./flow-kind.ts";

test.each([
  ["개방형 직교류 유도통풍", "cross"],
  ["개방형 대향류 유도통풍 모듈형", "counter"],
  ["밀폐형 대향류 유도통풍", "closed"],
  ["밀폐형 유도통풍", "closed"],
  ["밀폐형 혼합류 유도통풍", undefined],
  ["밀폐형 유도통풍 하이브리드", undefined],
  ["개방형 대향류 압입송풍", undefined],
  ["개방형 직교류 대향류 유도통풍", undefined],
  ["", undefined],
])("a tower with the tags “%s” has the diagram %s", (tags, kind) => {
  expect(flowKindOf(tags.split(" "))).toBe(kind);
});

test.each([
  ["밀폐형 혼합류 유도통풍", "combined"],
  ["밀폐형 혼합류 유도통풍 하이브리드 백연저감", "hybrid"],
  ["개방형 밀폐형 대향류 압입송풍", "forced"],
  ["개방형 대향류 압입송풍", "forced"],
  ["개방형 직교류 유도통풍", "cross"],
  ["밀폐형 대향류 유도통풍", "closed"],
  ["밀폐형 대향류 압입송풍", undefined],
  ["밀폐형 혼합류 대향류 유도통풍", undefined],
  ["밀폐형 유도통풍 하이브리드", undefined],
])("a tower with the tags “%s” has the cutaway %s", (tags, kind) => {
  expect(cutawayKindOf(tags.split(" "))).toBe(kind);
});
