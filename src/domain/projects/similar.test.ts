import { expect, test } from "vitest";
import { type Candidate, similarTo } from "./similar.ts";

let id = 0;
function aPlant(facts: Partial<Candidate> = {}): Candidate {
  id += 1;
  return {
    id,
    country: "한국",
    coolingTowerType: "package",
    tags: ["밀폐형", "저소음"],
    capacity: "500RT",
    listedOn: "2024-05-01",
    ...facts,
  };
}

const project = aPlant();

test("how it is built counts most, then its type, then its country", () => {
  const sameTags = aPlant({ coolingTowerType: "bac", country: "인도" });
  const sameType = aPlant({ tags: ["개방형"], country: "인도" });
  const sameCountryToo = aPlant({ tags: ["개방형"] });
  const all = aPlant({});
  expect(similarTo(project, [sameType, sameCountryToo, sameTags, all], 9)).toEqual([
    all,
    sameTags,
    sameCountryToo,
    sameType,
  ]);
});

test("more shared tags make it more alike, other tags less", () => {
  const both = aPlant();
  const one = aPlant({ tags: ["밀폐형"] });
  const bothAndOthers = aPlant({ tags: ["밀폐형", "저소음", "모듈형", "하이브리드", "혼합류"] });
  expect(similarTo(project, [bothAndOthers, one, both], 9)).toEqual([both, one, bothAndOthers]);
});

test("of equally like ones the nearest in size comes first, by ratio, and those of unknown size or of none last", () => {
  const twice = aPlant({ capacity: "1,000RT" });
  const fifth = aPlant({ capacity: "100 RT" });
  const unknown = aPlant({ capacity: null });
  const none = aPlant({ capacity: "0RT" });
  expect(similarTo(project, [none, unknown, fifth, twice], 9)).toEqual([twice, fifth, none, unknown]);
});

test("of equally large ones the one that was finished last comes first, of one day the higher id", () => {
  const before = aPlant({ listedOn: "2023-01-01" });
  const lower = aPlant();
  const higher = aPlant();
  expect(similarTo(project, [before, lower, higher], 9)).toEqual([higher, lower, before]);
});

test("neither itself is among them, nor what shares only the country, nor more than are wanted", () => {
  const stranger = aPlant({ coolingTowerType: "industrial", tags: ["개방형"] });
  expect(similarTo(project, [project, stranger], 3)).toEqual([]);
  expect(
    similarTo(
      project,
      Array.from({ length: 5 }, () => aPlant()),
      3,
    ),
  ).toHaveLength(3);
});

test("projects without tags are compared all the same", () => {
  const bare = aPlant({ tags: [], capacity: null });
  const other = aPlant({ tags: [], capacity: null });
  expect(similarTo(bare, [other], 3)).toEqual([other]);
});
