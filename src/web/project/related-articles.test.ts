import { expect, test } from "vitest";
import { articlesAbout } from "./related-articles.ts";

test.each([
  [
    ["저소음", "백연저감", "밀폐형"],
    ["choosing", "winter", "noise"],
  ],
  [["밀폐형", "하이브리드"], ["choosing"]],
  [["직교류", "없어진 태그"], []],
])("a project with tags %j has the articles %j", (tags, articles) => {
  expect(articlesAbout(tags)).toEqual(articles);
});
