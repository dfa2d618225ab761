import { expect, test } from "vitest";
import { type Edit, tidyEdit } from "#domain/content/edits.ts";
import { locales } from "#domain/locale.ts";
import { defaults, unchanged } from "./defaults.ts";
import { isFactName, isKnownPlace, placesIn } from "./facts.ts";
import { overlay } from "./overlay.ts";
import { editOf, placesOf } from "./places.ts";

const places = placesOf(defaults);
const texts = places.filter((place) => place.kind === "text" || place.kind === "texts");

test("no sentence of the pages has the company's name or year typed into it", () => {
  const { name, established } = defaults.company;
  const typed = texts.filter(
    ({ path, ko, en }) =>
      !path.startsWith("company.") &&
      [ko, en]
        .flat()
        .some((text) => [name.ko, name.en, String(established)].some((fact) => text.includes(fact))),
  );
  // Events of that year stay as they are when the company changes its own facts.
  expect(typed.map(({ path }) => path)).toEqual([]);
});

test("no fact has a place that pages fill with something else", () => {
  const filled = unchanged;
  const left = placesOf(filled).flatMap((place) =>
    place.kind === "text" || place.kind === "texts"
      ? locales.flatMap((locale) => [place[locale]].flat())
      : [],
  );
  expect(left.flatMap(placesIn).filter(({ name }) => isFactName(name))).toEqual([]);
});

test("every place with a particle is a fact with a particle that there is", () => {
  const odd = texts
    .flatMap(({ ko, en }) => [ko, en].flat())
    .flatMap(placesIn)
    .filter((place) => place.particle !== undefined && !isKnownPlace(place, new Set()));
  expect(odd).toEqual([]);
});

test("no two places have the same path", () => {
  const paths = places.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("sentences and entries are told apart where a list has none of them any more, or has none yet", () => {
  const none = new Map<string, Edit>();
  for (const place of places) {
    if (place.kind === "texts") none.set(place.path, { kind: "texts", ko: [], en: [] });
    if (place.kind === "list")
      none.set(place.path, { kind: "list", order: [], removed: place.ids, added: [] });
  }
  // One after the other: without its entries a list has no lists below it.
  const mistaken = [...none].filter(([path, edit]) => {
    const emptied = placesOf(overlay(defaults, new Map([[path, edit]])));
    return emptied.find((place) => place.path === path)?.kind !== edit.kind;
  });
  expect(mistaken.map(([path]) => path)).toEqual([]);
  expect(places.filter((place) => place.kind === "list" && place.ids.length === 0)).toEqual([]);
});

test("every picture stands beside its description, and can be replaced", () => {
  const named = JSON.stringify(defaults).match(/"picture":"[\w-]+"/g) ?? [];
  const pictures = places.filter(({ kind }) => kind === "picture");
  // Once in each language.
  expect(named.length).toBe(2 * pictures.length);
  expect(pictures.length).toBeGreaterThan(15);
});

test("every text of the program is as texts are stored: what is compared with it is tidy", () => {
  const edits = placesOf(defaults).map(editOf);
  expect(edits.map(tidyEdit)).toEqual(edits);
});
