import { placesOf } from "./place.ts";

export const poland = placesOf("폴란드", "ashrae-2013", [
  { city: "warsaw", ko: "바르샤바", en: "Warsaw", wetBulbTemp: 21.4, dryBulbTemp: 27.5, station: "123750" },
  { city: "lodz", ko: "우치", en: "Łódź", wetBulbTemp: 20.7, dryBulbTemp: 26.5, station: "124650" },
  { city: "poznan", ko: "포즈난", en: "Poznań", wetBulbTemp: 20.7, dryBulbTemp: 27.5, station: "123300" },
  { city: "gdansk", ko: "그단스크", en: "Gdańsk", wetBulbTemp: 20.2, dryBulbTemp: 25.1, station: "121500" },
  { city: "szczecin", ko: "슈체친", en: "Szczecin", wetBulbTemp: 21.2, dryBulbTemp: 26.8, station: "122050" },
  {
    city: "bialystok",
    ko: "비아위스토크",
    en: "Białystok",
    wetBulbTemp: 21,
    dryBulbTemp: 26.1,
    station: "122950",
  },
  { city: "lublin", ko: "루블린", en: "Lublin", wetBulbTemp: 21.3, dryBulbTemp: 26.8, station: "124950" },
  { city: "rzeszow", ko: "제슈프", en: "Rzeszów", wetBulbTemp: 21.7, dryBulbTemp: 27.8, station: "125800" },
  { city: "krakow", ko: "크라쿠프", en: "Kraków", wetBulbTemp: 21.3, dryBulbTemp: 27.9, station: "125660" },
  { city: "katowice", ko: "카토비체", en: "Katowice", wetBulbTemp: 20.7, dryBulbTemp: 27, station: "125600" },
  {
    city: "wroclaw",
    ko: "브로츠와프",
    en: "Wrocław",
    wetBulbTemp: 20.9,
    dryBulbTemp: 27.5,
    station: "124240",
  },
]);
