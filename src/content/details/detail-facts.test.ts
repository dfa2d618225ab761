import { describe, expect, test } from "vitest";
import { detailColumns, detailGroups } from "#domain/products/model/detail-columns.ts";
import { cellsOf, rowOf } from "#domain/records/columns.ts";
import { aModel } from "../../../tests/support/builders.ts";
import { detailViews } from "./detail-facts.ts";

const cells = {
  ...cellsOf(detailColumns, {}),
  soundPower: "86",
  soundBands: "91 90 87 82 81 76 74 66",
  soundSideDistance: "10",
  lowNoise: "저소음 팬 97% 3.7 kW 53 dB(A); 토출 소음기 51 dB(A) 610 mm 200 kg",
  fanPower: "2.98",
  voltage: "220/380",
  driftRate: "10 ppm",
  connections: "순환수 입구 DN100 KS10K 상부 @1/2/3; 순환수 입구 DN100 KS10K 상부 @4/5/6; 배수 DN50",
  waterVolume: "1.5",
  supports: "600 kg @1/1; 600 kg @2/2; 2× 500 kg",
  sections: "하부 | Lower section 2240×3260×1900 mm 500 kg 4점",
  materials: "외판 FRP; 골조 용융아연도금강 | Hot-dip galvanized steel",
  coilPressureDrop: "55",
  coilFluid: "물",
  sprayFlow: "78",
};
const { row, problems } = rowOf(detailColumns, cells);
const [one, other] = [aModel({ ...row, name: "A" }), aModel({ ...row, name: "B", soundPower: 89 })];

describe("the details of the models of a series", () => {
  test("are none where nothing is entered", () => {
    expect(detailViews("ko", [aModel(), aModel({ name: "B" })])).toEqual([]);
  });

  test("say what all models have alike once, and in a table what differs", () => {
    expect(problems).toEqual({});
    const [sound] = detailViews("en", [one, other]);
    expect(sound?.columns).toEqual([
      { head: "Sound power level", units: { metric: "dB(A)", imperial: "dB(A)" } },
    ]);
    expect(sound?.rows.map(({ model, cells: [cell] }) => [model, cell?.metric])).toEqual([
      ["A", "86"],
      ["B", "89"],
    ]);
    const bands = "91 90 87 82 81 76 74 66 dB, 63–8,000 Hz";
    expect(sound?.common.map(({ head, value }) => [head, value.metric, value.imperial])).toEqual([
      ["Octave-band sound power", bands, bands],
      ["Distance of these sounds", "10 m", "32.8 ft"],
      ["Low-noise fan", "97% capacity, 3.7 kW, 53 dB(A)", "97% capacity, 5.0 hp, 53 dB(A)"],
      ["Discharge attenuator", "51 dB(A), +0.61 m high, +200 kg", "51 dB(A), +2.0 ft high, +440 lb"],
    ]);
  });

  test("state a share with all the decimals that were entered", () => {
    const [drive] = detailViews("en", [
      aModel({ name: "A", driftRate: 0.0005 }),
      aModel({ name: "B", driftRate: 0.000_25 }),
    ]);
    expect(drive?.rows.map(({ cells: [cell] }) => cell?.metric)).toEqual(["0.0005", "0.00025"]);
  });

  test("have a group each, in the words and units of the reader", () => {
    const common = (locale: "ko" | "en") =>
      detailViews(locale, [one, { ...one, name: "C" }]).map((view) => [
        view.id,
        ...view.common.map(({ head, value }) => `${head}: ${value.metric} | ${value.imperial}`),
      ]);
    expect(common("ko").slice(1)).toEqual([
      ["drive", "팬당 축동력: 2.98 kW | 4.0 hp", "전압: 220/380 V | 220/380 V", "비산율: 0.001% | 0.001%"],
      ["connections", "순환수 입구: 2 × DN100, KS10K, 상부 | 2 × DN100, KS10K, 상부", "배수: DN50 | DN50"],
      [
        "loads",
        "운전 수량: 1.5 m³ | 400 gal",
        "지지점 하중: 2 × 600 kg; 2 × 500 kg | 2 × 1,320 lb; 2 × 1,100 lb",
        "운송 단위: 하부, 2.24 × 3.26 × 1.90 m, 500 kg, 인양점 4점 | 하부, 7.3 × 10.7 × 6.2 ft, 1,100 lb, 인양점 4점",
      ],
      ["materials", "골조: 용융아연도금강 | 용융아연도금강", "외판: FRP | FRP"],
      ["coil", "코일 압력손실: 55 kPa | 8.0 psi", "코일 유체: 물 | 물", "살수량: 78 m³/h | 343 gpm"],
    ]);
    expect(common("en")[3]?.at(-1)).toContain("Shipping sections: Lower section, 2.24");
    expect(common("en")[4]).toEqual([
      "materials",
      "Frame: Hot-dip galvanized steel | Hot-dip galvanized steel",
      "Casing: FRP | FRP",
    ]);
    expect(common("en")).toHaveLength(Object.keys(detailGroups).length);
  });
});
