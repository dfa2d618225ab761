import { describe, expect, test } from "vitest";
import { company } from "../company.ts";
import { hasOwnPoint, hasOwnPostal, officeAnchor, ownWay } from "./office-place.ts";

const [sample] = company.offices;
if (!sample) throw new Error("The sample has a head office.");
const address = {
  ko: "부산광역시 강서구 녹산산단1로 1",
  en: "1 Noksansandan 1-ro, Gangseo-gu, Busan, Korea",
};

test("the sample's office is where the sample says", () => {
  expect([hasOwnPoint(sample), hasOwnPostal(sample), officeAnchor(sample, 0)]).toEqual([true, true, "seoul"]);
});

describe("an office of the sample with the company's own address", () => {
  const moved = { ...sample, address };

  test("has neither the sample's point nor its postal address nor its name in addresses", () => {
    expect([hasOwnPoint(moved), hasOwnPostal(moved), officeAnchor(moved, 0)]).toEqual([
      false,
      false,
      "office-1",
    ]);
  });

  test("has its own as soon as they are entered", () => {
    const location = { ...sample.location, latitude: 35.1 };
    const postal = { ...sample.postal, street: "1 Noksansandan 1-ro" };
    expect([hasOwnPoint({ ...moved, location }), hasOwnPostal({ ...moved, postal })]).toEqual([true, true]);
  });
});

test("an added office has no point until one is entered, and its own name in addresses", () => {
  const added = { ...sample, id: "own-1", address };
  expect(hasOwnPoint({ ...added, location: { latitude: 0, longitude: 0, zoom: 7 } })).toBe(false);
  expect([hasOwnPoint(added), officeAnchor(added, 3)]).toEqual([true, "own-1"]);
});

test("the way to the sample's office is not shown at another address, unless it is the company's own", () => {
  expect(ownWay(sample, "ko")?.steps).toHaveLength(3);
  const moved = { ...sample, address };
  expect(ownWay(moved, "en")).toBeUndefined();
  const own = { ...sample.way.ko, exit: "", parking: "", transit: "부산 2호선 녹산역" };
  expect(ownWay({ ...moved, way: { ...sample.way, ko: own } }, "ko")).toEqual({
    steps: ["부산 2호선 녹산역"],
    parking: "",
  });
});

test("an added office does not have the way to the sample's office that it copies", () => {
  const added = { ...sample, id: "own-1", address };
  expect([ownWay(added, "ko"), ownWay(added, "en")]).toEqual([undefined, undefined]);
});

test("usual words for a way are the company's own, as entered", () => {
  const own = {
    transit: "지하철 1·7호선 가산디지털단지역",
    exit: "8번 출구",
    minutes: "걸어서 9분",
    parking: "건물 앞 주차장, 무료",
  };
  const { parking, ...steps } = own;
  const way = { ...sample.way, ko: own };
  expect(ownWay({ ...sample, address, way }, "ko")).toEqual({ steps: Object.values(steps), parking });
});
