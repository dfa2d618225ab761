import { describe, expect, test } from "vitest";
import { productView } from "#content/lookup/product-view.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { columnOf } from "./columns.ts";

const models = [350, 100, 200].map((crt) => aModel({ name: `A-${crt}`, crt }));
const product = productView("en", aStoredProduct({ models }));
const none = { kind: "none" } as const;

describe("a series in the comparison", () => {
  test.each([
    [90, "A-100", 1],
    [100, "A-100", 1],
    [100.04, "A-100", 1],
    [101, "A-200", 1],
    [351, "A-200", 2],
    [700, "A-350", 2],
    [1_000, "A-350", 3],
  ])("for %d CRT is %s, %d at a time", (crt, name, towers) => {
    const column = columnOf({ product }, { kind: "capacity", crt });
    expect([column.models.map((model) => model.name), column.towers]).toEqual([[name], towers]);
  });

  test("is the model that was chosen, as often as the capacity needs it", () => {
    const [large] = models;
    if (!large) throw new Error("There are no models.");
    expect(columnOf({ product, model: large }, none)).toMatchObject({ models: [large], towers: 1 });
    expect(columnOf({ product, model: large }, { kind: "capacity", crt: 400 }).towers).toBe(2);
  });

  test("is no number of a model that the preferences exclude, and says why", () => {
    const tall = aModel({ name: "A-500", crt: 500, height: 5_460 });
    const need = { kind: "capacity", crt: 400, carried: { maxheight: "4" } } as const;
    expect(columnOf({ product, model: tall }, need)).toMatchObject({
      ...{ models: [tall], towers: 1 },
      found: { sets: [], beyond: { height: 1 } },
    });
    const reserved = { kind: "capacity", crt: 400, carried: { reserve: "1" } } as const;
    expect(columnOf({ product, model: tall }, reserved)).toMatchObject({ towers: 2, running: 1 });
  });

  test("has the figures of the low-noise option that was found", () => {
    const option = { kind: "저소음 팬", capacity: 98, motor: 11, sound: 60, height: 400, weight: null };
    const loud = { sound: 67, soundDistance: 10, length: 3_000, width: 3_000, height: 3_000, motor: 15 };
    const standard = aModel({
      name: "A-500",
      crt: 500,
      ...loud,
      lowNoise: [{ ...option, kind: "저소음 팬" }],
    });
    const quiet = productView("en", aStoredProduct({ models: [standard] }));
    const need = { kind: "capacity", crt: 490, carried: { maxsound: "62", soundat: "10" } } as const;
    expect(columnOf({ product: quiet }, need)).toMatchObject({
      lowNoiseOption: "저소음 팬",
      models: [{ name: "A-500", crt: 490, sound: 60, height: 3_400, motor: 11 }],
    });
  });

  test("is described from its smallest to its largest model where nothing is chosen, in any order of the table", () => {
    expect(columnOf({ product }, none).models.map(({ name }) => name)).toEqual(["A-100", "A-350"]);
    const refused = { kind: "refused", what: "duty" } as const;
    expect(columnOf({ product }, refused).models).toHaveLength(2);
  });

  test("has no number of towers of a closed-circuit series for a duty that is not its rated one", () => {
    const closed = productView("en", aStoredProduct({ models, tags: ["밀폐형"] }));
    const duty = { flowRate: 390, hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 26 };
    const other = { kind: "duty", crt: 440, duty } as const;
    expect(columnOf({ product: closed }, other)).toMatchObject({ towers: 1, basis: "on-request" });
    const rated = { kind: "duty", crt: 500, duty: { ...duty, wetBulbTemp: 27 } } as const;
    expect(columnOf({ product: closed }, rated)).toMatchObject({ towers: 2, basis: "rated" });
  });

  test("has no model where none is known", () => {
    const bare = productView("en", aStoredProduct({ models: [] }));
    expect(columnOf({ product: bare }, { kind: "capacity", crt: 100 }).models).toEqual([]);
  });
});
