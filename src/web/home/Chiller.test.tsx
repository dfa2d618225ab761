import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { chiller } from "#content/calculator/chiller/chiller.ts";
import type { Locale } from "#domain/locale.ts";
import { chillerAt } from "#engine/chiller/chiller-query.ts";
import { chillerSteps } from "#web/calculator/chiller/chiller-steps.ts";
import { Chiller } from "./Chiller.tsx";

function shown(locale: Locale, search: string): string {
  const query = new URLSearchParams(search);
  return renderToStaticMarkup(
    <Chiller
      locale={locale}
      text={chiller[locale]}
      state={chillerAt(query)}
      values={Object.fromEntries(query)}
    />,
  );
}

test("the home page asks for a chiller in four boxes that a browser sends without script", () => {
  const html = shown("ko", "");
  expect(html).toMatch(/<form[^>]* action="\/#chiller" method="get"/);
  expect([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    "cooling",
    "of",
    "chiller",
    "range",
  ]);
  expect(html).not.toContain("chiller-answer");
});

test("it answers in place, with the ways to the tool and to each step", () => {
  const html = shown("en", "cooling=300&of=USRT&chiller=electric&range=5");
  expect(html).toContain("Tower for a chiller of 300 USRT");
  for (const figure of ["1,266.1 kW", "217.8 m³/h", "279.2 CRT"]) expect(html).toContain(figure);
  expect(html).toContain(
    'href="/en/resources/calculator?flow=217.77&amp;hot=37&amp;cold=32&amp;wb=27#result"',
  );
  expect(html).toContain(
    'href="/en/resources/calculator/chiller?cooling=300&amp;of=USRT&amp;chiller=electric&amp;range=5"',
  );
});

test("temperatures have the digits with which they were entered, in the answer and its steps", () => {
  const search = "cooling=300&range=5.04&cold=31.25&wb=27.15";
  expect(shown("en", search)).toContain("inlet 36.29, outlet 31.25, wet bulb 27.15 °C");
  const state = chillerAt(new URLSearchParams(search));
  const steps = state.kind === "answered" ? chillerSteps(chiller.en.steps, state.question, state.result) : [];
  expect(steps[3]).toMatchObject({ formula: "31.25 + 5.04", value: "36.29 °C" });
});

test("a wrong number keeps what was typed, and is named at its box", () => {
  const html = shown("ko", "cooling=300RT&range=5");
  expect(html).toContain('value="300RT"');
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="cooling"/);
  expect(html).toContain("냉동기 용량: 1~100,000 사이의 숫자를 입력해 주세요.");
});

test("a chiller beyond the calculator has its size by heat, and no way to the tool", () => {
  const html = shown("en", "cooling=30&range=5");
  expect(html).toContain("27.9 CRT");
  expect(html).not.toContain("/en/resources/calculator?");
  expect(html).toContain("beyond the capacity calculator");
});

test.each(["ko", "en"] as const)("each step has its formula in figures, value and source (%s)", (locale) => {
  const state = chillerAt(new URLSearchParams("cooling=300&chiller=absorption&range=5.5"));
  if (state.kind !== "answered") throw new Error("The address is not answered.");
  const steps = chillerSteps(chiller[locale].steps, state.question, state.result);
  expect(steps).toHaveLength(6);
  expect(steps[0]?.formula).toBe("300 USRT × 3.51685");
  expect(steps[1]?.formula).toContain("1,055.1 kW × 1.830");
  expect(steps[2]?.formula).toBe("1,930.8 × 3,600 ÷ (4.186 × 1,000 × 5.5)");
  expect(steps[3]?.formula).toBe("32 + 5.5");
  expect(steps.every(({ value, source }) => value !== "" && source !== "")).toBe(true);
  expect(steps.some(({ formula }) => formula.includes("{"))).toBe(false);
});
