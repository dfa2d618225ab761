import { describe, expect, test } from "vitest";
import { sampleProducts } from "#content/samples/products.ts";
import type { Edit } from "#domain/content/edits.ts";
import { wordSampleParts } from "#domain/start/start-calls.ts";
import { withCountries } from "../derived/country-content.ts";
import { withProducts } from "../derived/product-content.ts";
import { defaults } from "../editing/defaults.ts";
import { editOf, sampledFields } from "../editing/editable-fields.ts";
import { overlay } from "../editing/overlay.ts";
import { firstSteps, type StartFacts } from "./first-steps.ts";
import { contentOf, samplesIn } from "./still-sample.ts";

function facts(edits: Record<string, Edit> = {}, others: Partial<StartFacts> = {}): StartFacts {
  const given = new Map(Object.entries(edits));
  const lists = new Map([...given].filter(([, edit]) => edit.kind === "list"));
  const originals = sampledFields(overlay(defaults, lists));
  const records = { projects: 0, products: 0 };
  return {
    originals,
    edits: given,
    accepted: new Map(),
    records,
    isMailSetUp: false,
    hasSearchCode: false,
    ...others,
  };
}

const remainingParts = (given: StartFacts) => samplesIn(given).remaining.map(({ part }) => part);
const remainingPaths = (given: StartFacts, part: string) =>
  samplesIn(given).remaining.flatMap((field) => (field.part === part ? [field.path] : []));
const stepsOf = (given: StartFacts) => firstSteps(given, samplesIn(given).remaining);
const isDone = (given: StartFacts, step: string) => stepsOf(given).find(({ id }) => id === step)?.isDone;

const renamed: Record<string, Edit> = {
  "company.name": { kind: "text", ko: "한빛냉각", en: "Hanbit Cooling" },
};
const { company, history } = defaults;

describe("of a site whose company has changed nothing", () => {
  test("every part is still sample, and every step is to be done", () => {
    const untouched = facts({}, { records: { projects: 3, products: 2 } });
    expect(new Set(remainingParts(untouched))).toEqual(new Set(wordSampleParts));
    expect(stepsOf(untouched).every((step) => !step.isDone)).toBe(true);
  });
});

describe("a part is the company's own", () => {
  test("once all its places say something else", () => {
    expect(remainingParts(facts(renamed))).not.toContain("name");
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
      [at("postal.postalCode")]: { kind: "fact", value: "48000" },
      [at("location.latitude")]: { kind: "fact", value: 35.1 },
      [at("location.longitude")]: { kind: "fact", value: 129.04 },
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
  expect(remainingParts(facts())).toContain("review");
  expect(remainingParts(facts({ [path]: { kind: "fact", value } }))).not.toContain("review");
});

test("mail is done once it is set up and goes to an address of the company's own", () => {
  const own: Record<string, Edit> = { "company.email": { kind: "fact", value: "hello@example.org" } };
  expect(isDone(facts(own), "mail")).toBe(false);
  expect(isDone(facts({}, { isMailSetUp: true }), "mail")).toBe(false);
  expect(isDone(facts(own, { isMailSetUp: true }), "mail")).toBe(true);
});

describe("what survives on the site of another company", () => {
  /** Places of the pages, without the texts that any maker may say: the knowledge base, the calculator, the forms. */
  const fields = sampledFields(defaults).filter(({ field: { path } }) =>
    /^(home|intro|history|contact|industrial|package|series|waterTreatment|catalog|worldMap|shared|gallery|project|compare|privacy|inquiry|inquiryPage|inquiryCopy|news|blocks)\./.test(
      path,
    ),
  );
  const unlisted = (sought: RegExp) =>
    fields
      .filter(({ field, samples }) => samples.length === 0 && sought.test(JSON.stringify(editOf(field))))
      .map(({ field }) => field.path);

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

  test("states dates, departments and what the company does not outsource only where the first steps list it as sample", () => {
    expect(
      unlisted(/\d{4}년 \d+월 \d+일|[A-Z][a-z]+ \d{1,2}, \d{4}|지원팀|Support Team|외부에 위탁|outsource/),
    ).toEqual([]);
  });
});

test("a claim that is not shown is no sample any more", () => {
  const hidden: Record<string, Edit> = {
    "package.own.warranty.show": { kind: "fact", value: false },
    "industrial.modular.claim.show": { kind: "fact", value: false },
  };
  expect(remainingPaths(facts(hidden), "claims")).toHaveLength(remainingPaths(facts(), "claims").length - 2);
});

test("the films are the sample's until they are replaced or taken out, whatever is written beside them", () => {
  const tabs = defaults.industrial.ko.videos.tabs.map(({ id }) => id);
  const titled = Object.fromEntries(
    tabs.map((id) => [
      `industrial.videos.tabs[${id}].title`,
      { kind: "text", ko: "우리", en: "Ours" } as const,
    ]),
  );
  expect(remainingPaths(facts(titled), "films")).toHaveLength(tabs.length);
  const out: Edit = { kind: "list", order: [], removed: tabs, added: [] };
  expect(remainingPaths(facts({ "industrial.videos.tabs": out }), "films")).toEqual([]);
  const ours: Edit = { kind: "film", film: { address: "https://youtu.be/aqz-KE-bpKQ" } };
  const oneReplaced = facts({ "industrial.videos.tabs[video2].film": ours });
  expect(remainingPaths(oneReplaced, "films")).toHaveLength(tabs.length - 1);
});

test("a country that the sample says nothing of, and areas that are counted, are no sample", () => {
  const inUse = (countries: readonly string[]) =>
    facts({}, { originals: sampledFields(withCountries(defaults, countries)) });
  expect(remainingPaths(inUse(["몽골"]), "areasServed")).toEqual([]);
  expect(remainingPaths(facts(), "areasServed")).toEqual(["company.areasServed"]);
  expect(remainingPaths(inUse(["한국", "몽골"]), "officeWords")).toEqual(
    remainingPaths(inUse(["한국"]), "officeWords"),
  );
});

test("the texts about the partner's products are no samples on a site without them: they are not shown", () => {
  const own = [{ category: "package", brand: null, slug: "hb" }] as const;
  const without = facts({}, { originals: sampledFields(withProducts(defaults, own, new Map())) });
  expect(remainingPaths(facts(), "partner").filter((path) => path.startsWith("package."))).not.toEqual([]);
  expect(remainingPaths(without, "partner").filter((path) => path.startsWith("package."))).toEqual([]);
});

describe("a place that is changed in part is listed", () => {
  const remainingLocales = (path: string, edit: Edit) =>
    samplesIn(facts({ [path]: edit })).remaining.find((field) => field.path === path)?.locales;

  test("with the language whose text is still the sample's", () => {
    const { en } = company.name;
    expect(remainingLocales("company.name", { kind: "text", ko: "한빛냉각", en })).toEqual(["en"]);
    const paragraphs = defaults.home.ko.company.paragraphs;
    const half: Edit = { kind: "texts", ko: [...paragraphs], en: ["Ours."] };
    expect(remainingLocales("home.company.paragraphs", half)).toEqual(["ko"]);
  });

  test("a picture until both the picture and its descriptions are other ones", () => {
    const path = "home.company.picture";
    const { alt, picture: sample } = defaults.home.ko.company;
    const own = { file: `${"0a".repeat(16)}.jpg`, width: 1200, height: 800, focus: { x: 0.5, y: 0.5 } };
    const change = (picture: typeof own | typeof sample, ko: string, en: string) =>
      remainingLocales(path, { kind: "picture", picture, ko, en } as Edit);
    expect(change(sample, "우리 공장", "Our plant")).toEqual(["ko", "en"]);
    expect(change(own, alt, "Our plant")).toEqual(["ko"]);
    expect(change(own, "우리 공장", "Our plant")).toBeUndefined();
  });
});

test("an own logo does for the step, and the sample's colours stay listed", () => {
  const drawn: Record<string, Edit> = {
    "company.brand.logo": { kind: "fact", value: "/files/logo.svg 3:1" },
  };
  expect([isDone(facts(), "brand"), isDone(facts(drawn), "brand")]).toEqual([false, true]);
  expect(remainingPaths(facts(drawn), "brand")).toEqual(["company.brand.action", "company.brand.dark"]);
});

describe("a place whose content the company uses as it is", () => {
  const founding = "company.established";
  const accepting = (given: StartFacts, ...paths: string[]): StartFacts => ({
    ...given,
    accepted: new Map(paths.map((path) => [path, contentOf(path, given)])),
  });
  const heldIn = (given: StartFacts) => samplesIn(given).accepted.map(({ path }) => path);

  test("is left no more, and its step is done", () => {
    const given = facts();
    const paths = remainingPaths(given, "founding");
    expect(paths).toContain(founding);
    const accepted = accepting(given, ...paths);
    expect([remainingPaths(accepted, "founding"), heldIn(accepted)]).toEqual([[], paths]);
    expect([isDone(given, "founding"), isDone(accepted, "founding")]).toEqual([false, true]);
    expect(samplesIn(accepted).remaining).toHaveLength(samplesIn(given).remaining.length - paths.length);
  });

  test("is left again once a version of the program brings another content", () => {
    const earlier = { ...defaults, company: { ...company, established: company.established - 1 } };
    const { accepted } = accepting(facts({}, { originals: sampledFields(earlier) }), founding);
    expect(remainingPaths(facts({}, { accepted }), "founding")).toContain(founding);
    expect(heldIn(facts({}, { accepted }))).toEqual([]);
  });

  test("is left again once it is edited in one language alone", () => {
    const path = "home.company.title";
    const accepted = accepting(facts(), path);
    const half: Edit = { kind: "text", ko: "우리 회사", en: defaults.home.en.company.title };
    const edited = facts({ [path]: half }, { accepted: accepted.accepted });
    expect(samplesIn(edited).remaining.find((field) => field.path === path)?.locales).toEqual(["en"]);
    const again = accepting(edited, path);
    expect(heldIn(again)).toEqual([path]);
  });
});
