import { describe, expect, test } from "vitest";
import { detailColumns } from "../../products/model/detail-columns.ts";
import { cellsOf, rowOf, wrongPartOf } from "../columns.ts";

type Column = keyof typeof detailColumns;

function read(column: Column, text: string) {
  const { row, problems } = rowOf(detailColumns, { ...cellsOf(detailColumns, {}), [column]: text });
  return { value: row[column] as unknown, problem: problems[column] };
}

const pipe = { count: null, standard: null, side: null, at: null };
const load = { count: null, at: null };

describe("a cell with several items", () => {
  test.each<[Column, string, unknown]>([
    [
      "connections",
      "순환수 입구 DN200 KS10K 하부",
      [{ ...pipe, purpose: "순환수 입구", dn: 200, standard: "KS10K", side: "하부" }],
    ],
    [
      "connections",
      "2× 온수 입구 200A 상부 @1,120/500/3412; Drain DN 50",
      [
        { ...pipe, count: 2, purpose: "순환수 입구", dn: 200, side: "상부", at: [1_120, 500, 3_412] },
        { ...pipe, purpose: "배수", dn: 50 },
      ],
    ],
    [
      "connections",
      "급속보충수 DN25 PT 나사\n보충수 DN20 ×2",
      [
        { ...pipe, purpose: "급속 보충수", dn: 25, standard: "PT 나사" },
        { ...pipe, count: 2, purpose: "보충수", dn: 20 },
      ],
    ],
    ...["150A x 2", "150A x2", "150Ax2", "150A ×2", "150A 2EA", "150A x 2EA", "2개 150A", "150A 2 개소"].map(
      (text): [Column, string, unknown] => [
        "connections",
        `순환수 입구 ${text}`,
        [{ ...pipe, count: 2, purpose: "순환수 입구", dn: 150 }],
      ],
    ),
    ["supports", "4 × 1,480 kg", [{ ...load, count: 4, load: 1_480 }]],
    [
      "supports",
      "1.5 t @150/150；1.5t @2090/150",
      [
        { ...load, load: 1_500, at: [150, 150] },
        { ...load, load: 1_500, at: [2_090, 150] },
      ],
    ],
    [
      "sections",
      "2x 하부 | Lower section 3,300x2,200x2,400 mm 1,250 kg 4점",
      [
        {
          count: 2,
          name: "하부",
          nameEn: "Lower section",
          size: [3_300, 2_200, 2_400],
          weight: 1_250,
          points: 4,
        },
      ],
    ],
    [
      "materials",
      "팬 스택: FRP; 팬: 알루미늄 합금 | Aluminum alloy",
      [
        { part: "팬 스택", material: "FRP", materialEn: null },
        { part: "팬", material: "알루미늄 합금", materialEn: "Aluminum alloy" },
      ],
    ],
    [
      "lowNoise",
      "저소음 팬 97% 5 HP 53dB(A); 토출소음기 51 dB 600mm 180 kg",
      [
        { kind: "저소음 팬", capacity: 97, motor: 3.7, sound: 53, height: null, weight: null },
        { kind: "토출 소음기", capacity: null, motor: null, sound: 51, height: 600, weight: 180 },
      ],
    ],
    ["soundBands", "91 90 87 81 / 81 76 73 66 dB", [91, 90, 87, 81, 81, 76, 73, 66]],
    ["voltage", "220/380V", [220, 380]],
    ["voltage", "3.3 kV", [3_300]],
    ["connections", "", []],
    ["connections", "-", []],
    ["voltage", "-", null],
  ])("of %s reads %j", (column, text, value) => {
    expect(read(column, text)).toEqual({ value, problem: undefined });
  });

  test.each<[Column, string, string, string]>([
    ["connections", "DN50; 배수 DN25", "partMissing", "DN50"],
    ["connections", "배수 DN9000", "partWrong", "9000"],
    // One unit applies to all three lengths.
    ["sections", "3,300×2,200×2.4 m", "partWrong", "3300×2200×2.4 m"],
    ["supports", "4× 600 kg 정도", "unreadPart", "정도"],
    ["supports", "4× 600", "unreadPart", "600"],
    ["soundBands", "91 90 87", "wrongCount", "91 90 87"],
    ["soundBands", "91 90 87 81 81 76 73 200", "outside", "91 90 87 81 81 76 73 200"],
    ["coilFluid", "기름", "unknownChoice", "기름"],
  ])("of %s says what is wrong with %j", (column, text, problem, part) => {
    expect(read(column, text).problem).toBe(problem);
    expect(wrongPartOf(detailColumns[column], text)).toBe(part);
  });
});
