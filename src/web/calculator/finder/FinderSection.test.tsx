import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { standardUnits } from "#content/figures/measures.ts";
import { dutyTexts, type SelectionTexts } from "#documents/selection/selection-texts.ts";
import type { Duty } from "#engine/duty/duty.ts";
import { findTowers } from "#engine/finder/finder.ts";
import { noPreferences } from "#engine/finder/preferences.ts";
import { aModel, aStoredProduct } from "../../../../tests/support/builders.ts";
import { chosenTower, type FinderChoice, isChosen, nextTexts, setTexts, setTextsIn } from "./chosen-tower.ts";
import { FinderSection } from "./FinderSection.tsx";
import { offeredTowers } from "./offered-towers.ts";

const loud = { sound: 67, soundDistance: 10, length: 3_000, width: 3_000, height: 3_000 };
const quiet = {
  kind: "저소음 팬",
  capacity: 98,
  motor: null,
  sound: 60,
  height: null,
  weight: null,
} as const;
const models = [
  aModel({ name: "SCP-250", crt: 250, ...loud }),
  aModel({ name: "SCP-600", crt: 600, ...loud, lowNoise: [quiet] }),
  aModel({ name: "SCP-700", crt: 700 }),
];
const open = aStoredProduct({ slug: "scp", category: "package", projectWord: "SCP", models });
const closed = aStoredProduct({
  slug: "thf",
  category: "package",
  projectWord: "THF",
  tags: ["밀폐형"],
  models: [aModel({ name: "THF-600", crt: 600 })],
});

const small = aStoredProduct({ models: [aModel({ name: "SF-100", crt: 100 })] });

function html(
  preferences: SelectionTexts,
  changes: Partial<Duty> = {},
  products = [open, closed],
  chosen?: FinderChoice,
): string {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27, ...changes };
  return renderToString(
    <FinderSection
      locale="en"
      text={{
        words: finderWords.en,
        problems: { notFound: "", noOption: "", noStandby: "", refused: "" },
        options: { "저소음 팬": "Low-noise fan" },
      }}
      towers={offeredTowers(products, "en")}
      duty={duty}
      units={standardUnits}
      selection={{ ...dutyTexts(duty), ...preferences }}
      chosen={chosen}
      to={{ page: "/calc", modular: "/modular", inquiry: "/ask", sound: "/sound?model=SCP-600" }}
      onPreferences={() => {}}
      onChoose={() => {}}
    />,
  )
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&");
}

test("a set is chosen by its address without script, with the low-noise option that keeps the limit", () => {
  const page = html({ maxsound: "53", soundat: "25" });
  expect(page).toContain("Low-noise fan");
  expect(page).toContain("/calc?flow=390&hot=37&cold=32&wb=27&model=SCP-600&units=1&quiet=");
  expect(page).toContain("Models beyond the limit of sound at this distance, left out: 1.");
  expect(page).toContain("Models that state no sound at this distance, left out: 2.");
});

test("a set of two has its outlet and capability with one out", () => {
  expect(html({ count: "2" })).toMatch(/2 × SCP-250.*outlet 3\d\.\d °C, 50%/s);
});

test("a set with one on standby has the size of those that run", () => {
  const checked = 'name="reserve" checked=""';
  expect(html({ reserve: "1" })).toContain(checked);
  expect(html({ reserve: "0" })).not.toContain(checked);
  const page = html({ reserve: "1", count: "3" });
  expect(page).toMatch(/3 × SCP-250(?:(?!× ).)*Installed<\/span>500\.0 CRT/s);
  expect(page).not.toContain("750.0 CRT");
});

test("a limit of sound that nothing keeps at full speed may be one of the night", () => {
  const limits = { maxsound: "40", soundat: "25" };
  expect(html(limits)).toContain("search with a fan speed of 50%");
  const slow = html({ ...limits, fanspeed: "50" });
  expect(slow).toContain("Sound at 25 m, fans 50%");
  expect(slow).toContain("× SCP-600");
  expect(html({ maxsound: "90", soundat: "12.5" })).toContain("Sound at 12.5 m");
  expect(html({ ...limits, maxsound: "20", fanspeed: "50" })).not.toContain("search with a fan speed");
});

test("limits that nothing keeps lead to the inquiry, and a wrong one is named", () => {
  expect(html({ maxheight: "1" })).toContain('href="/ask"');
  expect(html({ maxheight: "tall" })).toContain("Height up to (m): enter a number from 0.5 to 50.");
});

test("a number that no model reaches is shown as such, and twelve towers that are not enough as another", () => {
  const ofNumber = html({ count: "1" }, { flowRate: 780 });
  expect(ofNumber).toContain("No towers keep these limits and this number of units.");
  expect(ofNumber).not.toContain("are not enough");
  expect(html({}, { flowRate: 5_000 }, [small])).toContain("Even 12 towers are not enough.");
});

test("the number of combinations is announced as it changes", () => {
  expect(html({})).toContain('<p role="status" class="sr-only">Combinations: 3</p>');
  expect(html({ count: "1" })).toContain('<p role="status" class="sr-only">Combinations: 2</p>');
});

test("a series is chosen by its address, and one on request has been left out by no limit", () => {
  expect(html({ only: "scp" })).toContain('<option value="scp" selected="">SCP</option>');
  const page = html({ only: "thf" }, { wetBulbTemp: 26 });
  expect(page).toContain("THF: We calculate this duty for you.");
  expect(page).not.toContain("No towers keep");
  expect(html({ only: "thf", count: "2" }, { wetBulbTemp: 26 })).not.toContain("No towers keep");
  expect(html({ only: "none" })).toContain("× THF-600");
  expect(html({ only: "scp" }, { flowRate: 5_000 }, [small, closed, { ...small, slug: "scp" }])).toContain(
    "See modular towers",
  );
});

test("towers chosen with a reserve have the size and the fan power of those that run", () => {
  const offered = offeredTowers([open], "en").models;
  const asked = { model: "SCP-600", towerCount: 2, hasStandby: true };
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  expect(chosenTower(offered, asked, duty)).toMatchObject({ towerCount: 2, running: 1, runningCRT: 600 });
  expect(chosenTower(offered, { ...asked, hasStandby: false }, duty)).toMatchObject({
    running: 2,
    runningCRT: 1_200,
  });
  expect(chosenTower(offered, { model: "SCP-600", hasStandby: true }, duty)?.towerCount).toBe(2);
  const chosen = (flowRate: number) =>
    html({ reserve: "1" }, { flowRate }, [open], chosenTower(offered, asked, { ...duty, flowRate }));
  expect(chosen(390)).toContain("Chosen: 2 × SCP-600, 1 running, one on standby (600.0 CRT)");
  expect(chosen(390)).toContain('href="/sound?model=SCP-600"');
  expect(chosen(390)).not.toContain("does not meet the duty");
  expect(chosen(500)).toContain("does not meet the duty");
});

test("a standard tower that is chosen replaces the low-noise option of the former one", () => {
  const former = { model: "SCP-600", units: "2", quiet: "저소음 팬" };
  expect({ ...former, ...setTextsIn("?model=SCP-700&units=1") }).toEqual({
    model: "SCP-700",
    units: "1",
    quiet: undefined,
  });
});

test("of two series with a model of the same name the chosen one is named, and found again", () => {
  const offered = offeredTowers(
    [
      aStoredProduct({ slug: "sa", models: [aModel({ name: "300", crt: 300 })] }),
      aStoredProduct({ slug: "sb", models: [aModel({ name: "300", crt: 250 }), aModel({ name: "400" })] }),
    ],
    "en",
  );
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const { sets } = findTowers(offered.models, { duty }, { ...noPreferences, count: 2 });
  expect(sets.map(setTexts)).toEqual([
    { model: "300", units: "2", product: "sb" },
    { model: "300", units: "2", product: "sa" },
  ]);
  const chosen = sets.map((set) => {
    const { model = "", product } = setTexts(set);
    return chosenTower(offered.models, { model, product, towerCount: 2, hasStandby: false }, duty);
  });
  expect(chosen.map((each) => each?.crt)).toEqual([250, 300]);
  expect(chosen.map((each) => sets.map((set) => isChosen(set, each)))).toEqual([
    [true, false],
    [false, true],
  ]);
  const { models } = offered;
  const [fromModel, alone] = ["sb/300", undefined].map((product) =>
    chosenTower(models, { model: "300", product, towerCount: 2, hasStandby: false }, duty),
  );
  expect([fromModel?.crt, alone?.crt]).toEqual([250, 300]);
  expect(models.map(({ isNameShared }) => isNameShared)).toEqual([true, undefined, true]);
});

test("the series that a set has named goes with it, one that the visitor brought stays", () => {
  const models = [aModel({ name: "300", crt: 300 })];
  const offered = offeredTowers(
    [
      aStoredProduct({ slug: "sa", models }),
      aStoredProduct({ slug: "sb", models: [...models, aModel({ name: "400", crt: 400 })] }),
    ],
    "en",
  ).models;
  const [tower] = offered.filter(({ model }) => model.name === "400");
  if (!tower) throw new Error("No tower.");
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const [unique] = findTowers([tower], { duty }, noPreferences).sets;
  const after = (selection: SelectionTexts, set: typeof unique) => ({
    ...selection,
    ...nextTexts(offered, selection, set),
  });
  const named = { model: "300", units: "2", product: "sb" };
  expect(after(named, unique)).toMatchObject({ model: "400", product: undefined });
  expect(after(named, undefined)).toEqual({});
  for (const brought of [{ ...named, product: "sb/300" }, { model: "400", product: "sb" }, { product: "sb" }])
    expect(after(brought, unique).product).toBe(brought.product);
});

test("a model chosen without a number stands so often as its capacity with the option needs", () => {
  const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 };
  const model = aModel({ name: "SCP-505", crt: 505, lowNoise: [quiet] });
  const { models } = offeredTowers([aStoredProduct({ models: [model] })], "en");
  const towerCount = (kind?: string) =>
    chosenTower(models, { model: "SCP-505", lowNoiseOption: kind, hasStandby: false }, duty)?.towerCount;
  expect([towerCount(), towerCount("저소음 팬")]).toEqual([1, 2]);
});

test("closed circuits away from 37/32/27 °C are on request, with any limit", () => {
  const page = html({ maxheight: "4" }, { wetBulbTemp: 26 });
  expect(page).toContain("THF: We calculate this duty for you.");
  expect(page).not.toContain("× THF-600");
});
