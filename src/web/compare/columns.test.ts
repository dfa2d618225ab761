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

  test("is told from its smallest to its largest model where nothing is chosen, in any order of the table", () => {
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
