import { describe, expect, test } from "vitest";
import { productView } from "#content/lookup/product-view.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { choiceValue, comparisonIn } from "./asked.ts";

const products = [
  aStoredProduct({ slug: "sf", models: [aModel({ name: "SF-100" }), aModel({ name: "SF-200" })] }),
  aStoredProduct({ slug: "scp", models: [aModel({ name: "SCP 300" })] }),
  aStoredProduct({ slug: "v", models: [] }),
].map((product) => productView("ko", product));

const asked = (query: string) => comparisonIn(new URLSearchParams(query), products);

describe("what an address asks to compare", () => {
  test("is up to three series, each with a model or without", () => {
    const { choices, hasUnknown } = asked("a=sf/sf-200&b=scp&c=v");
    expect(choices.map(choiceValue)).toEqual(["sf/sf-200", "scp", "v"]);
    expect(choices[0]?.model?.name).toBe("SF-200");
    expect(hasUnknown).toBe(false);
  });

  test("may be two models of one series, and names each once", () => {
    expect(asked("a=sf/sf-100&b=sf/sf-200&c=sf/sf-100").choices.map(choiceValue)).toEqual([
      "sf/sf-100",
      "sf/sf-200",
    ]);
  });

  test.each(["a=none&b=sf", "a=sf/none&b=sf", "a=sf&b=%00", "a=scp/sf-100&b=sf"])(
    "leaves out what does not exist: %s",
    (query) => {
      const { choices, hasUnknown } = asked(query);
      expect(choices.map(choiceValue)).toEqual(["sf"]);
      expect(hasUnknown).toBe(true);
    },
  );

  test.each([
    ["crt=300", { kind: "capacity", crt: 300 }],
    ["crt=1,200", { kind: "capacity", crt: 1_200 }],
    ["crt=", { kind: "none" }],
    ["crt=abc", { kind: "refused", what: "capacity" }],
    ["crt=-5", { kind: "refused", what: "capacity" }],
    ["crt=1e9", { kind: "refused", what: "capacity" }],
    ["flow=&hot=&cold=&wb=", { kind: "none" }],
    ["flow=390&hot=37&cold=&wb=27", { kind: "refused", what: "duty" }],
    ["flow=390&hot=30&cold=37&wb=27", { kind: "refused", what: "duty" }],
  ])("%s needs %j", (query, need) => {
    expect(asked(query).need).toEqual(need);
  });

  test("needs of a duty the capacity that the calculator gives", () => {
    expect(asked("flow=390&hot=37&cold=32&wb=27&crt=").need).toMatchObject({
      kind: "duty",
      crt: expect.closeTo(500, 1),
    });
  });

  test("needs of cool air a tower that carries the water all the same", () => {
    const { need } = asked("flow=390&hot=37&cold=32&wb=20");
    expect(need).toMatchObject({ kind: "duty", crt: expect.closeTo(390 / 0.78 / 1.5, 1) });
  });

  test.each([
    ["a=&b=scp&c=&crt=+300+&flow=&utm=x", "?a=scp&crt=300"],
    ["b=sf/sf-200&a=v", "?a=v&b=sf%2Fsf-200"],
    ["flow=390&hot=37&cold=32&wb=27", "?flow=390&hot=37&cold=32&wb=27"],
    ["a=none&crt=x", ""],
    ["", ""],
  ])("%s has the address %j, which asks the same", (query, address) => {
    const comparison = asked(query);
    expect(comparison.query).toBe(address);
    expect(asked(address.slice(1)).query).toBe(address);
  });
});
