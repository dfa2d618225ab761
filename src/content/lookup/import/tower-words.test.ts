import { expect, test } from "vitest";
import { typeNames } from "../terms.ts";
import { towerVocabulary } from "./tower-words.ts";

const { read } = towerVocabulary(typeNames("ko", "한빛 에어·H+"));

test.each([
  ["대향류형 개방식", [], ["대향류", "개방형"], []],
  ["밀폐형 저소음", [], ["밀폐형", "저소음"], []],
  ["산업용냉각탑(직교류식)", ["industrial"], ["직교류"], []],
  ["초저소음형 모듈러", [], ["저소음", "모듈형"], []],
  ["향류형개방형", [], ["대향류", "개방형"], []],
  ["Induced draft, Low Noise", [], ["유도통풍", "저소음"], []],
  ["Closed-circuit cooling tower", [], ["밀폐형"], []],
  ["Plume Reduction #개방형", [], ["백연저감", "개방형"], []],
  ["패키지형", ["package"], [], []],
  ["BAC 백연방지형", ["bac"], ["백연저감"], []],
  ["한빛에어형 밀폐식", ["bac"], ["밀폐형"], []],
  ["협력사", ["bac"], [], []],
  ["개방형, 조용함", [], ["개방형"], ["조용함"]],
  ["비개방형", [], [], ["비개방형"]],
  ["원형 대향류", [], ["대향류"], ["원형"]],
  ["", [], [], []],
])("%j says %j, %j and leaves %j", (text, types, tags, unknown) => {
  expect(read(text)).toEqual({ types, tags, unknown });
});
