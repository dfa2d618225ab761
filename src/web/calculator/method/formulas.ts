import type { MethodSectionId } from "#content/calculator/method.ts";
import { fraction, gap, integral, lines, math, power, row, sub, type Term, times } from "./mathml.ts";

const t1 = sub("t", "1");
const t2 = sub("t", "2");
const tw = sub("t", "w");
const to = sub("t", "o");
const pws = sub("p", "ws");
const Ws = sub("W", "s");
const cp = sub("c", "p");
const lg = fraction("L", "G");
const kavl = fraction(row("K", "a", "V"), "L");

/** Equations of the method by section, as MathML, which needs no script. */
export const formulas: Partial<Record<MethodSectionId, readonly string[]>> = {
  ton: [
    math("R", "=", t1, "−", t2, gap, "A", "=", t2, "−", tw),
    math(
      sub("CRT", "0"),
      "=",
      fraction(row("1000", times, "V", times, "R"), "3900"),
      gap,
      "K",
      "=",
      fraction("CRT", sub("CRT", "0")),
    ),
  ],
  air: [
    lines(
      [row("ln", times, pws, "="), row("−", fraction("5800.2206", "T"), "+", "1.3914993")],
      ["", row("−", "0.048640239", times, "T")],
      ["", row("+", power("4.1764768×10", "−5"), times, power("T", "2"))],
      ["", row("−", power("1.4452093×10", "−8"), times, power("T", "3"))],
      ["", row("+", "6.5459673", times, "ln", times, "T")],
    ),
    math("f", "=", "1.0016", "+", power("3.15×10", "−6"), times, "p", "−", fraction("0.074", "p")),
    math(Ws, "=", fraction(row("0.621945", times, "f", times, pws), row("P", "−", "f", times, pws))),
    math(at("h", "s"), "=", "1.006", times, "t", "+", Ws, "(", "2501", "+", "1.86", times, "t", ")"),
    math(
      at("v", "s"),
      "=",
      fraction(row("287.042", times, "T", times, "(", "1", "+", "1.607858", times, Ws, ")"), "P"),
    ),
  ],
  demand: [
    math(kavl, "=", cp, times, "R", times, integral(fraction(row("d", "x"), row("Δh", "(", "x", ")")))),
    lines(
      [
        row("Δh", "(", "x", ")", "="),
        row(at("h", "s", row(t2, "+", "x", times, "R")), "−", at("h", "s", tw)),
      ],
      ["", row("−", lg, times, cp, times, "R", times, "x")],
    ),
  ],
  tower: [
    math(kavl, "=", "1.1336", times, power(row("(", lg, ")"), "−0.8")),
    math(at("h", "s", to), "=", at("h", "s", tw), "+", lg, times, cp, times, "R"),
    math(
      "φ",
      "=",
      fraction(row("L", "/", "G"), "1.5"),
      times,
      fraction(at("v", "s", "32.968"), at("v", "s", to)),
    ),
    math(
      "CRT",
      "=",
      fraction("V", row("0.78", times, "φ")),
      gap,
      "K",
      "=",
      fraction("5", row("R", times, "φ")),
    ),
  ],
};

/** Property of saturated air, optionally at a temperature. */
function at(letter: string, index: string, temperature?: Term): Term {
  const property = sub(letter, index);
  return temperature === undefined ? property : row(property, "(", temperature, ")");
}
