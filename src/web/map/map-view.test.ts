import { expect, test, vi } from "vitest";
import { defaults } from "#content/editing/defaults.ts";
import { withCountries } from "#content/world/country-content.ts";
import { mapView, pinStyles } from "./map-view.ts";

vi.mock("./other-pins.generated.css?url", () => ({ default: "/other-pins.css" }));

const head = { postal: { street: "", locality: "", region: "", postalCode: "", countryCode: "KR" } };
const viewOf = (countries: readonly string[]) =>
  mapView(withCountries(defaults, countries).worldMap.ko, head);
const pinOf = (country: string) => viewOf([country]).pins[0];

test("the sample's map is enlarged on phones and needs no additional style sheet", () => {
  const view = mapView(defaults.worldMap.ko, head);
  expect([view.isEnlarged, pinStyles(view), view.pins.map(({ place }) => place)]).toEqual([
    true,
    [],
    ["pin-kr", "pin-cn", "pin-us", "pin-vn", "pin-in", "pin-pk", "pin-pl", "pin-kz"],
  ]);
  expect(view.pins.filter(({ isHome }) => isHome).map(({ id }) => id)).toEqual(["한국"]);
});

test("another country adds the style sheet of the other pins", () => {
  expect(pinStyles(viewOf(["한국", "몽골"]))).toEqual([
    { tagName: "link", rel: "stylesheet", href: "/other-pins.css" },
  ]);
});

test("a country under an alternative name has its pin, and an unknown one appears only in the list", () => {
  expect(pinOf("터키")?.place).toBe("pin-tr");
  expect(pinOf("아틀란티스")).toEqual({
    id: "아틀란티스",
    name: "아틀란티스",
    description: "",
    isHome: false,
  });
});

test("a map with pins near its edges is not enlarged on phones, and its tooltips stay inside", () => {
  expect([viewOf(["영국"]).isEnlarged, viewOf(["브라질"]).isEnlarged]).toEqual([false, false]);
  expect(pinOf("브라질")?.tip).toContain("lg:right-0");
  expect(pinOf("영국")?.tip).toContain("lg:left-0");
  expect(pinOf("스웨덴")?.tip).toContain("top-full");
});
