import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { finderWords } from "#content/calculator/finder/finder.ts";
import { productView } from "#content/lookup/product-view.ts";
import { compare } from "#content/pages/products/compare.ts";
import { series } from "#content/pages/series.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import type { Need } from "../series/duty/need.ts";
import { columnOf } from "./columns.ts";
import { comparedRows } from "./compared-rows.tsx";

const models = [250, 500].map((crt) => aModel({ name: `A-${crt}`, crt, height: 3_000 }));
const product = productView("en", aStoredProduct({ models }));

function cell(id: string, need: Need, of = product): string {
  const column = columnOf({ product: of }, need);
  const rows = comparedRows({ locale: "en", text: compare.en, words: series.en, need }, [column]);
  const row = rows.find((each) => each.id === id);
  return renderToString(row?.cell(column)).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
}

test("a series that is too small is distinguished from one whose towers keep no limit", () => {
  const large = { kind: "capacity", crt: 6_500 } as const;
  expect(cell("model", large)).toContain("Even 12 towers are not enough.");
  expect(cell("model", { ...large, crt: 800, carried: { maxheight: "2" } })).toContain(
    "No towers keep these limits",
  );
  expect(cell("model", { kind: "capacity", crt: 800, carried: { count: "1" } })).toContain(
    "No towers keep these limits",
  );
});

test("of several towers the capacity of those that run is stated", () => {
  const need = { kind: "capacity", crt: 900 } as const;
  expect(cell("model", need)).toContain("2 towers, 1,000.0 CRT in total");
  expect(cell("model", { ...need, carried: { reserve: "1" } })).toContain(
    "3 towers, 1,000.0 CRT in total, one on standby not counted",
  );
});

test("a figure that is known of one of two models stands in the line of that model", () => {
  const shown = (...nozzles: (number | null)[]) => {
    const some = nozzles.map((count, index) =>
      aModel({ name: `A-${index}`, crt: index + 1, nozzles: count }),
    );
    const html = cell("nozzles", { kind: "none" }, productView("en", aStoredProduct({ models: some })));
    return html.replaceAll("</span>", ",").replace(/<[^>]+>/g, "");
  };
  expect(shown(8, null)).toBe("8,–,");
  expect(shown(null, 16)).toBe("–,16,");
  expect(shown(8, 16)).toBe("8,16,");
});

test("40 CRT, whose flow no duty may have, have figures with one tower out", () => {
  expect(cell("together", { kind: "capacity", crt: 40, carried: { count: "2" } })).toContain("One unit out");
});

test("sound at a slower fan speed is named so, and slower fans are proposed where no towers keep a limit at full speed", () => {
  const loud = { sound: 67, soundDistance: 10, length: 3_000, width: 3_000 };
  const noisy = productView("en", aStoredProduct({ models: models.map((model) => ({ ...model, ...loud })) }));
  const limited = (carried: Record<string, string>): Need => ({ kind: "capacity", crt: 400, carried });
  expect(cell("together", limited({ fanspeed: "50" }), noisy)).toContain("Sound at 10 m, fans 50%");
  expect(cell("together", limited({}), noisy)).not.toContain("fans");
  const { slower } = finderWords.en;
  expect(cell("model", limited({ maxsound: "60" }), noisy)).toContain(slower);
  expect(cell("model", limited({ maxsound: "30", fanspeed: "50" }), noisy)).not.toContain(slower);
  expect(cell("model", limited({ maxheight: "2" }), noisy)).not.toContain(slower);
});

test("links name a number of towers only where one was found", () => {
  const need = { kind: "capacity", crt: 400 } as const;
  expect(cell("next", need)).toContain("units=1");
  const one = productView("en", aStoredProduct({ models: models.slice(0, 1) }));
  const none = { ...need, carried: { maxheight: "2" } };
  const column = columnOf({ product: one }, none);
  const rows = comparedRows({ locale: "en", text: compare.en, words: series.en, need: none }, [column]);
  expect(renderToString(rows.at(-1)?.cell(column))).not.toContain("units=");
});
