import { expect, test } from "vitest";
import type { Columns } from "#domain/records/column-types.ts";
import { mergedRows, rowDifferences } from "./row-conflict.ts";

const columns = {
  name: { kind: "text", maxLength: 60, isRequired: true },
  crt: { kind: "number", min: 1, max: 1_000 },
} as const satisfies Columns;
const labels = { name: "모델", crt: "용량" };
const base = [
  { name: "A", crt: "100" },
  { name: "B", crt: "200" },
  { name: "C", crt: "300" },
];

test("a row that only one side changed is proposed from that side", () => {
  const mine = [
    { name: "A", crt: "110" },
    { name: "B", crt: "200" },
    { name: "C", crt: "300" },
  ];
  const theirs = [
    { name: "A", crt: "100" },
    { name: "B", crt: "220" },
    { name: "D", crt: "1,000" },
  ];
  const found = rowDifferences({ columns, labels, base, mine, theirs });
  expect(found).toEqual([
    { name: "A", mine: "용량: 110", theirs: "용량: 100", proposed: "mine" },
    { name: "B", mine: "용량: 200", theirs: "용량: 220", proposed: "theirs" },
    { name: "C", mine: "모델: C\n용량: 300", theirs: "", proposed: "theirs" },
    { name: "D", mine: "", theirs: "모델: D\n용량: 1,000", proposed: "theirs" },
  ]);
});

test("each row takes the chosen content; rows of the other only come last", () => {
  const mine = [
    { name: "A", crt: "110" },
    { name: "B", crt: "200" },
    { name: "C", crt: "300" },
    { name: "", crt: "" },
  ];
  const theirs = [
    { name: "A", crt: "100" },
    { name: "B", crt: "220" },
    { name: "D", crt: "400" },
  ];
  const choices = new Map([
    ["A", "mine"],
    ["B", "theirs"],
    ["C", "theirs"],
    ["D", "theirs"],
  ] as const);
  expect(mergedRows({ columns, mine, theirs }, choices)).toEqual([
    { name: "A", crt: "110" },
    { name: "B", crt: "220" },
    { name: "", crt: "" },
    { name: "D", crt: "400" },
  ]);
});

test("rows of one subject are identified by subject and name", () => {
  const named = {
    columns: { subject: columns.name, name: columns.name },
    labels: { subject: "항목", name: "사양" },
    namedBy: ["subject", "name"] as const,
  };
  const steel = { subject: "재질", name: "강" };
  const plastic = { subject: "재질", name: "FRP" };
  const rows = { base: [steel], mine: [steel], theirs: [steel, plastic] };
  expect(rowDifferences({ ...named, ...rows })).toEqual([
    { name: "재질, FRP", mine: "", theirs: "항목: 재질\n사양: FRP", proposed: "theirs" },
  ]);
  expect(mergedRows({ ...named, ...rows }, new Map([["재질, FRP", "theirs"]]))).toEqual([steel, plastic]);
});
