import { placesOf } from "./place.ts";

export const pakistan = placesOf("파키스탄", "ashrae-2013", [
  { city: "karachi", ko: "카라치", en: "Karachi", wetBulbTemp: 28.2, dryBulbTemp: 33.4, station: "417800" },
  {
    city: "nawabshah",
    ko: "나와브샤",
    en: "Nawabshah",
    wetBulbTemp: 29.6,
    dryBulbTemp: 38.8,
    station: "417490",
  },
  { city: "lahore", ko: "라호르", en: "Lahore", wetBulbTemp: 29, dryBulbTemp: 34.3, station: "416400" },
  {
    city: "islamabad",
    ko: "이슬라마바드",
    en: "Islamabad",
    wetBulbTemp: 28,
    dryBulbTemp: 34,
    station: "415710",
  },
]);
