import { describe, expect, test } from "vitest";
import type { OutlineDrawing } from "./model-drawing.ts";
import type { Layer, Shape, Text } from "./shapes.ts";
import { svg, svgSize } from "./svg.ts";

const layers: readonly Layer[] = [
  "outline",
  "fan",
  "louver",
  "coil",
  "connection",
  "support",
  "clearance",
  "dimension",
];
const colours = Object.fromEntries(layers.map((layer) => [layer, `var(--${layer})`])) as Record<
  Layer,
  string
>;

function file(shapes: readonly Shape[], to: OutlineDrawing["to"] = [10_000, 5_000], title = "A-200") {
  return svg({ shapes, from: [0, 0], to, clearance: { inlet: 0, service: 0 } }, title, colours);
}

/** Attributes of an element. */
function attributesOf(element = ""): Record<string, string> {
  const found = element.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

const pathOf = (drawn: string, layer: Layer) =>
  attributesOf(drawn.match(/<path[^>]*>/g)?.find((path) => path.includes(`"${colours[layer]}"`)));
const textsIn = (drawn: string) => drawn.match(/<text[^>]*>[^<]*/g) ?? [];

describe("the SVG file", () => {
  test("shows all of the drawing with a margin of 2 %, upwards as on paper", () => {
    const drawing = { from: [-1_000, -500], to: [9_000, 4_500] } as const;
    expect(svgSize(drawing)).toEqual({ width: 10_400, height: 5_400, margin: 200 });
    const drawn = svg({ ...drawing, shapes: [], clearance: { inlet: 0, service: 0 } }, "", colours);
    expect(attributesOf(drawn).viewBox).toBe("-1200 -4700 10400 5400");
  });

  test.each<[OutlineDrawing["to"], string, string]>([
    [[500, 400], "520", "420"],
    [[10_000, 5_000], "1200", "623.1"],
    [[5_000, 9_800], "624", "1200"],
  ])("of %j mm is %s by %s pixels, no side longer than 1,200", (to, width, height) => {
    expect(attributesOf(file([], to))).toMatchObject({ width, height });
  });

  test("has its title for readers of the screen, and the font of the site before others", () => {
    const drawn = file([]);
    expect(attributesOf(drawn)).toMatchObject({ role: "img", "aria-label": "A-200" });
    expect(drawn).toContain("<title>A-200</title>");
    expect(drawn).toMatch(/font-family="'Outline Drawing',Pretendard,/);
  });

  test.each<[Layer, string, string | undefined]>([
    ["outline", "13.5", undefined],
    ["fan", "10.5", undefined],
    ["louver", "7.5", undefined],
    ["coil", "7.5", "45 30"],
    ["connection", "13.5", undefined],
    ["support", "7.5", undefined],
    ["clearance", "7.5", "45 30"],
    ["dimension", "7.5", undefined],
  ])("has lines of the layer %s in its colour, %s mm wide, with dashes %s", (layer, width, dashes) => {
    const path = pathOf(file([{ kind: "line", layer, from: [0, 0], to: [1_000.04, 500.06] }]), layer);
    expect(path).toMatchObject({ stroke: `var(--${layer})`, "stroke-width": width, d: "M0 0L1000 -500.1" });
    expect(path["stroke-dasharray"]).toBe(dashes);
  });

  test("has on each layer its own shapes alone", () => {
    const drawn = file([
      { kind: "line", layer: "fan", from: [0, 0], to: [1, 1] },
      { kind: "line", layer: "coil", from: [0, 0], to: [2, 2] },
      { kind: "line", layer: "coil", from: [2, 2], to: [3, 3] },
      { kind: "text", layer: "fan", at: [0, 0], height: 10, text: "A" },
    ]);
    expect(layers.map((layer) => pathOf(drawn, layer).d)).toEqual([
      "",
      "M0 0L1 -1",
      "",
      "M0 0L2 -2M2 -2L3 -3",
      "",
      "",
      "",
      "",
    ]);
    expect(drawn).toMatch(/<g fill="var\(--fan\)"><text [^>]*>A<\/text><\/g>/);
    expect(drawn).toContain('<g fill="var(--coil)"></g>');
    expect(drawn.indexOf("<text")).toBeGreaterThan(drawn.lastIndexOf("<path"));
  });

  test("has a circle as two half circles from its left", () => {
    const drawn = file([{ kind: "circle", layer: "fan", center: [1_000, 500], radius: 250 }]);
    expect(pathOf(drawn, "fan").d).toBe("M750 -500a250 250 0 1 0 500 0a250 250 0 1 0 -500 0");
  });

  test.each<[string, Partial<Text>, Record<string, string>]>([
    ["as it is", {}, {}],
    ["turned", { isTurned: true }, { transform: "rotate(-90 100 -200)" }],
    ["from its beginning", { align: "start" }, { "text-anchor": "start" }],
  ])("has a text %s about its point", (_, look, attributes) => {
    const text: Text = { kind: "text", layer: "fan", at: [100, 200], height: 100, text: "A" };
    const [written, ...others] = textsIn(file([{ ...text, ...look }]));
    expect(others).toEqual([]);
    expect(attributesOf(written)).toEqual({
      x: "100",
      y: "-164",
      "font-size": "135",
      stroke: "#fff",
      "stroke-width": "30",
      "paint-order": "stroke",
      ...attributes,
    });
  });
});
