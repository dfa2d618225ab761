import { expect, test } from "vitest";
import { storedSelectionSchema } from "#domain/inquiries/attached-selection.ts";
import { aModel, aStoredProduct } from "../../../tests/support/builders.ts";
import { storedRows, storedSelection, storedShortfall } from "./attached.ts";

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
