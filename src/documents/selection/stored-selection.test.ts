import { describe, expect, test } from "vitest";
import { planWords } from "#content/calculator/plan/plan.ts";
import { storedSelectionSchema } from "#domain/inquiries/attached-selection.ts";
import type { Locale } from "#domain/locale.ts";
import { aModel, anOption, aStoredProduct } from "../../../tests/support/builders.ts";
import { storedRows, storedSelection, storedShortfall } from "./stored-selection.ts";

const model = aModel({ name: "A-100", soundBands: [91, 90, 87, 81, 81, 76, 73, 66] });
const products = [aStoredProduct({ models: [model] })];
const sent = "sound=tower_A-100*at_25*hs_6*side_even";
const levels = (stored: ReturnType<typeof storedSelection>) =>
  (stored ? storedRows("ko", stored) : []).map(({ label, figure }) => `${label}: ${figure}`);

test("an inquiry with sound at a neighbor tells its levels and verdicts, by the record of its day", () => {
  const stored = storedSelection(sent, products);
  const read = storedSelectionSchema.parse(JSON.parse(JSON.stringify(stored)));
  expect(levels(read)).toEqual([
    "이웃 소음: 1 × A-100, 25 m, 높이 6 / 1.5 m, 팬 속도 주간 100% / 야간 100%",
    "주간 소음: 49.4 ± 3 dB(A), 55 dB(A) 이하: 기준 이내",
    "아침·저녁 소음: 49.4 ± 3 dB(A), 50 dB(A) 이하: 판정 유보(불확도 범위 안)",
    "야간 소음: 49.4 ± 3 dB(A), 45 dB(A) 이하: 기준 초과",
  ]);
});

test("a tower that the record does not have has no level in an inquiry, and levels cannot be sent along", () => {
  expect(levels(storedSelection(`${sent.replace("A-100", "B-1")}*w63_10`, products))).toEqual([]);
});

test("towers of which one is standby count without it: one that suffices, and one that no longer does", () => {
  const offered = [aStoredProduct({ models: [aModel({ name: "SCP-500", crt: 500 })] })];
  const stored = (flow: number, preferences = "&reserve=1") =>
    storedSelection(`flow=${flow}&hot=37&cold=32&wb=27&model=SCP-500&units=2${preferences}`, offered);
  const lines = levels(stored(390));
  expect(lines).toContainEqual(expect.stringMatching(/: 2 × SCP-500 \(500 CRT, 예비 1대 제외\)$/));
  const shortfall = (...of: Parameters<typeof stored>) => {
    const each = stored(...of);
    return each && storedShortfall("en", each);
  };
  expect(shortfall(390)).toBeUndefined();
  expect(shortfall(470, "")).toBeUndefined();
  expect(shortfall(470)).toMatch(
    /^2 × SCP-500 \(500 CRT, one on standby not counted\) does not meet the duty/,
  );
});

test("an inquiry has the drift that was entered, to its last decimal", () => {
  const stored = storedSelection("flow=390&hot=37&cold=32&wb=27&cycles=4&drift=0.0005", products);
  expect(levels(stored).join()).toContain("비산 0.0005%");
});

describe("the year of an inquiry", () => {
  const duty = "flow=390&hot=37&cold=32&wb=27";
  const yearOf = (query: string, locale: Locale = "ko") => {
    const stored = storedSelection(`${duty}&station=471080&${query}`, products);
    const rows = stored ? storedRows(locale, stored) : [];
    return rows.find(({ label }) => label === planWords[locale].year.title)?.figure;
  };
  const load = "ycold=30&load=air-conditioning&off=10&full=25";
  const operation = "control=on-off&kw=60&ycrt=800&least=0.3&ycycles=6&ydrift=0.02&free=12";

  test("has everything that was entered", () => {
    expect(yearOf(`${load}&${operation}`)).toBe(
      "서울 기상, 목표 출구수온 30 °C, 공조, 운전을 멈추는 습구온도 10 °C, 부하가 최대인 습구온도 25 °C, " +
        "기동·정지, 60 kW, 냉각탑 800 CRT, 인버터 최저 속도 30%, 농축배수 6, 비산 0.02%, 프리쿨링(12 °C 이하)",
    );
    expect(yearOf(`${load}&${operation}&in=m3h-F`, "en")).toBe(
      "weather of Seoul, Target outlet 86 °F (30 °C), Air conditioning, Wet bulb at shutdown 50 °F (10 °C), " +
        "Wet bulb at full load 77 °F (25 °C), On/off, 60 kW, Tower 800 CRT, Minimum fan speed (variable-speed drive) 30%, " +
        "Cycles of concentration 6, Drift 0.02%, Free cooling, 53.6 °F (12 °C) or less",
    );
  });

  test("has the share of each month", () => {
    const shares = [100, 90, 80, 70, 60, 50, 55.5, 0, 70, 80, 90, 100];
    expect(yearOf(`load=monthly&shares=${shares.join("-")}`)).toBe(
      "서울 기상, 월별 비율, 1월 100% / 2월 90% / 3월 80% / 4월 70% / 5월 60% / 6월 50% / 7월 55.5% / 8월 0% / 9월 70% / " +
        "10월 80% / 11월 90% / 12월 100%, 인버터",
    );
  });

  test("has no value that was left as it is", () => {
    expect(yearOf("cycles=5&ycycles=5&least=0.25")).toBe("서울 기상, 일정(공정), 인버터");
  });
});

test("an inquiry has its options in each language, by the record of its day", () => {
  const options = [
    anOption({ name: "스테인리스강", nameEn: "Stainless steel" }),
    anOption({ name: "아연도금" }),
  ];
  const offered = [aStoredProduct({ slug: "t" }), aStoredProduct({ slug: "sf", options })];
  const of = (names: string, locale: Locale) => {
    const stored = storedSelection(`product=sf&options=${encodeURIComponent(names)}`, offered);
    const read = storedSelectionSchema.parse(JSON.parse(JSON.stringify(stored)));
    return storedRows(locale, read).map(({ figure }) => figure);
  };
  expect(of("Stainless steel", "ko")).toEqual(["스테인리스강"]);
  expect(of("스테인리스강,아연도금,Titanium", "en")).toEqual(["Stainless steel, 아연도금, Titanium"]);
});

test("an inquiry about an option that makes another kind of tower has that kind", () => {
  const flow = { subject: "흐름 방식" };
  const options = [
    anOption({ ...flow, name: "대향류형" }),
    anOption({ ...flow, name: "직교류형", nameEn: "Crossflow", kind: "직교류" }),
  ];
  const offered = [
    aStoredProduct({ slug: "mx", tags: ["대향류"], models: [aModel({ name: "MX-700" })], options }),
  ];
  const kindOf = (query: string) =>
    storedSelection(`product=mx&model=MX-700&units=3${query}`, offered)?.model?.kind;
  expect([kindOf(""), kindOf("&options=Crossflow")]).toEqual(["counterflow", "crossflow"]);
});

test("an inquiry stored before there was sound is read as before", () => {
  expect(storedSelectionSchema.parse({ query: "?crt=100", model: null })).toEqual({
    query: "?crt=100",
    model: null,
  });
});

test("of two series with the same name of a model the one of the selection gives the size and the sound", () => {
  const loud = { soundBands: model.soundBands, name: "200" };
  const quiet = { ...loud, soundBands: [81, 80, 77, 71, 71, 66, 63, 56] };
  const offered = [
    aStoredProduct({ slug: "sf", models: [aModel({ ...loud, crt: 200 })] }),
    aStoredProduct({ slug: "v", brand: "BAC", models: [aModel({ ...loud, crt: 300 })] }),
    aStoredProduct({ slug: "scp", models: [aModel({ ...quiet, crt: 500 })] }),
  ];
  const stored = (product: string) =>
    storedSelection(`product=${product}&model=200&units=1&sound=tower_200*at_25*hs_6`, offered);
  expect(stored("scp/200")).toMatchObject({ model: { crt: 500 }, sound: { power: quiet.soundBands } });
  expect(stored("v")?.model?.crt).toBe(300);
  expect(stored("sf")).toMatchObject({ model: { crt: 200 }, sound: { power: loud.soundBands } });
});
