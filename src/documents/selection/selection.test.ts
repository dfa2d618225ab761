import { describe, expect, test } from "vitest";
import { sentSelectionSchema } from "#domain/inquiries/attached-selection.ts";
import { productLists } from "#domain/products/product-lists.ts";
import { selectionOf } from "./selection.ts";
import {
  type LinkTarget,
  readSelection,
  type SelectionTexts,
  selectionQuery,
  withDuty,
  withPlan,
  withSelectionQuery,
} from "./selection-texts.ts";

const whole: SelectionTexts = {
  flow: "716.6",
  hot: "38",
  cold: "32",
  wb: "29",
  height: "120",
  product: "scp/scp-600",
  options: "스테인리스강,FRP",
  jobTitle: "데이터센터 2동",
  client: "ABC",
  tag: "CT-1",
  rev: "A",
  by: "Kim",
  place: "ashrae-2021-busan",
  margin: "0.5",
  model: "SCP-600",
  units: "2",
  cycles: "4",
  drift: "0.002",
  db: "33",
  station: "471590",
  ycold: "32",
  load: "constant",
  control: "variable-speed",
  kw: "60",
  quiet: "저소음 팬",
  maxheight: "4.5",
  maxarea: "20",
  maxweight: "8",
  maxsound: "45",
  soundat: "25",
  maxpower: "30",
  maxdn: "200",
  count: "2",
  extra: "10",
  reserve: "1",
  only: "SCP",
  sort: "sound",
  in: "gpm-F-ft",
  sound: "tower_SCP-600*lownoise_저소음 팬*n_2*at_25*hs_6*night_50",
  referenceProjectId: "12",
};

/** Pages and documents between which a selection is transferred, with their address format. */
const targets = {
  calculator: "page",
  method: "page",
  inquiry: "page",
  "stored inquiry": "page",
  "series finder": "page",
  comparison: "page",
  "question of tons": "page",
  "model's name": "page",
  "tender text": "page",
  submittal: "page",
  "design sheet": "sheet",
  "PDF of the sheet": "sheet",
  "acceptance test": "acceptance",
} as const satisfies Record<string, LinkTarget>;
type Target = keyof typeof targets;

/** Every pair of source and target. */
const ways: readonly (readonly [from: Target, to: Target])[] = [
  ["calculator", "calculator"],
  ["calculator", "design sheet"],
  ["calculator", "PDF of the sheet"],
  ["calculator", "method"],
  ["calculator", "inquiry"],
  ["calculator", "acceptance test"],
  ["method", "calculator"],
  ["method", "inquiry"],
  ["design sheet", "calculator"],
  ["design sheet", "PDF of the sheet"],
  ["design sheet", "inquiry"],
  ["PDF of the sheet", "calculator"],
  ["PDF of the sheet", "design sheet"],
  ["series finder", "calculator"],
  ["series finder", "inquiry"],
  ["series finder", "comparison"],
  ["series finder", "tender text"],
  ["series finder", "submittal"],
  ["submittal", "inquiry"],
  ["submittal", "design sheet"],
  ["submittal", "tender text"],
  ["comparison", "inquiry"],
  ["comparison", "tender text"],
  ["question of tons", "inquiry"],
  ["question of tons", "tender text"],
  ["model's name", "calculator"],
  ["inquiry", "calculator"],
  ["inquiry", "stored inquiry"],
  ["stored inquiry", "calculator"],
];

const read = (query: string, target: LinkTarget) => readSelection(new URLSearchParams(query), target);

describe("a selection", () => {
  test.each(ways)("goes from the %s to the %s without loss", (from, to) => {
    const [here, there] = [targets[from], targets[to]];
    const carried = read(selectionQuery(whole, here), here);
    const arrived = read(selectionQuery(carried, there), there);
    const expected = read(selectionQuery(whole, there), there);
    expect(arrived).toEqual(expected);
    if (there !== "acceptance") expect(arrived).toEqual(whole);
  });

  test("on an acceptance test is the duty and the job", () => {
    expect(Object.keys(read(selectionQuery(whole, "acceptance"), "acceptance")).sort()).toEqual(
      ["by", "client", "cold", "flow", "height", "hot", "jobTitle", "rev", "tag", "wb"].sort(),
    );
  });

  test("is understood whole, and an old address as ever", () => {
    const selection = selectionOf({ ...whole, wb: "29", place: undefined, margin: undefined });
    expect(selection).toMatchObject({
      duty: { flowRate: 716.6, height: 120 },
      plan: { tower: { model: "SCP-600", towerCount: 2 }, water: { cycles: 4 }, year: { fanKilowatts: 60 } },
      unitChoice: { flow: "gpm", temperature: "F", height: "ft", capacity: "CRT" },
      job: { project: "데이터센터 2동", tag: "CT-1" },
      rejected: [],
    });
    expect(
      selectionOf(read("flow=390&hot=37&cold=32&wb=27&model=SF-200&units=2", "sheet")).plan.tower,
    ).toEqual({
      model: "SF-200",
      towerCount: 2,
    });
  });

  test.each([
    ["units=13&model=SF-200", ["units"], { tower: { model: "SF-200" } }],
    ["station=1&model=SF-200&units=2", ["station"], { tower: { model: "SF-200", towerCount: 2 } }],
    ["station=471590&load=air-conditioning&model=A", ["full"], { tower: { model: "A" } }],
    ["height=5000&model=A", ["height"], { tower: { model: "A" } }],
  ])("with %s names what cannot be used and keeps the rest", (query, rejected, plan) => {
    const found = selectionOf(read(`flow=390&hot=37&cold=32&wb=27&${query}`, "page"));
    expect(found.rejected).toEqual(rejected);
    expect(found.plan).toMatchObject(plan);
  });

  test("keeps its place only while the duty has its wet bulb", () => {
    const duty = { flowRate: 500, hotWaterTemp: 38, coldWaterTemp: 32, wetBulbTemp: 29 };
    expect(withDuty(whole, duty)).toMatchObject({ flow: "500", place: whole.place, model: "SCP-600" });
    const other = withDuty(whole, { ...duty, wetBulbTemp: 28 });
    expect(other).toMatchObject({ wb: "28", model: "SCP-600", units: "2" });
    expect([other.place, other.margin, other.height]).toEqual([undefined, undefined, undefined]);
  });

  test("takes the choices of the design tool over as a whole", () => {
    const next = withPlan(whole, { model: "SF-300", units: "3" });
    expect(next).toMatchObject({ model: "SF-300", units: "3", tag: "CT-1", in: "gpm-F-ft" });
    expect([next.place, next.station]).toEqual([undefined, undefined]);
    expect(withPlan(whole, {})).not.toHaveProperty("quiet");
  });

  test("has every option, however long their names are", () => {
    const subjects = productLists.options.maxRows / 2;
    const options = Array.from({ length: subjects }, (_, index) => `${index}`.padEnd(60, "형"));
    const query = selectionQuery({ product: "sf", options: options.join() });
    expect(selectionOf(read(query, "page")).options).toEqual(options);
  });

  test("with long options in Korean fits in an inquiry", () => {
    const options = ["스테인리스강", "섬유강화수지", "용융아연도금강"].map((name) => name.repeat(8)).join();
    const query = selectionQuery({ ...whole, options });
    expect(sentSelectionSchema.parse(query)).toBe(query);
  });

  test("of too long a text or none at all stays readable", () => {
    expect(read(`product=${"x".repeat(500)}`, "page").product).toHaveLength(120);
    expect(selectionQuery(read("utm_source=mail&flow=&model=%20", "page"))).toBe("");
  });
});

test("the query of a selection goes before the fragment of an address", () => {
  expect(withSelectionQuery("/en#contact", { crt: "300" })).toBe("/en?crt=300#contact");
  expect(withSelectionQuery("/en#contact", {})).toBe("/en#contact");
});
