import { describe, expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import type { Edit } from "#domain/content/edits.ts";
import { withCountries } from "../world/country-content.ts";
import { defaults } from "./defaults.ts";
import { firstSteps, type StartFacts, stillSample } from "./first-steps.ts";
import { overlay } from "./overlay.ts";
import { editOf, samplePlaces } from "./places.ts";

function facts(edits: Record<string, Edit> = {}, others: Partial<StartFacts> = {}): StartFacts {
  const given = new Map(Object.entries(edits));
  const lists = new Map([...given].filter(([, edit]) => edit.kind === "list"));
  const originals = samplePlaces(overlay(defaults, lists));
  const records = { projects: 0, products: 0 };
  return {
    originals,
    edits: given,
    records,
    sampleFiles: 0,
    isMailSetUp: false,
    hasSearchCode: false,
    ...others,
  };
}

const sampleIds = (given: StartFacts) => stillSample(given).map(({ id }) => id);
const isDone = (given: StartFacts, step: string) => firstSteps(given).find(({ id }) => id === step)?.isDone;

const renamed: Record<string, Edit> = {
  "company.name": { kind: "text", ko: "한빛냉각", en: "Hanbit Cooling" },
};
const { company, history } = defaults;

describe("of a site whose company has changed nothing", () => {
  test("every part is still sample, and every step is to be done", () => {
    const untouched = facts({}, { records: { projects: 3, products: 2 } });
    expect(sampleIds(untouched)).toEqual(
      expect.arrayContaining([
        "name",
        "offices",
        "heroWords",
        "heroPictures",
        "history",
        "catalogFiles",
        "projects",
      ]),
    );
    expect(stillSample(untouched).find(({ id }) => id === "projects")).toEqual({
      id: "projects",
      left: 3,
      of: 3,
    });
    expect(firstSteps(untouched).every((step) => !step.isDone)).toBe(true);
  });
});

test("a catalogue of the sample's in a product that somebody has edited is sample all the same", () => {
  const own: Record<string, Edit> = Object.fromEntries(
    facts()
      .originals.map(({ place }) => place.path)
      .filter((path) => path.endsWith(".downloadUrl"))
      .map((path) => [
        path,
        { kind: "document", ko: { file: `${"0a".repeat(16)}.pdf`, name: "a.pdf", size: 1 }, en: null },
      ]),
  );
  const files = (sampleFiles: number) =>
    stillSample(facts(own, { sampleFiles })).find(({ id }) => id === "catalogFiles");
  expect(files(0)).toBeUndefined();
  expect(files(2)).toMatchObject({ left: 2 });
});

describe("a part is the company's own", () => {
  test("once all its places say something else, which is told of the pictures that bear the name, too", () => {
    expect(sampleIds(facts(renamed))).not.toEqual(expect.arrayContaining(["name", "socialPictures"]));
    expect(isDone(facts(renamed), "name")).toBe(true);
  });

  test("not when an edit says what the program says", () => {
    const same: Record<string, Edit> = { "company.name": { kind: "text", ...company.name } };
    expect(isDone(facts(same), "name")).toBe(false);
  });

  test("not when an office was added as a copy and is not filled in yet", () => {
    const [seoul] = company.offices;
    const ids = company.offices.map(({ id }) => id);
    const list: Edit = {
      kind: "list",
      order: ["own-1"],
      removed: ids,
      added: [{ id: "own-1", like: seoul?.id ?? "" }],
    };
    const at = (field: string) => `company.offices[own-1].${field}`;
    const filled: Record<string, Edit> = {
      "company.offices": list,
      [at("name")]: { kind: "text", ko: "부산", en: "Busan" },
      [at("address")]: { kind: "text", ko: "부산 어딘가", en: "Somewhere in Busan" },
      [at("phone")]: { kind: "text", ko: "051-000-0000", en: "+82-51-000-0000" },
      [at("postal.street")]: { kind: "fact", value: "1 Somewhere" },
      [at("location.latitude")]: { kind: "fact", value: 35.1 },
    };
    expect(isDone(facts(filled), "offices")).toBe(false);
    const whole = { ...filled, [at("email")]: { kind: "fact", value: "busan@example.com" } as const };
    expect(isDone(facts(whole), "offices")).toBe(true);
  });
});

test("the samples are gone once records, history and review figures are", () => {
  const years = history.ko.timeline.years.map(({ id }) => id);
  const without: Record<string, Edit> = {
    "history.timeline.years": { kind: "list", order: [], removed: years, added: [] },
    "company.review.show": { kind: "fact", value: false },
  };
  expect(isDone(facts(without), "samples")).toBe(true);
  expect(isDone(facts(without, { records: { projects: 1, products: 0 } }), "samples")).toBe(false);
});

test.each([
  ["its number of reviews", "company.review.count", 12],
  ["its average", "company.review.rating", 4.2],
])("the rating is the company's own once %s is", (_, path, value) => {
  const ids = sampleIds(facts({ [path]: { kind: "fact", value } }));
  expect(sampleIds(facts())).toContain("review");
  expect(ids).not.toContain("review");
});

test("mail is done once it is set up and goes to an address of the company's own", () => {
  const own: Record<string, Edit> = { "company.email": { kind: "fact", value: "hello@example.org" } };
  expect(isDone(facts(own), "mail")).toBe(false);
  expect(isDone(facts({}, { isMailSetUp: true }), "mail")).toBe(false);
  expect(isDone(facts(own, { isMailSetUp: true }), "mail")).toBe(true);
});

describe("what survives on the site of another company", () => {
  /** Places of the pages, without the texts that any maker may say: the knowledge base, the calculator, the forms. */
  const places = samplePlaces(defaults).filter(({ place: { path } }) =>
    /^(home|intro|history|contact|industrial|package|series|waterTreatment|catalog|worldMap|shared|gallery|project|compare)\./.test(
      path,
    ),
  );
  const unlisted = (sought: RegExp) =>
    places
      .filter(({ place, samples }) => samples.length === 0 && sought.test(JSON.stringify(editOf(place))))
      .map(({ place }) => place.path);

  test("names an office's city only where the first steps list it as sample", () => {
    const cities = [
      "서울",
      "항저우",
      "스와니",
      "조지아",
      ...company.offices.map(({ postal }) => postal.locality),
    ];
    expect(unlisted(new RegExp(cities.join("|")))).toEqual([]);
  });

  test("names series and the partner's brand only where the first steps list it as sample", () => {
    const names = sampleProducts.flatMap(({ brand, name }) => `${brand ?? ""} ${name}`.split(" "));
    const short = new Set(names.filter((name) => /^[A-Z\d]{2,}$/.test(name)));
    expect(short.size).toBeGreaterThan(4);
    expect(unlisted(new RegExp(`\\b(${[...short].join("|")})\\b`))).toEqual([]);
  });

  test("claims shares and spans only where the first steps list it as sample", () => {
    expect(unlisted(/\d\s?%|1976|\d배\b|\b\dx\b|5년/)).toEqual([]);
  });

  test("tells where the first of it stands", () => {
    const [films] = stillSample(facts()).filter(({ id }) => id === "films");
    expect(films).toMatchObject({ next: expect.stringMatching(/^industrial\.videos\.tabs/) });
  });
});

test("a claim that is not shown is no sample any more", () => {
  const left = (given: StartFacts) => stillSample(given).find(({ id }) => id === "claims")?.left ?? 0;
  const hidden: Record<string, Edit> = {
    "package.own.warranty.show": { kind: "fact", value: false },
    "industrial.modular.claim.show": { kind: "fact", value: false },
  };
  expect(left(facts(hidden))).toBe(left(facts()) - 2);
});

test("the films are the sample's until they are replaced or taken out, whatever is written beside them", () => {
  const left = (edits: Record<string, Edit>) =>
    stillSample(facts(edits)).find(({ id }) => id === "films")?.left;
  const tabs = defaults.industrial.ko.videos.tabs.map(({ id }) => id);
  const titled = Object.fromEntries(
    tabs.map((id) => [
      `industrial.videos.tabs[${id}].title`,
      { kind: "text", ko: "우리", en: "Ours" } as const,
    ]),
  );
  expect(left(titled)).toBe(tabs.length);
  const out: Edit = { kind: "list", order: [], removed: tabs, added: [] };
  expect(left({ "industrial.videos.tabs": out })).toBeUndefined();
  const ours: Edit = { kind: "film", film: { address: "https://youtu.be/aqz-KE-bpKQ" } };
  expect(left({ "industrial.videos.tabs[video2].film": ours })).toBe(tabs.length - 1);
});

test("a country that the sample says nothing of, and areas that are counted, are no sample", () => {
  const inUse = (countries: readonly string[]) => {
    return facts({}, { originals: samplePlaces(withCountries(defaults, countries)) });
  };
  const left = (given: StartFacts, part: string) =>
    stillSample(given).find(({ id }) => id === part)?.left ?? 0;
  expect(left(inUse(["몽골"]), "areasServed")).toBe(0);
  expect(left(facts(), "areasServed")).toBe(1);
  expect(left(inUse(["한국", "몽골"]), "officeWords")).toBe(left(inUse(["한국"]), "officeWords"));
});
